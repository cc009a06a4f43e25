import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import { answerTo, giveOrder, standingOrders } from '../../trading/order-store.ts';
import { holdOf, NO_ORDERS, type Order } from '../../trading/orders.ts';
import { CommandError } from '../errors.ts';
import { OPERATOR } from '../patron/operator.ts';
import type { ReadOrder } from './read-order.ts';

const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 100;

/** Gives an order to the server that runs on the database, and answers what it says. @throws CommandError when it did nothing */
export async function carryOut(database: Database, { eventId, order, reason }: ReadOrder): Promise<string> {
  const whole = order.kind === 'reopen' ? await named(database, eventId, order) : order;
  const number = await giveOrder(database, eventId, whole, { reason, operator: OPERATOR });
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await answerTo(database, number);
    if (answer?.outcome === 'done') return answer.text;
    if (answer) throw new CommandError(answer.text);
    if (performance.now() >= until) {
      throw new CommandError(`No server has answered order ${number}: one that starts will carry it out.`);
    }
    await sleep(LOOK_EVERY_MS);
  }
}

/** A reopening ends the suspension that is in force when it is ordered, and none that comes later. */
async function named(
  database: Database,
  eventId: string,
  order: Order & { readonly kind: 'reopen' },
): Promise<Order> {
  if (order.lifts !== undefined) return order;
  const orders = (await standingOrders(database, [eventId])).get(eventId) ?? NO_ORDERS;
  const hold = holdOf(orders, order.marketKey);
  if (hold) return { ...order, lifts: hold.number };
  throw new CommandError('No operator has suspended it.');
}
