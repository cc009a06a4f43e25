import { isToldWhole } from '@fairline/sports/kit/untold-count.ts';
import type { MarketDefinition, Outcomes } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { BookView, MarketView } from '../trading/trading.ts';

/**
 * What the player has reached so far, and of a settled market in all, by the rule that grades the market; undefined before the game,
 * unless the market counts what a player does, and its source has told all of it.
 */
export function accruedOf(book: BookView, market: MarketView): number | undefined {
  const { event } = book;
  const isSettled = market.selections.some(({ outcome }) => outcome !== undefined);
  if (market.classification !== 'player' || !(isSettled || event.status === 'IN_PLAY')) return undefined;
  const definition = sportModel(event.sport.slug)?.market(market.key, event);
  const outcomes = definition && isOfCount(definition) ? outcomesOf(book) : undefined;
  const count = outcomes && definition?.measure.bind(outcomes)(0);
  return count !== undefined && isToldWhole(count) ? count : undefined;
}

/** A count with a line or a mark, rather than who, whether or which. */
function isOfCount({ isMark, selections }: MarketDefinition<Outcomes>): boolean {
  return isMark === true || selections.some(({ type }) => type === 'OVER');
}

const outcomesOfBooks = new WeakMap<BookView, Outcomes>();

/** Found once for each state of a book: a table asks for every player. */
function outcomesOf(book: BookView): Outcomes | undefined {
  const { event, state } = book;
  const known = outcomesOfBooks.get(book);
  if (known !== undefined || state === undefined) return known;
  const outcomes = sportModel(event.sport.slug)?.actual(state);
  if (outcomes !== undefined) outcomesOfBooks.set(book, outcomes);
  return outcomes;
}
