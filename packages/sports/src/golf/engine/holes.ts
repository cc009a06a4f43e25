/**
 * Chances on one hole of the average player of a tour, from an eagle to three over: 0.5 % eagles, a birdie on every fifth
 * hole, a bogey on every sixth; some 2.8 strokes of deviation a round, as tours have it.
 */
const AVERAGE = [0.005, 0.19, 0.635, 0.148, 0.019, 0.003] as const;
/** The first of them, against par. */
export const LEAST = -2;
/** On one hole, so that one stroke a round is one eighteenth of a stroke a hole. */
const VARIANCE = AVERAGE.reduce((sum, chance, at) => sum + chance * (at + LEAST) ** 2, 0);
const HOLES = 18;

/** The chance to give up before a hole is finished: one in a hundred and fifty tournaments a player does. */
export const GIVES_UP = 0.0002;

/**
 * Chances of a player on one hole, as AVERAGE is written: every score weighted by how good he is (an exponential tilt, which
 * moves the mean by a stroke a round for each stroke of skill).
 */
export function holeChances(skill: number): number[] {
  const tilt = skill / (HOLES * VARIANCE);
  const weights = AVERAGE.map((chance, at) => chance * Math.exp((0 - tilt) * (at + LEAST)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Chances of the strokes against par over some holes; the first is `holes` eagles. */
export function sumChances(hole: readonly number[], holes: number): Float64Array {
  let sums = Float64Array.of(1);
  for (let played = 0; played < holes; played++) {
    const next = new Float64Array(sums.length + hole.length - 1);
    for (let at = 0; at < sums.length; at++) {
      for (let score = 0; score < hole.length; score++) {
        next[at + score] = (next[at + score] ?? 0) + (sums[at] ?? 0) * (hole[score] ?? 0);
      }
    }
    sums = next;
  }
  return sums;
}
