import { type Currency, type Money, money } from '@fairline/money/money.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import type { BetFilter, BetsChoice, HistorySources } from './history.ts';
import { potentialReturn } from './open-part.ts';
import { readBets } from './store.ts';
import {
  type BetStatus,
  readEndedTotals,
  readEventIds,
  readOpenTotals,
  type TotalsRow,
} from './totals-store.ts';

/** What the bets of a choice, all its pages, add up to. Of open bets what is still open of them. */
export interface HistoryTotals {
  readonly count: number;
  readonly stake: Money;
  /** Of the stakes: what bonus bets and promotional credit paid, which is nobody's loss but the house's. */
  readonly rewardStake: Money;
  /** What open bets pay if all of them win that still can. */
  readonly couldReturn: Money;
  /** What came back of those that have ended. */
  readonly returned: Money;
  /** Of those that have ended what came back less the patron's own cash that was staked: below zero for a loss. */
  readonly net: Money;
}

const STATUSES: Readonly<Record<BetFilter, readonly BetStatus[]>> = {
  ALL: ['OPEN', 'SETTLED', 'CASHED_OUT'],
  CASHED_OUT: ['CASHED_OUT'],
  LIVE: ['OPEN'],
  OPEN: ['OPEN'],
  SETTLED: ['SETTLED'],
};

/** The totals of exactly the bets that the history lists for the same choice, all of them as they stood at one moment. */
export function readHistoryTotals(
  database: Pick<Database, 'snapshot'>,
  patronId: string,
  currency: Currency,
  choice: BetsChoice,
  sources: HistorySources,
): Promise<HistoryTotals> {
  return database.snapshot((tx) => readTotals(tx, patronId, currency, choice, sources));
}

async function readTotals(
  db: Queryable,
  patronId: string,
  currency: Currency,
  { filter, type, sport }: BetsChoice,
  { liveEventIds, begunEventIds, asItStands, sportsOf }: HistorySources,
): Promise<HistoryTotals> {
  const statuses = STATUSES[filter];
  const ofSport: string[][] = [];
  if (sport) {
    // A bet does not know the sports of its legs.
    const sports = await sportsOf(db, await readEventIds(db, patronId, statuses));
    ofSport.push([...sports].flatMap(([eventId, slug]) => (slug === sport ? [eventId] : [])));
  }
  const onEvents = filter === 'LIVE' ? [liveEventIds(), ...ofSport] : ofSport;
  const of = { patronId, type: type ?? undefined, onEvents };
  const open: TotalsRow[] = [];
  const ended: TotalsRow[] = [];
  for (const status of statuses) {
    if (status === 'OPEN') open.push(await readOpenTotals(db, of, begunEventIds()));
    else ended.push(await readEndedTotals(db, of, status));
  }
  const workedOut = await readBets(
    db,
    open.flatMap((row) => row.worked_out),
  );
  const sum = (rows: readonly TotalsRow[], field: Exclude<keyof TotalsRow, 'worked_out'>) =>
    rows.reduce((total, row) => total + row[field], 0n);
  const all = [...open, ...ended];
  const couldReturn = workedOut.reduce(
    (total, bet) => total + potentialReturn(asItStands(bet)),
    sum(open, 'could_return'),
  );
  const returned = sum(ended, 'returned');
  const ownStake = sum(ended, 'stake') - sum(ended, 'reward_stake');
  return {
    count: Number(sum(all, 'count')),
    stake: money(sum(all, 'stake'), currency),
    rewardStake: money(sum(all, 'reward_stake'), currency),
    couldReturn: money(couldReturn, currency),
    returned: money(returned, currency),
    net: money(returned - ownStake, currency),
  };
}
