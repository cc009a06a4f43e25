import type { MatchSetup } from '@fairline/sports/sport.ts';
import type { Fixture } from './message.ts';

/** What a fixture says of the match that a sport begins with. */
export function matchSetup({ home, away, field, competition, format }: Fixture): MatchSetup {
  return { sides: { home, away, ...(field && { field }) }, competition, ...(format && { format }) };
}
