/** A tournament of stroke play over 72 holes. */
export const ROUNDS = 4;
export const HOLES = 18;
/** After so many rounds the field is cut to the first so many, and all level with the last of them. */
export const CUT_AFTER = 2;
export const CUT_PLACES = 65;

/** Holes a player goes in one stretch of the simulated tournament, and how many stretches later the last ones tee off. */
export const STRETCH_HOLES = 2;
export const TEE_SLOTS = 9;
