import { ImpossiblePlay } from '../sport.ts';
import { type CricketPlay, type Dismissal, isLegal } from './play.ts';
import { BALLS_AN_OVER, type CricketState, type Innings } from './state.ts';

const MOST_RUNS_A_BALL = 6;

/** Five runs each time, and hardly ever twice with one ball. */
const PENALTIES: readonly number[] = [0, 5, 10];

/** How a batter is out who has made no run with the ball; of the others the runs before count. */
const RUNLESS: readonly Dismissal[] = ['caught', 'bowled', 'lbw', 'stumped'];

/**
 * Whether one ball brings all that together.
 * @throws ImpossiblePlay when it does not: a wide that is hit, a batter bowled by a no-ball …
 */
export function checkBall(before: Innings, play: CricketPlay): void {
  const { offBat, wides, noBalls, byes, legByes, penalties, wicket } = play;
  if (wides > 0 && noBalls > 0) throw new ImpossiblePlay('a ball is wide or a no-ball, not both');
  const kinds = [offBat, wides, byes, legByes].filter((runs) => runs > 0).length;
  if (kinds > 1) throw new ImpossiblePlay('the runs of a ball are off the bat, wides, byes or leg byes');
  if (!PENALTIES.includes(penalties)) throw new ImpossiblePlay(`${penalties} runs are no penalty`);
  if (wicket === undefined || !RUNLESS.includes(wicket.dismissal)) return;
  if (wicket.place !== before.striker) throw new ImpossiblePlay(`who is ${wicket.dismissal} faces the ball`);
  if (offBat + byes + legByes > 0) throw new ImpossiblePlay(`who is ${wicket.dismissal} makes no run`);
  const isOffWide = wicket.dismissal === 'stumped' && wides > 0;
  if (!isLegal(play) && !isOffWide) throw new ImpossiblePlay(`nobody is ${wicket.dismissal} by such a ball`);
}

/** @throws ImpossiblePlay when rain cannot change balls or target to that */
export function checkRevision(state: CricketState, before: Innings, n: number, play: CricketPlay): void {
  const { limit, target } = play;
  if (limit === undefined && target === undefined) throw new ImpossiblePlay('the revision changes nothing');
  if (n > 1) throw new ImpossiblePlay('a super over is not revised');
  const whole = (state.overs ?? 0) * BALLS_AN_OVER;
  // Of an innings of no balls nothing is played: such a match is called off.
  if (limit !== undefined && (limit < Math.max(1, before.balls) || limit > whole)) {
    throw new ImpossiblePlay(`${limit} balls, after ${before.balls} and of ${whole}`);
  }
  // A first innings may be revised with the target of the second, which may last as long as it could.
  const balls = n === 0 ? whole : (limit ?? before.limit);
  if (target !== undefined && (target < 1 || target > MOST_RUNS_A_BALL * balls)) {
    throw new ImpossiblePlay(`a target of ${target} from ${balls} balls`);
  }
}
