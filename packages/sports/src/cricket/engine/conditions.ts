import { type CricketState, type Innings, type Pace, targetOf } from '../state.ts';
import { chaseBy } from './chases.ts';
import { firstInningsBy } from './first-innings.ts';
import type { Course } from './measured.ts';

/**
 * How far the day (the pitch, the ground, the dew) shifts the scoring of both sides, in units of strength. Nobody knows it
 * before; every ball tells more of it.
 */
export interface Conditions {
  readonly mean: number;
  readonly deviation: number;
}

/** Five shifts, as likely as each other, that stand for a normal distribution. */
export const CONDITIONS = Float64Array.of(-1.4, -0.53, 0, 0.53, 1.4);

/** How far days lie apart: first innings of the Indian Premier League spread by 32 runs, the engine's alone by 25. */
const PRIOR_DEVIATION = 16;
/** How far an innings of twenty overs strays from what sides and pitch deserve. */
const NOISE = 27;

/** A side that is all out has made so many runs fewer than one that goes on after as many balls, on the same day. */
const ALL_OUT = 11;

/** Units that no day is away from the usual one: far beyond them every ball brings the same, and super overs never end. */
const MOST = 150;

/** What is known of the day. @param strengthOf of each side, against the other, and how sure it is */
export function conditionsOf(
  state: CricketState,
  strengthOf: Readonly<Record<'home' | 'away', number>> & { readonly unsure?: number },
): Conditions {
  let precision = 1 / (PRIOR_DEVIATION ** 2 + (strengthOf.unsure ?? 0) ** 2);
  let weighted = 0;
  state.innings.slice(0, 2).forEach((innings, n) => {
    for (const { runs, unit, says } of toldBy(innings, targetOf(state, n))) {
      const said = says / NOISE ** 2;
      precision += said;
      weighted += said * (runs / unit - strengthOf[innings.side]);
    }
  });
  const mean = weighted / precision;
  return { mean: Math.max(-MOST, Math.min(MOST, mean)), deviation: Math.sqrt(1 / precision) };
}

/** What an innings tells, stretch by stretch between changes of its length or target, which a side paces itself by: runs more than usual. */
function toldBy(innings: Innings, target: number | undefined): Course[] {
  const isAllOut = target === undefined && innings.closed && innings.balls < innings.limit;
  const now = { ...innings, target, runs: innings.runs + (isAllOut ? ALL_OUT : 0) };
  let from = { runs: 0, balls: 0 };
  const told: Course[] = [];
  for (const stretch of [...(innings.paces ?? []), now]) {
    if (stretch.balls > from.balls) told.push(moreThanUsual(from, stretch));
    from = stretch;
  }
  return told;
}

/** A chase is paced by its target: hard hitting that a high one asks for is no good day. */
function moreThanUsual(from: Pick<Pace, 'runs' | 'balls'>, to: Pace): Course {
  const by = (balls: number): Course => {
    if (balls === 0) return { runs: 0, unit: 0, says: 0 };
    return to.target === undefined ? firstInningsBy(balls, to.limit) : chaseBy(balls, to.limit, to.target);
  };
  const [began, ended] = [by(from.balls), by(to.balls)];
  const runs = to.runs - from.runs - (ended.runs - began.runs);
  if (to.target === undefined) {
    return { runs, unit: ended.unit - began.unit, says: ended.says - began.says };
  }
  // What a unit adds by the end of a chase, and what its runs say, are less than by its middle: a stretch has its share by its balls.
  const share = 1 - from.balls / to.balls;
  return { runs, unit: ended.unit * share, says: ended.says * share };
}
