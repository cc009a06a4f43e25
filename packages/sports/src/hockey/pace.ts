import type { Pacing } from '../sport.ts';
import type { HockeyPlay, HockeyPlayKind } from './play.ts';
import { isShootout, PERIOD_SECONDS, PERIODS, REGULAR_SEASON, secondsOf } from './rules.ts';
import type { HockeyState } from './state.ts';

/** Seconds a simulated game takes from the first face-off to the end on average by pace. */
export const BROADCAST_SECONDS = 8_000;

/** Seconds from a rush on goal until it is known what came of it: bets are off meanwhile. */
const IN_THE_AIR_SECONDS = 4;
const BREAK_SECONDS = 1_080;
const SHORT_BREAK_SECONDS = 120;

/** Seconds that pass around a play apart from those the game clock counts. */
const AROUND: Readonly<Record<HockeyPlayKind, number>> = {
  shot: 25,
  goal: 75,
  penalty: 55,
  'penalty-over': 1,
  'goalie-pulled': 1,
  'goalie-back': 1,
  'shootout-attempt': 35,
  'end-of-period': 5,
  'end-of-game': 5,
  correction: 60,
  other: 15,
};

const WITH_SUSPENSE: ReadonlySet<HockeyPlayKind> = new Set(['shot', 'goal', 'shootout-attempt']);

/** How long a play takes in a televised game. */
export function pace(before: HockeyState, play: HockeyPlay): Pacing {
  const started = before.plays === 0 || before.period !== play.period;
  const ran = Math.max(0, (started ? secondsOf(play.period, before.rules) : before.clock) - play.clock);
  const pause =
    play.kind !== 'end-of-period'
      ? 0
      : play.period < PERIODS || before.rules?.hasShootout === false
        ? BREAK_SECONDS
        : SHORT_BREAK_SECONDS;
  const around = AROUND[play.kind] + pause;
  if (!WITH_SUSPENSE.has(play.kind)) return { seconds: Math.max(1, ran + around), inTheAir: 0 };
  return { seconds: Math.max(IN_THE_AIR_SECONDS + 1, ran + around), inTheAir: IN_THE_AIR_SECONDS };
}

/** How much of regulation has been played, 0 to 1; overtime counts as all of it. */
export function elapsed({ phase, period, clock }: HockeyState): number {
  if (phase === 'pre-game') return 0;
  if (phase === 'final' || period > PERIODS) return 1;
  const left = phase === 'break' ? 0 : clock;
  return (period - left / PERIOD_SECONDS) / PERIODS;
}

/** Of a shoot-out, which has no clock. */
const ATTEMPT_SECONDS = 30;

/** How much of overtime and the shoot-out has been played, in lengths of regulation. */
export function beyond({ phase, period, clock, shootout, rules = REGULAR_SEASON }: HockeyState): number {
  if (period <= PERIODS) return 0;
  const attempts = shootout.home.length + shootout.away.length;
  const overtimes = isShootout(period, rules) ? 1 : period - PERIODS;
  const left = phase === 'break' ? 0 : clock;
  const seconds = overtimes * rules.overtimeSeconds - left + attempts * ATTEMPT_SECONDS;
  return Math.max(0, seconds) / (PERIODS * PERIOD_SECONDS);
}
