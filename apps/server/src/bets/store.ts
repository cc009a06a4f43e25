import type { Currency } from '@fairline/money/money.ts';
import type { SelectionType } from '@fairline/sports/sport.ts';
import type { Queryable } from '../platform/database/database.ts';
import { readLegOutcome } from './leg-outcome.ts';
import type { AmountSource, BetOutcome, BetType, LegDecision, PlacedBet, PlacedLeg } from './placed-bet.ts';
import { readTerms } from './terms-codec.ts';

interface BetRow {
  id: string;
  patron_id: string;
  type: BetType;
  amount_source: AmountSource;
  currency: Currency;
  stake: bigint;
  line_stake: bigint;
  combinations: number;
  terms: unknown;
  delay_ms: number;
  odds_numerator: string;
  odds_denominator: string;
  winnings: bigint;
  placed_at: Date;
  status: 'OPEN' | 'SETTLED' | 'CASHED_OUT';
  closed_line_stake: bigint;
  cashed_out: bigint;
  outcome: BetOutcome;
  payout: bigint | null;
  settled_at: Date | null;
  settlement_version: number;
  restored: bigint;
  boost_extra: bigint;
  lines_won: number;
  lines_refunded: number;
  owed: bigint;
}

interface LegRow {
  bet_id: string;
  number: number;
  event_id: string;
  market_key: string;
  selection_key: string;
  selection_type: SelectionType;
  event_name: string;
  market_name: string;
  selection_name: string;
  points: number | null;
  odds_numerator: bigint;
  odds_denominator: bigint;
  group_number: number | null;
  teased_points: number | null;
  teased_market_key: string | null;
  outcome: BetOutcome;
  graded: string | null;
  result_text: string | null;
  result_sequence: bigint | null;
  result_rule_version: number | null;
  decided_at: Date | null;
}

// Those of BetRow and LegRow: what is only for the audit record is not read with every bet.
const BET_COLUMNS = `id, patron_id, type, amount_source, currency, stake, line_stake, combinations, terms, delay_ms, odds_numerator,
  odds_denominator, winnings, placed_at, status, closed_line_stake, cashed_out, outcome, payout, settled_at, settlement_version,
  restored, boost_extra, lines_won, lines_refunded, owed`;
const LEG_COLUMNS = `bet_id, number, event_id, market_key, selection_key, selection_type, event_name, market_name, selection_name,
  points, odds_numerator, odds_denominator, group_number, teased_points, teased_market_key, outcome, graded, result_text,
  result_sequence, result_rule_version, decided_at`;

/**
 * The bets of these ids that exist, in no order. Each is gone to by itself ("offset 0" lets nothing be merged): of a table that
 * grows faster than its statistics PostgreSQL believes that it is small, and reads all of it for a list.
 */
export async function readBets(db: Queryable, ids: readonly string[]): Promise<PlacedBet[]> {
  if (ids.length === 0) return [];
  const bets = await db.query<BetRow>(
    `select b.* from unnest($1::uuid[]) as wanted (id)
     cross join lateral (select ${BET_COLUMNS} from bets.bet where id = wanted.id offset 0) b`,
    [ids],
  );
  return withLegs(db, bets);
}

async function withLegs(db: Queryable, bets: readonly BetRow[]): Promise<PlacedBet[]> {
  const ids = bets.map((bet) => bet.id);
  const rows = await db.query<LegRow>(
    `select l.* from unnest($1::uuid[]) as wanted (id)
     cross join lateral (select ${LEG_COLUMNS} from bets.leg where bet_id = wanted.id order by number offset 0) l`,
    [ids],
  );
  const legs = new Map<string, LegRow[]>();
  for (const row of rows) {
    const found = legs.get(row.bet_id);
    if (found) found.push(row);
    else legs.set(row.bet_id, [row]);
  }
  return bets.map((bet) => placedBet(bet, legs.get(bet.id) ?? []));
}

function placedBet(row: BetRow, legs: readonly LegRow[]): PlacedBet {
  return {
    id: row.id,
    patronId: row.patron_id,
    type: row.type,
    amountSource: row.amount_source,
    currency: row.currency,
    stake: row.stake,
    lineStake: row.line_stake,
    closedLineStake: row.closed_line_stake,
    cashedOut: row.cashed_out,
    combinations: row.combinations,
    terms: readTerms(row.terms),
    totalOdds: { numerator: BigInt(row.odds_numerator), denominator: BigInt(row.odds_denominator) },
    winnings: row.winnings,
    placedAt: row.placed_at,
    delayMs: row.delay_ms,
    legs: legs.map(placedLeg),
    state: betState(row),
  };
}

function betState(row: BetRow): PlacedBet['state'] {
  if (row.payout === null || row.settled_at === null) return { status: 'OPEN' };
  if (row.status === 'CASHED_OUT') return { status: 'CASHED_OUT', closedAt: row.settled_at };
  return {
    status: 'SETTLED',
    outcome: row.outcome,
    payout: row.payout,
    settledAt: row.settled_at,
    version: row.settlement_version,
    restored: row.restored,
    boostExtra: row.boost_extra,
    linesWon: row.lines_won,
    linesRefunded: row.lines_refunded,
    owed: row.owed,
  };
}

function placedLeg(row: LegRow): PlacedLeg {
  return {
    number: row.number,
    eventId: row.event_id,
    marketKey: row.market_key,
    selectionKey: row.selection_key,
    selectionType: row.selection_type,
    eventName: row.event_name,
    marketName: row.market_name,
    selectionName: row.selection_name,
    points: row.points ?? undefined,
    odds: { numerator: row.odds_numerator, denominator: row.odds_denominator },
    group: row.group_number ?? undefined,
    teased:
      row.teased_points === null || row.teased_market_key === null
        ? undefined
        : { points: row.teased_points, marketKey: row.teased_market_key },
    outcome: row.outcome,
    decision: legDecision(row),
  };
}

function legDecision(row: LegRow): LegDecision | undefined {
  if (row.graded === null || row.decided_at === null) return undefined;
  return {
    outcome: readLegOutcome(row.graded),
    text: row.result_text ?? '',
    feedSequence: row.result_sequence === null ? undefined : Number(row.result_sequence),
    ruleVersion: row.result_rule_version ?? 1,
    decidedAt: row.decided_at,
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
