import { madeOnce } from '../kit/made-once.ts';
import { type FootballOutcomes, MAX_SCORES } from './outcomes.ts';
import { KICKER } from './players.ts';
import { FIELD_GOAL, kindOf, pointsOf, scorerOf, sideOf, TOUCHDOWN } from './scoring.ts';

/** Places of both sides: those of the home side, then those of the away side. */
export const WIDTH = 2 * (KICKER + 1);
/** What a kick after a touchdown makes of its six points. */
const WITH_KICK = 7;

/**
 * Touchdowns of each place of a side in every game, and in the kicker's place the points he kicked; see placeAt. Made once for all
 * players, for they are asked one after the other.
 */
export const scoredByPlace = madeOnce((outcomes: FootballOutcomes): Uint8Array => {
  const counts = new Uint8Array(outcomes.size * WIDTH);
  for (let index = 0; index < outcomes.size; index++) addScores(outcomes, index, counts);
  return counts;
});

/** Where a place of a side (0 home, 1 away) stands for outcome number `index`. */
export function placeAt(index: number, side: number, place: number): number {
  return index * WIDTH + side * (KICKER + 1) + place;
}

function addScores({ scoring, scoringCount }: FootballOutcomes, index: number, counts: Uint8Array): void {
  const first = index * MAX_SCORES;
  const end = first + (scoringCount[index] ?? 0);
  for (let at = first; at < end; at++) {
    const packed = scoring[at] ?? 0;
    const kind = kindOf(packed);
    const side = sideOf(packed);
    const kicker = placeAt(index, side, KICKER);
    const scorer = placeAt(index, side, scorerOf(packed));
    if (kind === TOUCHDOWN) {
      if (scorerOf(packed) >= 0) counts[scorer] = (counts[scorer] ?? 0) + 1;
      if (pointsOf(packed) === WITH_KICK) counts[kicker] = (counts[kicker] ?? 0) + 1;
    } else if (kind === FIELD_GOAL && scorer === kicker) {
      counts[kicker] = (counts[kicker] ?? 0) + 3;
    }
  }
}
