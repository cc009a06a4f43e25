import type { SelectionType } from '@fairline/sports/market-definition.ts';
import { readLegOutcome } from '@fairline/wagering/leg-outcome.ts';
import type { Queryable } from '../platform/database/database.ts';
import { plainArray } from '../wallet/wallet.ts';
import type { AmountSource, BetOutcome, BetType, LegDecision, PayableBet, PayableLeg } from './placed-bet.ts';
import { readTerms } from './terms-codec.ts';

/** Of bets.bet, what decides what it pays. */
export interface PayableBetRow {
  id: string;
  patron_id: string;
  type: BetType;
  amount_source: AmountSource;
  stake: bigint;
  line_stake: bigint;
  combinations: number;
  terms: unknown;
  winnings: bigint;
  placed_at: Date;
  status: 'OPEN' | 'SETTLED' | 'CASHED_OUT';
  closed_line_stake: bigint;
  bet_outcome: BetOutcome;
  payout: bigint | null;
  settled_at: Date | null;
  settlement_version: number;
  restored: bigint;
  boost_extra: bigint;
  lines_won: number;
  lines_refunded: number;
  owed: bigint;
}

/** Of bets.leg, the same. */
export interface PayableLegRow {
  bet_id: string;
  number: number;
  event_id: string;
  market_key: string;
  selection_key: string;
  selection_type: SelectionType;
  points: number | null;
  odds_numerator: bigint;
  odds_denominator: bigint;
  group_number: number | null;
  teased_points: number | null;
  teased_market_key: string | null;
  graded: string | null;
  result_text: string | null;
  result_sequence: bigint | null;
  result_rule_version: number | null;
  decided_at: Date | null;
}

export const PAYABLE_BET_COLUMNS = `id, patron_id, type, amount_source, stake, line_stake, combinations, terms, winnings, placed_at,
  status, closed_line_stake, outcome as bet_outcome, payout, settled_at, settlement_version, restored, boost_extra, lines_won,
  lines_refunded, owed`;
export const PAYABLE_LEG_COLUMNS = `bet_id, number, event_id, market_key, selection_key, selection_type, points, odds_numerator,
  odds_denominator, group_number, teased_points, teased_market_key, graded, result_text, result_sequence,
  result_rule_version, decided_at`;

/** The bets of these ids that exist, in no order, with what decides what they pay alone: they are many at once. */
export function readPayableBets(db: Queryable, ids: readonly string[]): Promise<PayableBet[]> {
  return readRows<PayableBetRow, PayableLegRow, PayableBet>(
    db,
    ids,
    PAYABLE_BET_COLUMNS,
    PAYABLE_LEG_COLUMNS,
    payableBet,
  );
}

/**
 * Bets and their legs, in no order. Each is gone to by itself ("offset 0" lets nothing be merged): of a table that grows
 * faster than its statistics PostgreSQL believes that it is small, and reads all of it for a list.
 */
export async function readRows<B extends { id: string }, L extends { bet_id: string }, Bet>(
  db: Queryable,
  ids: readonly string[],
  betColumns: string,
  legColumns: string,
  make: (bet: B, legs: readonly L[]) => Bet,
): Promise<Bet[]> {
  if (ids.length === 0) return [];
  const wanted = plainArray(ids);
  const bets = await db.query<B>(
    `select b.* from unnest($1::uuid[]) as wanted (id)
     cross join lateral (select ${betColumns} from bets.bet where id = wanted.id offset 0) b`,
    [wanted],
  );
  const rows = await db.query<L>(
    `select l.* from unnest($1::uuid[]) as wanted (id)
     cross join lateral (select ${legColumns} from bets.leg where bet_id = wanted.id order by number offset 0) l`,
    [wanted],
  );
  const legs = new Map<string, L[]>();
  for (const row of rows) {
    const found = legs.get(row.bet_id);
    if (found) found.push(row);
    else legs.set(row.bet_id, [row]);
  }
  return bets.map((bet) => make(bet, legs.get(bet.id) ?? []));
}

export function payableBet(row: PayableBetRow, legs: readonly PayableLegRow[]): PayableBet {
  return {
    id: row.id,
    patronId: row.patron_id,
    type: row.type,
    amountSource: row.amount_source,
    stake: row.stake,
    lineStake: row.line_stake,
    closedLineStake: row.closed_line_stake,
    combinations: row.combinations,
    terms: readTerms(row.terms),
    winnings: row.winnings,
    placedAt: row.placed_at,
    legs: legs.map(payableLeg),
    state: betState(row),
  };
}

function betState(row: PayableBetRow): PayableBet['state'] {
  if (row.payout === null || row.settled_at === null) return { status: 'OPEN' };
  if (row.status === 'CASHED_OUT') return { status: 'CASHED_OUT', closedAt: row.settled_at };
  return {
    status: 'SETTLED',
    outcome: row.bet_outcome,
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

export function payableLeg(row: PayableLegRow): PayableLeg {
  return {
    number: row.number,
    eventId: row.event_id,
    marketKey: row.market_key,
    selectionKey: row.selection_key,
    selectionType: row.selection_type,
    points: row.points ?? undefined,
    odds: { numerator: row.odds_numerator, denominator: row.odds_denominator },
    group: row.group_number ?? undefined,
    teased:
      row.teased_points === null || row.teased_market_key === null
        ? undefined
        : { points: row.teased_points, marketKey: row.teased_market_key },
    decision: legDecision(row),
  };
}

function legDecision(row: PayableLegRow): LegDecision | undefined {
  if (row.graded === null || row.decided_at === null) return undefined;
  return {
    outcome: readLegOutcome(row.graded),
    text: row.result_text ?? '',
    feedSequence: row.result_sequence === null ? undefined : Number(row.result_sequence),
    ruleVersion: row.result_rule_version ?? 1,
    decidedAt: row.decided_at,
  };
}
