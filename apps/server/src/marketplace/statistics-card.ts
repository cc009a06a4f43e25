import type { BookView } from '../trading/trading.ts';
import type { CardModel } from './page-model.ts';

/** What both sides have done so far, while it can change; undefined in a sport that counts nothing but the score. */
export function statisticsCard(book: BookView): CardModel | undefined {
  const { event, scoreboard } = book;
  if (event.status !== 'IN_PLAY' || (scoreboard.counts ?? []).length === 0) return undefined;
  return {
    ...{ kind: 'statistics', rawId: `${event.id}~statistics~game`, book },
    ...{ markets: [], featuredTitle: undefined, columns: 1 },
  };
}
