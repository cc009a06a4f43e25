import { ImpossiblePlay } from '../sport.ts';
import { checkDeed, checkDirection } from './deed-rules.ts';
import { hasPitched, STARTER } from './line-up.ts';
import { type BaseballPlay, isBatting } from './play.ts';
import {
  type BaseballRules,
  type BaseballState,
  battingSide,
  isWon,
  nextHalf,
  openingBases,
  runners,
  runsOf,
  sameBases,
} from './state.ts';

/** Where a play is made: the half under way, with the situation it begins in. */
export interface Opening {
  readonly inning: number;
  readonly half: 'top' | 'bottom';
  readonly outs: number;
  readonly balls: number;
  readonly strikes: number;
  readonly bases: BaseballState['bases'];
}

/** The situation the next play begins in: after three outs that of the next half. */
export function openingOf(state: BaseballState): Opening {
  if (state.phase !== 'break') return state;
  const { inning, half } = nextHalf(state);
  return { inning, half, outs: 0, balls: 0, strikes: 0, bases: openingBases(state.rules, inning) };
}

/** @throws ImpossiblePlay when the play cannot follow from the state */
export function checkPlay(state: BaseballState, play: BaseballPlay): void {
  if (state.phase === 'final') throw new ImpossiblePlay('the game is over');
  if (play.kind === 'start' && state.phase !== 'pre-game')
    throw new ImpossiblePlay('the game has begun before');
  if (play.kind !== 'start' && play.kind !== 'substitution' && state.phase === 'pre-game') {
    throw new ImpossiblePlay('the game has not begun');
  }
  if (play.rules !== undefined && play.kind !== 'start') {
    throw new ImpossiblePlay('the rules are told when the game begins');
  }
  const opening = openingOf(state);
  if (play.inning !== opening.inning || play.half !== opening.half) {
    throw new ImpossiblePlay(
      `a play in the ${play.half} of inning ${play.inning}, when the ${opening.half} of ${opening.inning} is next`,
    );
  }
  checkScore(state, play);
  checkOuts(opening, play);
  checkDeed(opening, play);
  checkSubstitution(state, opening, play);
  if (play.kind === 'pitch') checkPitch(opening, play);
  else if (play.kind !== 'start') checkRunners(state.rules, opening, play);
}

function checkScore(state: BaseballState, play: BaseballPlay): void {
  const batting = battingSide(play.half);
  const home = runsOf(state, 'home') + (batting === 'home' ? play.runs : 0);
  const away = runsOf(state, 'away') + (batting === 'away' ? play.runs : 0);
  if (play.score.home !== home || play.score.away !== away) {
    throw new ImpossiblePlay(
      `the play says ${play.score.home}-${play.score.away}, its runs add up to ${home}-${away}`,
    );
  }
  if (play.runsBattedIn > play.runs) throw new ImpossiblePlay('more runs batted in than runs');
}

function checkOuts(opening: Opening, play: BaseballPlay): void {
  if (play.outs < opening.outs) {
    throw new ImpossiblePlay(`${play.outs} outs after ${opening.outs}`);
  }
  const isEmpty = play.balls + play.strikes + runners(play.bases) === 0;
  if (play.outs === 3 && !isEmpty) {
    throw new ImpossiblePlay('three outs leave no runners and no count');
  }
  if (isBatting(play.kind) && play.balls + play.strikes > 0) {
    throw new ImpossiblePlay(`the count after a ${play.kind} is that of a new batter`);
  }
}

/** A pitch that ends nothing adds a ball or a strike, or is a foul with two strikes; nobody moves. */
function checkPitch(opening: Opening, play: BaseballPlay): void {
  const balls = play.balls - opening.balls;
  const strikes = play.strikes - opening.strikes;
  const isFoul = balls === 0 && strikes === 0 && opening.strikes === 2;
  if (!isFoul && (Math.min(balls, strikes) !== 0 || balls + strikes !== 1)) {
    throw new ImpossiblePlay(
      `one pitch does not make ${play.balls}-${play.strikes} of ${opening.balls}-${opening.strikes}`,
    );
  }
  if (play.outs !== opening.outs || play.runs > 0 || !sameBases(opening.bases, play.bases)) {
    throw new ImpossiblePlay('a pitch alone moves nobody');
  }
}

/** Whoever comes in takes over the count, too; of the starting pitcher only that he does not start. */
function checkSubstitution(
  state: BaseballState,
  opening: Opening,
  { kind, substituted, balls, strikes }: BaseballPlay,
): void {
  if ((kind === 'substitution') !== (substituted !== undefined)) {
    throw new ImpossiblePlay('a substitution says whose place is taken, and nothing else does');
  }
  if (substituted === undefined) return;
  if (balls !== opening.balls || strikes !== opening.strikes) {
    throw new ImpossiblePlay('a substitution leaves the count as it is');
  }
  if (substituted.place === STARTER && hasPitched(state, substituted.side)) {
    throw new ImpossiblePlay('a pitcher who has pitched is replaced by a change of pitchers');
  }
}

/** Everybody who was on base, and the batter whose turn ended, is on base, out or home; once the game is won some may stand still. */
function checkRunners(rules: BaseballRules, opening: Opening, play: BaseballPlay): void {
  const before = runners(opening.bases) + (isBatting(play.kind) ? 1 : 0);
  const gone = play.outs - opening.outs + play.runs;
  const left = before - gone;
  if (left < 0) throw new ImpossiblePlay(`${gone} out or home, of ${before}`);
  const lead = leadAtBat(play);
  const won = isWon(rules, play.inning, play.half, play.outs === 3, lead);
  if (play.outs === 3 || won) return;
  if (left !== runners(play.bases)) {
    throw new ImpossiblePlay(`${runners(play.bases)} on base, not ${left}`);
  }
  checkDirection(opening, play);
}

/** How far the side at bat leads after a play. */
export function leadAtBat({ half, score }: BaseballPlay): number {
  return half === 'bottom' ? score.home - score.away : score.away - score.home;
}
