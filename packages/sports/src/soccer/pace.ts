import type { Pacing } from '../sport.ts';
import type { SoccerPlay } from './play.ts';
import { LAST_EXTRA_HALF, SECOND_HALF, SHOOTOUT } from './rules.ts';
import type { SoccerState } from './state.ts';

/** Seconds from the kickoff to the end of a game: the halves, some eight minutes of stoppage time, and fifteen of halftime. */
export const SOCCER_SECONDS = 6_800;
/** The clock of futsal stops with the ball: 40 minutes take some 75, halftime aside. */
export const FUTSAL_SECONDS = 5_100;

const HALFTIME_SECONDS = { soccer: 900, futsal: 600 };
/** From one play to the next, whatever the clock counts between them. */
const PLAY_SECONDS = { soccer: 78, futsal: 38 };
/** Bets are off while a ball is near a goal, or a referee's hand near a pocket. */
const DANGER_SECONDS = 6;
const KICK_SECONDS = 34;

/** Seconds that plays bring after them. */
const REST: Partial<Readonly<Record<SoccerPlay['kind'], number>>> = {
  goal: 45,
  'missed-penalty': 20,
  'red-card': 30,
  'yellow-card': 10,
};

const DANGEROUS: ReadonlySet<SoccerPlay['kind']> = new Set([
  'goal',
  'shot',
  'missed-penalty',
  'red-card',
  'shootout-kick',
]);

/** How long nothing happens before a play of a televised game. */
export function pauseBefore(state: SoccerState): number {
  const { phase, period, rules } = state;
  if (period === SHOOTOUT) return KICK_SECONDS;
  const seconds = PLAY_SECONDS[rules.game];
  if (phase !== 'break') return seconds;
  return seconds + (period === 1 ? HALFTIME_SECONDS[rules.game] : 180);
}

/** How long a play takes in a televised game. */
export function pace(_before: SoccerState, { kind }: SoccerPlay): Pacing {
  return { inTheAir: DANGEROUS.has(kind) ? DANGER_SECONDS : 0, rest: REST[kind] ?? 0 };
}

/** How much of both halves has been played, 0 to 1; extra time counts as all of it. */
export function elapsed({ phase, period, clock, rules }: SoccerState): number {
  if (phase === 'pre-game') return 0;
  if (phase === 'final' || period > SECOND_HALF) return 1;
  const played = phase === 'break' ? rules.halfSeconds : Math.min(clock, rules.halfSeconds);
  return ((period - 1) * rules.halfSeconds + played) / (2 * rules.halfSeconds);
}

/** How much of extra time and the shoot-out has been played, in lengths of both halves. */
export function beyond({ phase, period, clock, rules, shootout }: SoccerState): number {
  if (period <= SECOND_HALF) return 0;
  const { halfSeconds, extraHalfSeconds } = rules;
  const isWhole = phase === 'break' || period > LAST_EXTRA_HALF;
  const played = isWhole ? extraHalfSeconds : Math.min(clock, extraHalfSeconds);
  const before = Math.min(period, LAST_EXTRA_HALF) - SECOND_HALF - 1;
  return (before * extraHalfSeconds + played + shootout.length * KICK_SECONDS) / (2 * halfSeconds);
}
