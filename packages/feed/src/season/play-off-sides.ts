import type { League, LeagueSide } from './league.ts';
import { lastingRating } from './ratings.ts';
import type { PlayOffRound } from './timetable.ts';

/** Who plays in a round that does not follow results: the best of each half by what lasts of their strength. */
export function playOffSides({ sides }: League, { sides: left }: PlayOffRound): ReadonlySet<LeagueSide> {
  return new Set(
    sides.flatMap((half) =>
      half.toSorted((one, other) => lastingRating(other) - lastingRating(one)).slice(0, left / 2),
    ),
  );
}
