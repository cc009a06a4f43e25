import type { Pacing } from '../sport.ts';
import type { BasketballPlay, BasketballPlayKind } from './play.ts';
import type { BasketballState } from './state.ts';

/**
 * Seconds a simulated NBA game takes from the first jump ball to the end on average by pace. Recorded ones take some 13,000: their
 * source writes twice as many plays, each with its pause.
 */
export const BROADCAST_SECONDS = 7_300;

/** Seconds from the decision to shoot until it is known what came of it: bets are off meanwhile. */
const IN_THE_AIR_SECONDS = 2;
const HALFTIME_SECONDS = 900;
const TIMEOUT_SECONDS = 100;

/** From one play to the decision of the next, whatever the game clock counts between them. */
const PLAY_SECONDS = 17;

/** Seconds that plays bring after them: the walk to the line, commercials, breaks. */
const REST: Readonly<Record<BasketballPlayKind, number>> = {
  'jump-ball': 0,
  attempt: 0,
  'free-throw': 15,
  turnover: 4,
  foul: 20,
  timeout: 75,
  'end-of-period': 130,
  'end-of-game': 0,
  correction: 60,
  other: 0,
};

const WITHOUT_SUSPENSE: ReadonlySet<BasketballPlayKind> = new Set([
  'jump-ball',
  'timeout',
  'end-of-period',
  'end-of-game',
  'correction',
  'other',
]);

/** How long nothing happens before a play of a televised game. */
export function pauseBefore(): number {
  return PLAY_SECONDS;
}

/** How long a play takes in a televised game. */
export function pace(before: BasketballState, play: BasketballPlay): Pacing {
  const isHalf = play.kind === 'end-of-period' && play.period * 2 === before.rules.periods;
  const samePeriod = before.plays > 0 && before.period === play.period;
  const stopped =
    play.kind !== 'timeout' && samePeriod && timeoutsLeft(play) < timeoutsLeft(before) ? TIMEOUT_SECONDS : 0;
  return {
    inTheAir: WITHOUT_SUSPENSE.has(play.kind) ? 0 : IN_THE_AIR_SECONDS,
    rest: REST[play.kind] + (isHalf ? HALFTIME_SECONDS : 0) + stopped,
  };
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
