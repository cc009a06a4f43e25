/** How long attempts take, by what leads to them. */
export const WON = 0;
export const REBOUND = 1;
export const SIDELINE = 2;
/** Behind late in the game. */
export const HURRY = 3;
/** Ahead late in the game. */
export const MILK = 4;
/** Behind, with more time. */
export const BRISK = 5;
/** Ahead or level with hardly more left than the shot clock. */
export const HOLD = 6;
/** From here on those of a close last quarter, in the order of the first three. */
export const GUARDED_TEMPO = 7;
export const TEMPOS = 10;
/** Entries of each. */
export const TEMPO_SIZE = 64;

/** How much longer attempts take in a close last quarter. */
const GUARDED = 1.05;

/** Seconds of an attempt: TEMPO_SIZE equally likely values for each tempo. @param seconds average with the ball newly won */
export function tempoTable(seconds: number, longest: number): Uint8Array {
  const table = new Uint8Array(TEMPOS * TEMPO_SIZE);
  table.set(around(seconds, 4.6, 3, longest), WON * TEMPO_SIZE);
  const rebound = around(5, 4, 1, longest);
  const sideline = around(8, 3.5, 2, longest);
  table.set(rebound, REBOUND * TEMPO_SIZE);
  table.set(sideline, SIDELINE * TEMPO_SIZE);
  table.set(around(6.5, 3.2, 2, longest), HURRY * TEMPO_SIZE);
  table.set(around(longest - 6.9, 6, 3, longest), MILK * TEMPO_SIZE);
  table.set(around(longest - 5.2, 6, 3, longest), HOLD * TEMPO_SIZE);
  table.set(around(11.6, 5.5, 3, longest), BRISK * TEMPO_SIZE);
  table.set(around(seconds * GUARDED, 4.6, 3, longest), (GUARDED_TEMPO + WON) * TEMPO_SIZE);
  table.set(rebound, (GUARDED_TEMPO + REBOUND) * TEMPO_SIZE);
  table.set(sideline, (GUARDED_TEMPO + SIDELINE) * TEMPO_SIZE);
  return table;
}

/** Values of a normal distribution at evenly spread quantiles, kept between the bounds. */
function around(mean: number, deviation: number, least: number, most: number): number[] {
  return Array.from({ length: TEMPO_SIZE }, (_, at) => {
    const value = mean + deviation * quantile((at + 0.5) / TEMPO_SIZE);
    return Math.max(least, Math.min(most, Math.round(value)));
  });
}

/** The normal distribution's quantile by the logistic approximation (within 0.02 between 2 and 98 %). */
function quantile(share: number): number {
  return Math.log(share / (1 - share)) / 1.702;
}
