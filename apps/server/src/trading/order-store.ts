import type { Odds } from '@fairline/money/odds.ts';
import type { Queryable } from '../platform/database/database.ts';
import { type EventOrders, type GivenOrder, NO_ORDERS, type Order, withOrder } from './orders.ts';

export interface OrderAnswer {
  readonly outcome: 'done' | 'refused';
  /** For the operator, in sentences. */
  readonly text: string;
}

interface Row {
  readonly position: bigint;
  readonly event_id: string;
  readonly command: Order['kind'];
  readonly market_key: string | null;
  readonly selection_key: string | null;
  readonly reason: string;
  readonly lifts: bigint | null;
  readonly odds_numerator: bigint | null;
  readonly odds_denominator: bigint | null;
  readonly amount: bigint | null;
  readonly error_from: Date | null;
  readonly error_until: Date | null;
}

const COLUMNS = `position, event_id, command, market_key, selection_key, reason, lifts, odds_numerator, odds_denominator, amount,
  error_from, error_until`;
/** The table lets no declaration be without its times. */
const NEVER = new Date(0);
/** Read at once; the rest follows with the next look. */
const MOST_UNHEARD = 200;

/** Writes an order down for the running server to hear. Answers its number. @param by with a reason for the records */
export async function giveOrder(
  db: Queryable,
  eventId: string,
  order: Order,
  { reason, operator }: { readonly reason: string; readonly operator: string },
): Promise<bigint> {
  const price = 'odds' in order ? order.odds : undefined;
  const [row] = await db.query<{ position: bigint }>(
    `insert into trading.operator_command (event_id, command, market_key, selection_key, reason, operator, lifts,
       odds_numerator, odds_denominator, amount, error_from, error_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning position`,
    [
      eventId,
      order.kind,
      'marketKey' in order ? order.marketKey : undefined,
      'selectionKey' in order ? order.selectionKey : undefined,
      'reason' in order ? order.reason : reason,
      operator,
      order.kind === 'reopen' ? order.lifts : undefined,
      price?.numerator,
      price?.denominator,
      order.kind === 'limit' ? order.amount : undefined,
      order.kind === 'error' ? order.from : undefined,
      order.kind === 'error' ? order.until : undefined,
    ],
  );
  if (!row) throw new Error('The database answered no number.');
  return row.position;
}

/** Orders that no server has answered, the first first. */
export async function unheardOrders(db: Queryable): Promise<GivenOrder[]> {
  const rows = await db.query<Row>(
    `select ${COLUMNS} from trading.operator_command where outcome is null order by position limit ${MOST_UNHEARD}`,
  );
  return rows.map(givenOrder);
}

/** Every price that was declared wrong, by number. */
export async function givenErrors(db: Queryable): Promise<GivenOrder[]> {
  const rows = await db.query<Row>(
    `select ${COLUMNS} from trading.operator_command where command = 'error' and outcome = 'done' order by position`,
  );
  return rows.map(givenOrder);
}

/** What is in force of these events. */
export async function standingOrders(
  db: Queryable,
  eventIds: readonly string[],
): Promise<Map<string, EventOrders>> {
  const rows = await db.query<Row>(
    `select ${COLUMNS} from trading.operator_command
     where event_id = any ($1) and outcome = 'done' and command not in ('show', 'error') order by position`,
    [eventIds],
  );
  const standing = new Map<string, EventOrders>();
  for (const { eventId, number, order } of rows.map(givenOrder)) {
    standing.set(eventId, withOrder(standing.get(eventId) ?? NO_ORDERS, number, order));
  }
  return standing;
}

/** Answers the outcome that stands: the second time that of the first. */
export async function answerOrder(
  db: Queryable,
  number: bigint,
  { outcome, text }: OrderAnswer,
  at: Date,
): Promise<OrderAnswer['outcome']> {
  const [row] = await db.query<{ outcome: OrderAnswer['outcome'] }>(
    `update trading.operator_command set outcome = coalesce(outcome, $2), answer = coalesce(answer, $3),
       answered_at = coalesce(answered_at, $4)
     where position = $1 returning outcome`,
    [number, outcome, text, at],
  );
  if (!row) throw new Error(`There is no order ${number}.`);
  return row.outcome;
}

/** Undefined while no server has answered. */
export async function answerTo(db: Queryable, number: bigint): Promise<OrderAnswer | undefined> {
  const [row] = await db.query<{ outcome: OrderAnswer['outcome'] | null; answer: string | null }>(
    'select outcome, answer from trading.operator_command where position = $1',
    [number],
  );
  return row?.outcome ? { outcome: row.outcome, text: row.answer ?? '' } : undefined;
}

function givenOrder(row: Row): GivenOrder {
  return { number: row.position, eventId: row.event_id, order: orderOf(row) };
}

function orderOf(row: Row): Order {
  const marketKey = row.market_key ?? undefined;
  switch (row.command) {
    case 'suspend':
      return { kind: 'suspend', marketKey, reason: row.reason };
    case 'reopen':
      return { kind: 'reopen', marketKey, lifts: row.lifts ?? undefined };
    case 'price':
      return {
        kind: 'price',
        marketKey: marketKey ?? '',
        selectionKey: row.selection_key ?? '',
        odds: oddsOf(row),
      };
    case 'limit':
      return { kind: 'limit', marketKey, amount: row.amount ?? undefined };
    case 'error':
      return {
        kind: 'error',
        marketKey: marketKey ?? '',
        selectionKey: row.selection_key ?? undefined,
        from: row.error_from ?? NEVER,
        until: row.error_until ?? NEVER,
        odds: oddsOf(row),
        reason: row.reason,
      };
    case 'show':
      return { kind: 'show' };
  }
}

function oddsOf({ odds_numerator: numerator, odds_denominator: denominator }: Row): Odds | undefined {
  return numerator === null || denominator === null ? undefined : { numerator, denominator };
}
