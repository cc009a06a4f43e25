import type { Pacing } from '../sport.ts';
import type { BasketballPlay, BasketballPlayKind } from './play.ts';
import type { BasketballState } from './state.ts';

/** Seconds a simulated NBA game takes from the first jump ball to the end on average by pace; recorded ones take some 700 more. */
export const BROADCAST_SECONDS = 7_300;

/** Seconds from the decision to shoot until it is known what came of it: bets are off meanwhile. */
const IN_THE_AIR_SECONDS = 2;
const HALFTIME_SECONDS = 900;
const TIMEOUT_SECONDS = 100;

/** Seconds that pass around a play apart from those the game clock counts. */
const AROUND: Readonly<Record<BasketballPlayKind, number>> = {
  'jump-ball': 15,
  attempt: 4,
  'free-throw': 38,
  turnover: 12,
  foul: 18,
  timeout: 75,
  'end-of-period': 130,
  'end-of-game': 5,
  correction: 60,
  other: 3,
};

const WITHOUT_SUSPENSE: ReadonlySet<BasketballPlayKind> = new Set([
  'jump-ball',
  'timeout',
  'end-of-period',
  'end-of-game',
  'correction',
  'other',
]);

/** How long a play takes in a televised game. */
export function pace(before: BasketballState, play: BasketballPlay): Pacing {
  const samePeriod = before.plays > 0 && before.period === play.period;
  const ran = samePeriod ? Math.max(0, before.clock - play.clock) : 0;
  const isHalf = play.kind === 'end-of-period' && play.period * 2 === before.rules.periods;
  const stopped =
    play.kind !== 'timeout' && samePeriod && timeoutsLeft(play) < timeoutsLeft(before) ? TIMEOUT_SECONDS : 0;
  const around = AROUND[play.kind] + (isHalf ? HALFTIME_SECONDS : 0) + stopped;
  if (WITHOUT_SUSPENSE.has(play.kind)) return { seconds: Math.max(1, ran + around), inTheAir: 0 };
  return { seconds: Math.max(IN_THE_AIR_SECONDS + 1, ran + around), inTheAir: IN_THE_AIR_SECONDS };
}

function timeoutsLeft({ timeouts }: { timeouts: { home: number; away: number } }): number {
  return timeouts.home + timeouts.away;
}

/** How much of regulation has been played, 0 to 1; overtime counts as all of it. */
export function elapsed({ phase, period, clock, rules }: BasketballState): number {
  if (phase === 'pre-game') return 0;
  if (phase === 'final' || period > rules.periods) return 1;
  const left = phase === 'break' ? 0 : clock;
  return (period - left / rules.periodSeconds) / rules.periods;
}

/** How much of overtime has been played, in lengths of regulation. */
export function beyond({ phase, period, clock, rules }: BasketballState): number {
  if (period <= rules.periods) return 0;
  const left = phase === 'break' ? 0 : clock;
  return ((period - rules.periods) * rules.overtimeSeconds - left) / (rules.periods * rules.periodSeconds);
}
