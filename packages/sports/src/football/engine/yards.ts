/** A quantile function as points [share of plays, yards], straight between them. */
export type Quantiles = readonly (readonly [number, number])[];

/** Yards of a rushing play that was neither penalised nor fumbled away. */
export const RUSH_YARDS: Quantiles = [
  [0, -5],
  [0.03, -3],
  [0.1, -0.8],
  [0.2, 0.9],
  [0.35, 2.2],
  [0.5, 3.4],
  [0.65, 4.9],
  [0.8, 7.2],
  [0.9, 11],
  [0.96, 17],
  [0.985, 28],
  [0.996, 48],
  [1, 80],
];

/** Yards of a completed pass. */
export const PASS_YARDS: Quantiles = [
  [0, -4],
  [0.05, 0],
  [0.15, 3.4],
  [0.3, 6],
  [0.5, 9.2],
  [0.65, 12.4],
  [0.8, 17.3],
  [0.9, 24.5],
  [0.96, 36],
  [0.99, 54],
  [1, 80],
];

/** Near the goal line the field is short and the defence packed. */
export const GOAL_RUSH_YARDS: Quantiles = [
  [0, -4],
  [0.08, -1.6],
  [0.22, 0.4],
  [0.45, 1.7],
  [0.65, 2.9],
  [0.82, 4.6],
  [0.94, 7.5],
  [1, 14],
];

export const GOAL_PASS_YARDS: Quantiles = [
  [0, -3],
  [0.08, 0.5],
  [0.25, 2.6],
  [0.5, 5],
  [0.75, 7.8],
  [0.92, 11.5],
  [1, 16],
];

/**
 * The value at a share of a quantile function, gains stretched by `gain`. `dither` in 0..1 decides the rounding, so that an
 * even spread of dithers keeps the mean exact.
 */
export function yardsAt(quantiles: Quantiles, share: number, gain: number, dither: number): number {
  let value = quantiles[quantiles.length - 1]?.[1] ?? 0;
  for (let i = 1; i < quantiles.length; i++) {
    const [from, low] = quantiles[i - 1] ?? [0, 0];
    const [to, high] = quantiles[i] ?? [1, 0];
    if (share <= to) {
      value = low + ((high - low) * (share - from)) / (to - from);
      break;
    }
  }
  const stretched = value > 0 ? value * gain : value;
  return Math.max(-30, Math.min(99, Math.floor(stretched + dither)));
}
