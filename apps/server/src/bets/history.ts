import { type Currency, type Money, money } from '@fairline/money/money.ts';
import type { Queryable } from '../platform/database/database.ts';
import { isUuid } from '../platform/ids.ts';
import {
  readAllIds,
  readCashedOutIds,
  readOpenIds,
  readOpenIdsOn,
  readSettledIds,
  readTotals,
} from './history-store.ts';
import type { PlacedBet } from './placed-bet.ts';
import { readBets } from './store.ts';

export const BET_FILTERS = ['ALL', 'CASHED_OUT', 'LIVE', 'OPEN', 'SETTLED'] as const;
/** LIVE: open, with a leg on an event in play. */
export type BetFilter = (typeof BET_FILTERS)[number];

export interface HistoryQuery {
  readonly filter: BetFilter;
  /** 1 to 100; 20 unless told otherwise. */
  readonly first?: number | null | undefined;
  /** The cursor of the last bet of the page before. */
  readonly after?: string | null | undefined;
}

/** Newest first. */
export interface HistoryPage {
  readonly bets: readonly PlacedBet[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

/** A page that cannot be: which argument, and what it takes. */
export class InvalidPage extends Error {
  override readonly name = 'InvalidPage';
}

const DEFAULT_PAGE = 20;
const MAX_PAGE = 100;
/** After every UUID there is. */
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** @throws InvalidPage */
export async function readHistory(
  db: Queryable,
  patronId: string,
  { filter, first, after }: HistoryQuery,
  liveEventIds: () => readonly string[],
): Promise<HistoryPage> {
  const size = first ?? DEFAULT_PAGE;
  if (!Number.isInteger(size) || size < 1 || size > MAX_PAGE) {
    throw new InvalidPage(`first must be 1 to ${MAX_PAGE}.`);
  }
  if (after && !isUuid(after)) throw new InvalidPage('after must be a cursor of an earlier page.');
  const before = after || LAST_ID;
  const ids = await readIds(db, patronId, filter, before, size + 1, liveEventIds);
  const bets = await readBets(db, ids.slice(0, size));
  return {
    bets: bets.sort((left, right) => (left.id < right.id ? 1 : -1)),
    hasNextPage: ids.length > size,
    hasPreviousPage: Boolean(after),
  };
}

function readIds(
  db: Queryable,
  patronId: string,
  filter: BetFilter,
  before: string,
  limit: number,
  liveEventIds: () => readonly string[],
): Promise<string[]> {
  switch (filter) {
    case 'OPEN':
      return readOpenIds(db, patronId, before, limit);
    case 'CASHED_OUT':
      return readCashedOutIds(db, patronId, before, limit);
    case 'SETTLED':
      return readSettledIds(db, patronId, before, limit);
    case 'LIVE':
      return readOpenIdsOn(db, patronId, liveEventIds(), before, limit);
    case 'ALL':
      return readAllIds(db, patronId, before, limit);
  }
}

export interface HistoryTotals {
  readonly openCount: number;
  readonly openStake: Money;
  readonly settledCount: number;
  readonly settledStake: Money;
  readonly settledReturn: Money;
}

export async function readHistoryTotals(
  db: Queryable,
  patronId: string,
  currency: Currency,
): Promise<HistoryTotals> {
  const row = await readTotals(db, patronId);
  return {
    openCount: Number(row.open_count),
    openStake: money(row.open_stake, currency),
    settledCount: Number(row.settled_count),
    settledStake: money(row.settled_stake, currency),
    settledReturn: money(row.settled_return, currency),
  };
}
