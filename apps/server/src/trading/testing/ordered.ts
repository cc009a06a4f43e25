import type { Database } from '../../platform/database/database.ts';
import { answerTo, giveOrder } from '../order-store.ts';
import type { Order } from '../orders.ts';
import type { TradingDesk } from '../trading-desk.ts';

/** An order as another process gives it: written down, heard by the server, and answered with its number. */
export async function ordered(
  database: Database,
  trading: Pick<TradingDesk, 'hearOrders'>,
  eventId: string,
  order: Order,
) {
  const number = await giveOrder(database, eventId, order, { reason: '', operator: 'pat' });
  await trading.hearOrders();
  return { number, ...(await answerTo(database, number)) };
}
