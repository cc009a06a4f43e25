/**
 * What a measure says where it has nothing to go by, so that stakes come back: the source of the real game does not tell who did
 * it, or how often, what is measured was not played at all (extra time), or whose it is did not play (a batter who never came in).
 */
export const UNTOLD = -2048;
/** More than a source tells of anything before it tells no more; what is measured never comes to so little as UNTOLD and this. */
export const MOST_TOLD = 1023;

/** What a measure says of a count that its source told up to so many, and then no more. */
export function untoldAfter(told: number): number {
  return UNTOLD + Math.max(0, Math.min(MOST_TOLD, told));
}

/** Whether a measure's value is all there was, and not what was told before its source told no more. */
export function isToldWhole(value: number): boolean {
  return value > UNTOLD + MOST_TOLD;
}

/** What was told of a measure's value: all of it, or what untoldAfter was given. */
export function toldBefore(value: number): number {
  return isToldWhole(value) ? value : value - UNTOLD;
}
