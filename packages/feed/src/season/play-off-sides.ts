import type { League, LeagueSide } from './league.ts';
import { lastingRating } from './ratings.ts';
import type { PlayOffRound } from './timetable.ts';

/** Who is left in a round of the play-offs: the best of each half, so that those of a round were in the one before. */
export function playOffSides({ sides }: League, round: PlayOffRound): ReadonlySet<LeagueSide> {
  return new Set(
    sides.flatMap((half) =>
      half.toSorted((one, other) => lastingRating(other) - lastingRating(one)).slice(0, round.sides / 2),
    ),
  );
}
