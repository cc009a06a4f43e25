import type { League, LeagueSide } from './league.ts';
import { lastingRating } from './ratings.ts';
import type { PlayOffRound } from './timetable.ts';

/** Who plays in a round of the play-offs, the better first in each half: the best of it, so that those of a round were left in the one before. */
export function playOffSides(
  { sides }: League,
  { sides: left, byes = 0 }: PlayOffRound,
): ReadonlySet<LeagueSide> {
  return new Set(
    sides.flatMap((half) =>
      half.toSorted((one, other) => lastingRating(other) - lastingRating(one)).slice(byes / 2, left / 2),
    ),
  );
}
