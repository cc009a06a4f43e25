import { FUTURES_SPORT } from '../catalogue/catalogue.ts';
import { type BetError, betError } from './bet-error.ts';
import type { OfferedLeg } from './offered.ts';

/** A season beside games of its league, which decide it: prices that multiply would be wrong. One error a league. */
export function relatedErrors(legs: readonly OfferedLeg[]): BetError[] {
  if (!legs.some(isFutures)) return [];
  const seasons = new Map(
    legs.filter(isFutures).map(({ book: { event } }) => [event.competition.canonicalUrl, event]),
  );
  return [...seasons].flatMap(([league, { competition }]) => {
    const hasGame = legs.some((leg) => !isFutures(leg) && leg.book.event.competition.canonicalUrl === league);
    return hasGame ? [betError('FUTURES_AND_GAME', { league: competition.name })] : [];
  });
}

function isFutures({ book }: OfferedLeg): boolean {
  return book.event.sport.slug === FUTURES_SPORT.slug;
}
