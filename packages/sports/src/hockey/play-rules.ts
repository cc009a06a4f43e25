import { checkPeriodClock } from '../kit/period-clock.ts';
import { checkRestated, momentDown } from '../kit/restated.ts';
import { ImpossiblePlay } from '../sport.ts';
import { checkBox } from './box-rules.ts';
import type { HockeyPlay, HockeyPlayKind } from './play.ts';
import { type HockeyRules, isShootout, PERIODS, periodSeconds, REGULAR_SEASON, SHOOTOUT } from './rules.ts';
import { scoreOf } from './score.ts';
import { SKATERS } from './scoring.ts';
import type { HockeyState } from './state.ts';

/** What only comes with a play of its kind. */
const OWN: readonly (readonly [keyof HockeyPlay, readonly HockeyPlayKind[]])[] = [
  ['goal', ['goal']],
  ['shot', ['goal', 'shot']],
  ['penalty', ['penalty']],
  ['attempt', ['shootout-attempt']],
  ['correctedGoals', ['correction']],
];

/** @throws ImpossiblePlay when the play cannot follow from the state */
export function checkPlay(state: HockeyState, play: HockeyPlay): void {
  if (state.phase === 'final') throw new ImpossiblePlay('the game is over');
  const { rules = REGULAR_SEASON } = state;
  if (rules.hasShootout && play.period > SHOOTOUT) {
    throw new ImpossiblePlay(`no period ${play.period} in a game that is decided in a shoot-out`);
  }
  if (play.clock > periodSeconds(play.period, rules)) {
    throw new ImpossiblePlay(`period ${play.period} does not have ${play.clock} seconds`);
  }
  for (const [what, kinds] of OWN) {
    const isThere = play[what] !== undefined;
    const isOwn = kinds.includes(play.kind);
    if (isThere && !isOwn) throw new ImpossiblePlay(`a ${play.kind} brings no ${what}`);
    if (isOwn && kinds.length === 1 && !isThere)
      throw new ImpossiblePlay(`a ${play.kind} without its ${what}`);
  }
  checkShot(play);
  checkBox(state, play);
  const { home, away } = scoreOf(state);
  checkPeriodClock(state, play, {
    betweenPeriods: BETWEEN_PERIODS,
    periods: PERIODS,
    isLevel: home === away,
  });
  checkOvertime(state, play);
  if (play.correctedGoals !== undefined) checkCorrected(rules, play, play.correctedGoals);
  if (play.kind === 'shootout-attempt') checkAttempt(state, play);
  if (play.kind === 'end-of-game') checkEnd(play);
}

/** A goal is the shot of the side, and of the player, that scored it. */
function checkShot({ goal, shot }: HockeyPlay): void {
  if (goal === undefined) return;
  if (shot !== undefined && shot.side !== goal.side) {
    throw new ImpossiblePlay('a goal is a shot of the side that scored it');
  }
  if (shot?.player !== undefined && goal.player !== undefined && shot.player !== goal.player) {
    throw new ImpossiblePlay('a goal is a shot of the player who scored it');
  }
  const named = [goal.player, ...goal.assists].filter((player) => player !== undefined && player < SKATERS);
  if (new Set(named).size < named.length) {
    throw new ImpossiblePlay('who scores a goal or assists it is another for each');
  }
}

/** The first goal of overtime wins: after it nobody shoots any more. */
function checkOvertime(state: HockeyState, { period, goal, shot }: HockeyPlay): void {
  if (goal === undefined && shot === undefined) return;
  if (isShootout(period, state.rules)) throw new ImpossiblePlay('the shots of a shoot-out are its attempts');
  const { home, away } = scoreOf(state);
  if (period > PERIODS && home !== away) throw new ImpossiblePlay('the goal that wins overtime was scored');
}

const BETWEEN_PERIODS: ReadonlySet<string> = new Set<HockeyPlayKind>([
  'end-of-game',
  'penalty',
  'penalty-over',
  'goalie-back',
  'other',
]);

function checkCorrected(
  rules: HockeyRules,
  { period, clock }: HockeyPlay,
  goals: NonNullable<HockeyPlay['correctedGoals']>,
): void {
  for (const goal of goals) {
    if (isShootout(goal.period, rules)) throw new ImpossiblePlay('the goals of a shoot-out are its attempts');
    if (goal.clock > periodSeconds(goal.period, rules))
      throw new ImpossiblePlay(`period ${goal.period} does not have ${goal.clock} seconds`);
  }
  const moments = goals.map((goal) => momentDown(goal.period, goal.clock));
  checkRestated(moments, momentDown(period, clock));
}

function checkAttempt(state: HockeyState, play: HockeyPlay): void {
  if (!isShootout(play.period, state.rules))
    throw new ImpossiblePlay(`no shoot-out in period ${play.period}`);
  const { home, away } = state.shootout;
  const ahead = play.attempt?.side === 'home' ? home.length - away.length : away.length - home.length;
  if (ahead > 0) throw new ImpossiblePlay('the sides take turns in a shoot-out');
  const score = scoreOf(state);
  if (score.home !== score.away) throw new ImpossiblePlay('the shoot-out is won');
}

function checkEnd(play: HockeyPlay): void {
  if (play.period < PERIODS) throw new ImpossiblePlay(`a game cannot end in period ${play.period}`);
  if (play.period === PERIODS && play.clock > 0)
    throw new ImpossiblePlay('a game cannot end before its time');
  if (play.score.home === play.score.away) throw new ImpossiblePlay('a level game goes on');
}
