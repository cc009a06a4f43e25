import type { Currency } from '@fairline/money/money.ts';
import type { SelectionType } from '@fairline/sports/sport.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { AmountSource, BetOutcome, BetType, PlacedBet, PlacedLeg } from './placed-bet.ts';

interface BetRow {
  id: string;
  patron_id: string;
  type: BetType;
  amount_source: AmountSource;
  currency: Currency;
  stake: bigint;
  odds_numerator: string;
  odds_denominator: string;
  winnings: bigint;
  placed_at: Date;
  status: 'OPEN' | 'SETTLED';
  outcome: BetOutcome;
  payout: bigint | null;
  settled_at: Date | null;
  settlement_version: number;
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
  outcome: BetOutcome;
  result_text: string | null;
}

/** The bets of these ids that exist, in no order. */
export async function readBets(db: Queryable, ids: readonly string[]): Promise<PlacedBet[]> {
  if (ids.length === 0) return [];
  const bets = await db.query<BetRow>('select * from bets.bet where id = any ($1::uuid[])', [ids]);
  return withLegs(db, bets);
}

async function withLegs(db: Queryable, bets: readonly BetRow[]): Promise<PlacedBet[]> {
  const ids = bets.map((bet) => bet.id);
  const rows = await db.query<LegRow>(
    'select * from bets.leg where bet_id = any ($1::uuid[]) order by bet_id, number',
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
    totalOdds: { numerator: BigInt(row.odds_numerator), denominator: BigInt(row.odds_denominator) },
    winnings: row.winnings,
    placedAt: row.placed_at,
    legs: legs.map(placedLeg),
    state:
      row.payout === null || row.settled_at === null
        ? { status: 'OPEN' }
        : {
            status: 'SETTLED',
            outcome: row.outcome,
            payout: row.payout,
            settledAt: row.settled_at,
            version: row.settlement_version,
          },
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
    outcome: row.outcome,
    resultText: row.result_text ?? undefined,
  };
}

/** Open bets with a leg on one of these markets, whole, oldest first, beginning after a bet's id. */
export async function readOpenBets(
  db: Queryable,
  eventId: string,
  marketKeys: readonly string[],
  after: string,
  limit: number,
): Promise<PlacedBet[]> {
  const ids = await db.query<{ bet_id: string }>(
    `select distinct bet_id from bets.leg
     where outcome = 'PENDING' and event_id = $1 and market_key = any ($2::text[]) and bet_id > $3
     order by bet_id limit $4`,
    [eventId, marketKeys, after, limit],
  );
  const bets = await readBets(
    db,
    ids.map((row) => row.bet_id),
  );
  return bets.sort((left, right) => (left.id < right.id ? -1 : 1));
}

/** A selection that open bets hang on. */
export interface OpenSelection {
  readonly eventId: string;
  readonly marketKey: string;
  readonly selectionKey: string;
}

export async function readOpenSelections(
  db: Queryable,
  eventId: string | undefined,
): Promise<OpenSelection[]> {
  const rows = await db.query<{ event_id: string; market_key: string; selection_key: string }>(
    `select distinct event_id, market_key, selection_key from bets.leg
     where outcome = 'PENDING' and ($1::text is null or event_id = $1)
     order by event_id, market_key, selection_key`,
    [eventId ?? null],
  );
  return rows.map((row) => ({
    eventId: row.event_id,
    marketKey: row.market_key,
    selectionKey: row.selection_key,
  }));
}

export async function readOpenStakes(db: Queryable): Promise<Map<string, bigint>> {
  const rows = await db.query<{ patron_id: string; stake: bigint }>(
    `select patron_id, sum(stake)::bigint as stake from bets.bet where status = 'OPEN' group by patron_id`,
  );
  return new Map(rows.map((row) => [row.patron_id, row.stake]));
}
