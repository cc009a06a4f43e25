import type { Currency } from '@fairline/money/money.ts';
import type { Queryable } from '../platform/database/database.ts';
import {
  PAYABLE_BET_COLUMNS,
  PAYABLE_LEG_COLUMNS,
  type PayableBetRow,
  type PayableLegRow,
  payableBet,
  payableLeg,
  readRows,
} from './payable-store.ts';
import type { BetOutcome, PlacedBet, PlacedLeg } from './placed-bet.ts';

interface BetRow extends PayableBetRow {
  currency: Currency;
  delay_ms: number;
  odds_numerator: string;
  odds_denominator: string;
  cashed_out: bigint;
}

interface LegRow extends PayableLegRow {
  event_name: string;
  market_name: string;
  selection_name: string;
  outcome: BetOutcome;
}

// Those of BetRow and LegRow: what is only for the audit record is not read with every bet.
const BET_COLUMNS = `${PAYABLE_BET_COLUMNS}, currency, delay_ms, odds_numerator, odds_denominator, cashed_out`;
const LEG_COLUMNS = `${PAYABLE_LEG_COLUMNS}, event_name, market_name, selection_name, outcome`;

/** The bets of these ids that exist, in no order. */
export function readBets(db: Queryable, ids: readonly string[]): Promise<PlacedBet[]> {
  return readRows(db, ids, BET_COLUMNS, LEG_COLUMNS, placedBet);
}

function placedBet(row: BetRow, legs: readonly LegRow[]): PlacedBet {
  return {
    ...payableBet(row, []),
    currency: row.currency,
    cashedOut: row.cashed_out,
    totalOdds: { numerator: BigInt(row.odds_numerator), denominator: BigInt(row.odds_denominator) },
    delayMs: row.delay_ms,
    legs: legs.map(placedLeg),
  };
}

function placedLeg(row: LegRow): PlacedLeg {
  return {
    ...payableLeg(row),
    eventName: row.event_name,
    marketName: row.market_name,
    selectionName: row.selection_name,
    outcome: row.outcome,
  };
}

export async function readOpenStakes(db: Queryable): Promise<Map<string, bigint>> {
  const rows = await db.query<{ patron_id: string; stake: bigint }>(
    `select patron_id, sum((line_stake - closed_line_stake) * combinations)::bigint as stake from bets.bet
     where status = 'OPEN' group by patron_id`,
  );
  return new Map(rows.map((row) => [row.patron_id, row.stake]));
}

/** Bets that ended or were cashed out in part, by id, a page of them after an id; none after the last. */
export async function readPaidBets(db: Queryable, after: string | undefined) {
  const rows = await db.query<{ id: string; patron_id: string; paid: bigint }>(
    // What is owed of a correction was never taken back.
    `select id, patron_id, coalesce(payout, 0) + owed + cashed_out as paid from bets.bet
     where (status <> 'OPEN' or cashed_out > 0) and ($1::uuid is null or id > $1) order by id limit 2000`,
    [after ?? null],
  );
  return rows.map((row) => ({ betId: row.id, patronId: row.patron_id, paid: row.paid }));
}
