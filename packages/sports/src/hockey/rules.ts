export const PERIOD_SECONDS = 1200;
/** Three against three, the first goal wins; see the NHL's rules of the regular season. */
export const OVERTIME_SECONDS = 300;
export const PERIODS = 3;
export const OVERTIME = 4;
export const SHOOTOUT = 5;
/** Attempts of each side before the shoot-out goes on by pairs. */
export const SHOOTOUT_ROUNDS = 3;

export const MINOR_SECONDS = 120;
/** Penalties of a side that run at the same time; a third one waits. */
export const RUNNING_PENALTIES = 2;

export function secondsOf(period: number): number {
  if (period === SHOOTOUT) return 0;
  return period === OVERTIME ? OVERTIME_SECONDS : PERIOD_SECONDS;
}
