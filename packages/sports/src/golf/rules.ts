/** A tournament of stroke play over 72 holes. */
export const ROUNDS = 4;
export const HOLES = 18;
/** After so many rounds the field is cut to the first so many, and all level with the last of them. */
export const CUT_AFTER = 2;
export const CUT_PLACES = 65;

/** The least that is believed on so many holes, against par: four under on one, as a hole in one on a par five, and eagles. */
export function fewestToPar(holes: number): number {
  return -2 * holes - 2;
}

/** The most that is believed: twelve over on each, and a disaster more on one. */
export function mostToPar(holes: number): number {
  return 12 * holes + 8;
}

/** Holes a player goes in one stretch of the simulated tournament, and how many stretches later the last ones tee off. */
export const STRETCH_HOLES = 2;
export const TEE_SLOTS = 9;
