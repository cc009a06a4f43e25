import type { EventStatus } from '../catalogue/catalogue.ts';
import type { BookView } from '../trading/trading.ts';
import type { CardModel } from './page-model.ts';

const BEGUN: readonly EventStatus[] = ['IN_PLAY', 'FINISHED'];

/** What both sides have done, once the event has begun; undefined in a sport that counts nothing but the score. */
export function statisticsCard(book: BookView): CardModel | undefined {
  const { event, scoreboard } = book;
  if (!BEGUN.includes(event.status) || (scoreboard.counts ?? []).length === 0) return undefined;
  return {
    ...{ kind: 'statistics', rawId: `${event.id}~statistics~game`, book },
    ...{ markets: [], featuredTitle: undefined, columns: 1 },
  };
}
