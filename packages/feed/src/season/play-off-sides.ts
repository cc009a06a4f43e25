import type { League, LeagueSide } from './league.ts';
import { lastingRating } from './ratings.ts';
import type { PlayOffRound } from './timetable.ts';

/**
 * Who plays in a round that does not follow results (`followsResults`): the best of each half by what lasts of their strength. To be
 * removed with the season of 2027, once no game of it is played or bet on.
 */
export function playOffSides({ sides }: League, { sides: left }: PlayOffRound): ReadonlySet<LeagueSide> {
  return new Set(
    sides.flatMap((half) =>
      half.toSorted((one, other) => lastingRating(other) - lastingRating(one)).slice(0, left / 2),
    ),
  );
}
