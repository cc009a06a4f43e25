import { madeOnce } from '../kit/made-once.ts';
import type { SoccerOutcomes } from './outcomes.ts';
import { isOwnGoal, MAX_GOALS, NOBODY, PACKED_PLAYERS, playerOf, sideOf, stretchOf } from './scoring.ts';

/** Counts of a game: the home side's, then the away side's. */
export const WIDTH = 2 * PACKED_PLAYERS;

/**
 * Goals in both halves of each place of a side in every game, own goals and those of nobody in NOBODY's; see placeAt. Made once for
 * all players, for they are asked one after the other.
 */
export const goalsByPlace = madeOnce((outcomes: SoccerOutcomes): Uint8Array => {
  const counts = new Uint8Array(outcomes.size * WIDTH);
  for (let index = 0; index < outcomes.size; index++) addGoals(outcomes, index, counts);
  return counts;
});

/** Where a place of a side (0 home, 1 away) stands among the counts of a game. */
export function placeAt(side: number, place: number): number {
  return side * PACKED_PLAYERS + place;
}

function addGoals({ scoring, scoringCount }: SoccerOutcomes, index: number, counts: Uint8Array): void {
  const first = index * MAX_GOALS;
  const end = first + (scoringCount[index] ?? 0);
  for (let at = first; at < end; at++) {
    const packed = scoring[at] ?? 0;
    if (stretchOf(packed) > 1) return;
    const scorer = index * WIDTH + placeAt(sideOf(packed), isOwnGoal(packed) ? NOBODY : playerOf(packed));
    counts[scorer] = (counts[scorer] ?? 0) + 1;
  }
}
