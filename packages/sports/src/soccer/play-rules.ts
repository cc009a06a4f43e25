import { QUIET_END_SECONDS } from '../kit/period-clock.ts';
import { checkRestated, momentUp } from '../kit/restated.ts';
import { ImpossiblePlay } from '../sport.ts';
import { rosterSize } from './engine/who.ts';
import { isSentOff, loggedFrom } from './logged.ts';
import { LOGGED_KINDS, type LoggedPlay, type SoccerPlay, type SoccerPlayKind } from './play.ts';
import { EVERYBODY_ELSE, hasPlace } from './player-words.ts';
import { nominalSeconds, SECOND_HALF, SHOOTOUT } from './rules.ts';
import { shootoutWinner } from './shootout.ts';
import type { SoccerState } from './state.ts';
import { goalsOf, isGoalOfTheirs } from './tally.ts';

/** The last period of a stretch that has to be level, and the first one that is then played. */
const LEVEL_AT = [
  [SECOND_HALF, SECOND_HALF + 1],
  [SHOOTOUT - 1, SHOOTOUT],
] as const;

/** @throws ImpossiblePlay when the play cannot follow from the state */
export function checkPlay(state: SoccerState, play: SoccerPlay): void {
  if (state.phase === 'final') throw new ImpossiblePlay('the game is over');
  checkFields(play);
  checkTime(state, play);
  checkRoster(state, play);
  for (const logged of play.correctedLog ?? []) checkRoster(state, logged);
  if (play.correctedLog !== undefined) checkCorrected(play, play.correctedLog);
  const logged = loggedFrom(play);
  if (logged !== undefined) {
    checkAssist(logged);
    checkNotSentOff(state.log, logged);
  }
  if (play.kind === 'shootout-kick') checkKick(state, play);
  if (play.kind === 'end-of-period' || play.kind === 'end-of-game') checkEnd(state, play);
}

function checkFields(play: SoccerPlay): void {
  const logged = LOGGED_KINDS.some((kind) => kind === play.kind);
  if ((logged || play.kind === 'shootout-kick') && play.side === undefined) {
    throw new ImpossiblePlay(`a ${play.kind} without a side`);
  }
  if (logged && play.period === SHOOTOUT) throw new ImpossiblePlay(`a ${play.kind} in the shoot-out`);
  if ((play.kind === 'correction') !== (play.correctedLog !== undefined)) {
    throw new ImpossiblePlay('a correction, and nothing else, restates the log');
  }
  if ((play.kind === 'added-time') !== (play.added !== undefined)) {
    throw new ImpossiblePlay('an announcement of added time, and nothing else, says how much');
  }
}

/** Who does something or passes has a place in the roster of the side: as it was told, or where nobody is named, of as many as there are invented; or he is somebody else. An own goal is nobody's. */
function checkRoster(
  { sides, rules }: SoccerState,
  { side, player, assist, how }: Pick<SoccerPlay, 'side' | 'player' | 'assist' | 'how'>,
): void {
  if (side === undefined || how === 'own-goal') return;
  const places = sides[side].players?.length || rosterSize(rules);
  for (const place of [player, assist]) {
    if (typeof place === 'number' && place >= places && place !== EVERYBODY_ELSE) {
      throw new ImpossiblePlay(`player ${place} of a roster of ${places}`);
    }
  }
}

const AFTER_THE_END: ReadonlySet<SoccerPlayKind> = new Set(['end-of-game', 'correction']);

function checkCorrected({ period, clock }: SoccerPlay, log: readonly LoggedPlay[]): void {
  if (log.some((logged) => logged.period === SHOOTOUT))
    throw new ImpossiblePlay('nothing is logged in the shoot-out');
  checkLevelBefore(period, log);
  const moments = log.map((logged) => momentUp(logged.period, logged.clock));
  checkRestated(moments, momentUp(period, clock));
  log.forEach((logged, at) => {
    checkAssist(logged);
    checkNotSentOff(log.slice(0, at), logged);
  });
}

/** What is played after a stretch of a game says that it was level then. */
function checkLevelBefore(period: number, log: readonly LoggedPlay[]): void {
  for (const [last, after] of LEVEL_AT) {
    if (period < after) continue;
    const { home, away } = goalsOf(log.filter((logged) => logged.period <= last));
    if (home !== away) throw new ImpossiblePlay('a game that is not level is not played on');
  }
}

function checkAssist(logged: LoggedPlay): void {
  const { assist, player } = logged;
  if (assist === undefined || assist === null) return;
  if (!isGoalOfTheirs(logged)) throw new ImpossiblePlay('only a goal that is no own goal has an assist');
  // Everybody else are many.
  if (assist === player && hasPlace(assist)) throw new ImpossiblePlay('nobody passes to himself');
}

function checkNotSentOff(log: readonly LoggedPlay[], logged: LoggedPlay): void {
  if (isSentOff(log, logged)) throw new ImpossiblePlay(`a ${logged.kind} of a player who was sent off`);
}

function checkTime(state: SoccerState, play: SoccerPlay): void {
  const entered = play.period - state.period;
  if (entered < 0) throw new ImpossiblePlay(`period ${play.period} after period ${state.period}`);
  if (entered === 0) {
    if (state.phase === 'break' && !AFTER_THE_END.has(play.kind)) {
      throw new ImpossiblePlay(`period ${state.period} is over`);
    }
    if (play.clock < state.clock) {
      throw new ImpossiblePlay(`the clock ran back from ${state.clock} to ${play.clock} seconds`);
    }
    return;
  }
  checkEntry(state, play, entered);
}

function checkEntry(state: SoccerState, play: SoccerPlay, entered: number): void {
  if (state.phase === 'pre-game') throw new ImpossiblePlay('the game begins with period 1');
  const straightToKicks = state.period === SECOND_HALF && play.period === SHOOTOUT;
  if (entered > 1 && !straightToKicks)
    throw new ImpossiblePlay(`no word of the end of period ${state.period}`);
  const missing = nominalSeconds(state.rules, state.period) - state.clock;
  if (state.phase === 'in-play' && missing > QUIET_END_SECONDS) {
    throw new ImpossiblePlay(`period ${state.period} had ${missing} seconds left`);
  }
  checkLevelBefore(play.period, state.log);
}

function checkKick(state: SoccerState, play: SoccerPlay): void {
  if (play.period !== SHOOTOUT) throw new ImpossiblePlay('a kick of a shoot-out before the shoot-out');
  if (play.made === undefined)
    throw new ImpossiblePlay('a kick of a shoot-out that is neither made nor missed');
  if (shootoutWinner(state.shootout) !== undefined) throw new ImpossiblePlay('the shoot-out is decided');
  const own = state.shootout.filter(({ side }) => side === play.side).length;
  if (own * 2 > state.shootout.length) throw new ImpossiblePlay('the sides kick in turn');
}

function checkEnd(state: SoccerState, play: SoccerPlay): void {
  if (play.period === SHOOTOUT) {
    if (shootoutWinner(state.shootout) === undefined)
      throw new ImpossiblePlay('the shoot-out is not decided');
    return;
  }
  const missing = nominalSeconds(state.rules, play.period) - play.clock;
  if (missing > QUIET_END_SECONDS) {
    throw new ImpossiblePlay(`period ${play.period} cannot end with ${missing} seconds left`);
  }
  if (play.kind !== 'end-of-game') return;
  if (play.period === 1 || play.period === 3) {
    throw new ImpossiblePlay(`a game cannot end in period ${play.period}`);
  }
  const { home, away } = goalsOf(state.log);
  if (home === away && state.rules.mustHaveWinner) {
    throw new ImpossiblePlay('this game must have a winner');
  }
}
