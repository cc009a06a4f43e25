import { isToldWhole } from '@fairline/sports/kit/untold-count.ts';
import type { MarketDefinition, Outcomes } from '@fairline/sports/market-definition.ts';
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
  return definition?.count && comeTo(book, definition);
}

/** How far a count has come, by the measure of its market; undefined where its source has not told all of it, or of who has not come in. */
export function comeTo(book: BookView, { measure }: MarketDefinition<Outcomes>): number | undefined {
  const outcomes = outcomesOf(book);
  const count = outcomes && measure.bind(outcomes)(0);
  return count !== undefined && isToldWhole(count) ? count : undefined;
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
