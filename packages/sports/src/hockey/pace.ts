import type { Pacing } from '../sport.ts';
import type { HockeyPlay, HockeyPlayKind } from './play.ts';
import { isShootout, PERIOD_SECONDS, PERIODS, REGULAR_SEASON } from './rules.ts';
import type { HockeyState } from './state.ts';

/** Seconds a simulated game takes from the first face-off to the end on average by pace; recorded ones of few plays far less. */
export const BROADCAST_SECONDS = 8_000;

/** Seconds from a rush on goal until it is known what came of it: bets are off meanwhile. */
const IN_THE_AIR_SECONDS = 4;
const BREAK_SECONDS = 1_080;
const SHORT_BREAK_SECONDS = 120;

/** From one play to the rush of the next, whatever the game clock counts between them. */
const PLAY_SECONDS = 62;
/** A shoot-out has no clock. */
const ATTEMPT_SECONDS = 31;

/** Seconds that plays bring after them; the end of a period its break. */
const REST: Readonly<Record<HockeyPlayKind, number>> = {
  shot: 8,
  goal: 60,
  penalty: 45,
  'penalty-over': 0,
  'goalie-pulled': 0,
  'goalie-back': 0,
  'shootout-attempt': 0,
  'end-of-period': 0,
  'end-of-game': 0,
  correction: 60,
  other: 0,
};

const WITH_SUSPENSE: ReadonlySet<HockeyPlayKind> = new Set(['shot', 'goal', 'shootout-attempt']);

/** How long nothing happens before a play of a televised game. */
export function pauseBefore({ period, rules = REGULAR_SEASON }: HockeyState): number {
  return isShootout(period, rules) ? ATTEMPT_SECONDS : PLAY_SECONDS;
}

/** How long a play takes in a televised game. */
export function pace({ rules = REGULAR_SEASON }: HockeyState, { kind, period }: HockeyPlay): Pacing {
  const isLong = period < PERIODS || !rules.hasShootout;
  const pause = kind !== 'end-of-period' ? 0 : isLong ? BREAK_SECONDS : SHORT_BREAK_SECONDS;
  return { inTheAir: WITH_SUSPENSE.has(kind) ? IN_THE_AIR_SECONDS : 0, rest: REST[kind] + pause };
}

/** How much of regulation has been played, 0 to 1; overtime counts as all of it. */
export function elapsed({ phase, period, clock }: HockeyState): number {
  if (phase === 'pre-game') return 0;
  if (phase === 'final' || period > PERIODS) return 1;
  const left = phase === 'break' ? 0 : clock;
  return (period - left / PERIOD_SECONDS) / PERIODS;
}

/** What an attempt of a shoot-out counts as. */
const ATTEMPT_OF_CLOCK = 30;

/** How much of overtime and the shoot-out has been played, in lengths of regulation. */
export function beyond({ phase, period, clock, shootout, rules = REGULAR_SEASON }: HockeyState): number {
  if (period <= PERIODS) return 0;
  const attempts = shootout.home.length + shootout.away.length;
  const overtimes = isShootout(period, rules) ? 1 : period - PERIODS;
  const left = phase === 'break' ? 0 : clock;
  const seconds = overtimes * rules.overtimeSeconds - left + attempts * ATTEMPT_OF_CLOCK;
  return Math.max(0, seconds) / (PERIODS * PERIOD_SECONDS);
}
