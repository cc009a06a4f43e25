import { type CatalogueEvent, isOver } from '../catalogue/catalogue.ts';
import { othersTurn } from '../platform/others-turn.ts';
import type { DeskHearing } from './desk-hearing.ts';
import { missedCorrections } from './missed-corrections.ts';
import { asTold, missedFixtures } from './missed-fixtures.ts';
import { standingOrders } from './order-store.ts';
import { NO_ORDERS } from './orders.ts';
import type { TradingStore } from './store.ts';
import type { TradingParts } from './trading-parts.ts';
import type { Writings } from './writings.ts';

export interface BoardToTakeUp extends Pick<TradingParts, 'catalogue' | 'feeds' | 'database'> {
  readonly store: TradingStore;
  readonly writings: Writings;
  readonly hearing: Pick<DeskHearing, 'recover' | 'correct'>;
}

/** Takes up every event that is not over where its messages end, the next to begin first, and then corrections that nobody acted on. */
export async function takeUpBoard(parts: BoardToTakeUp): Promise<void> {
  const { catalogue, feeds, database, store, writings, hearing } = parts;
  for (const fixture of await missedFixtures(parts)) {
    await writings.add(fixture.eventId, () => catalogue.addFixture(fixture));
  }
  const unfinished = [...catalogue.events()].filter((event) => !isOver(event.status));
  const ids = unfinished.map((event) => event.id);
  const [histories, troubles, offered, orders] = await Promise.all([
    feeds.recoverable(ids),
    feeds.troubles(ids),
    store.offered(ids),
    standingOrders(database, ids),
  ]);
  for (const listed of unfinished.sort(byStart)) {
    // A board of hundreds takes longer than the lock of a server that hangs would last.
    await othersTurn();
    const history = histories.get(listed.id) ?? [];
    const [first] = history;
    if (!first || !('fixture' in first)) continue;
    const told = await writings.add(listed.id, () => asTold(catalogue, listed, history));
    const event = told ?? listed;
    hearing.recover({
      ...{ event, history, fixture: first.fixture, offered: offered.get(event.id) ?? [] },
      ...{ trouble: troubles.get(event.id), orders: orders.get(event.id) ?? NO_ORDERS },
    });
  }
  for (const message of await missedCorrections(store, feeds)) hearing.correct(message, 'before');
}

function byStart(one: CatalogueEvent, other: CatalogueEvent): number {
  return one.startsAt.getTime() - other.startsAt.getTime();
}
