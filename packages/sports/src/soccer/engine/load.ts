import { inField } from '../../kit/columns.ts';
import { AWAY, HOME, sideNumber } from '../../kit/side-number.ts';
import { SIDES } from '../../kit/sides.ts';
import type { RandomSource, SideKey } from '../../sport.ts';
import type { LoggedPlay } from '../play.ts';
import {
  ASSIST,
  BOOKED,
  hasPlace,
  MOST_LOADED,
  PLACES,
  PLAYER_COUNTS,
  SHOT,
  SHOT_ON_TARGET,
} from '../player-words.ts';
import { LAST_EXTRA_HALF, SECOND_HALF, SHOOTOUT } from '../rules.ts';
import { MAX_GOALS, packGoals } from '../scoring.ts';
import { shootoutWinner } from '../shootout.ts';
import type { SoccerState } from '../state.ts';
import type { SoccerStrength } from '../strength.ts';
import { isCard, isGoalOfTheirs, isOnTarget, isShot, suspensionsOf } from '../tally.ts';
import { refresh } from './current-rates.ts';
import { CARDS, Game, ON_TARGET, REDS, SCORED, SHOTS } from './game.ts';
import { suspendUntil } from './suspensions.ts';
import { INSTANTS_PER_SECOND } from './timetable.ts';

/** A game in the engine at the situation of a state. */
export function loadGame(state: SoccerState, strength: SoccerStrength, random: RandomSource): Game {
  const game = new Game(state.rules, strength, random);
  loadLog(game, state);
  loadTime(game, state);
  const packed = packGoals(state.rules, state.log).slice(0, MAX_GOALS);
  game.goals.set(packed);
  game.goalCount = packed.length;
  for (const [side, key] of SIDES.entries()) {
    if (state.rules.game === 'futsal') loadSuspensions(game, state, side, key);
    const kicks = state.shootout.filter((kick) => kick.side === key);
    game.kicks[side * 2] = kicks.filter(({ made }) => made).length;
    game.kicks[side * 2 + 1] = kicks.length;
  }
  const winner = shootoutWinner(state.shootout);
  game.shootoutWinner = winner === undefined ? 0 : winner === 'home' ? 1 : 2;
  refresh(game);
  return game;
}

function loadLog(game: Game, state: SoccerState): void {
  for (const logged of state.log) {
    const side = sideNumber(logged.side);
    game.period = logged.period;
    if (logged.kind === 'goal') {
      game.score[side] = (game.score[side] ?? 0) + 1;
      game.count(SCORED, side);
    }
    if (logged.kind === 'missed-penalty' || logged.how === 'penalty') game.penalty();
    if (isShot(logged)) game.count(SHOTS, side);
    if (isOnTarget(logged)) game.count(ON_TARGET, side);
    if (isCard(logged)) game.count(CARDS, side);
    if (logged.player !== undefined) loadPlayer(game, logged, side, logged.player);
    if (isGoalOfTheirs(logged) && typeof logged.assist === 'number') loadAssist(game, side, logged.assist);
    if (logged.kind === 'red-card') {
      game.count(REDS, side);
      if (logged.player !== undefined) game.sentOff[side] = (game.sentOff[side] ?? 0) | (1 << logged.player);
      if (state.rules.game === 'soccer') game.short[side] = (game.short[side] ?? 0) + 1;
    }
    if (logged.kind === 'corner') game.corner(side);
  }
}

/** Who has no place does not count; nor do shots that no word could hold together with those to come. */
function loadPlayer(game: Game, logged: LoggedPlay, side: number, player: number): void {
  if (!hasPlace(player)) return;
  const word = game.players[side * PLACES + player] ?? 0;
  if (isShot(logged) && inField(word, PLAYER_COUNTS.shots) < MOST_LOADED.shots) {
    const counts = isOnTarget(logged) && inField(word, PLAYER_COUNTS.onTarget) < MOST_LOADED.onTarget;
    game.gain(side, player, counts ? SHOT_ON_TARGET : SHOT);
  }
  if (isCard(logged) && !game.isBooked(side, player)) game.gain(side, player, BOOKED);
}

function loadAssist(game: Game, side: number, player: number): void {
  if (!hasPlace(player)) return;
  const word = game.players[side * PLACES + player] ?? 0;
  if (inField(word, PLAYER_COUNTS.assists) < MOST_LOADED.assists) game.gain(side, player, ASSIST);
}

function loadTime(game: Game, state: SoccerState): void {
  game.over = state.phase === 'final' ? 1 : 0;
  game.period = state.period;
  game.time = state.clock * INSTANTS_PER_SECOND;
  game.end = -1;
  const last = state.log.at(-1);
  const sinceCorner = last?.kind === 'corner' && last.period === state.period ? state.clock - last.clock : -1;
  game.lastCorner = sinceCorner === 0 ? (last?.side === 'away' ? AWAY : HOME) : -1;
  if (state.phase === 'break') {
    enterNext(game, state);
    return;
  }
  if (state.added !== undefined) {
    game.end = (game.timetable.length[state.period] ?? 0) + state.added * INSTANTS_PER_SECOND;
  }
}

/** After a half the next one begins; a level game that must be won goes on to extra time and the shoot-out. */
function enterNext(game: Game, state: SoccerState): void {
  const goesOn = game.score[0] === game.score[1] && state.rules.mustHaveWinner;
  const isSecondHalf = state.period === SECOND_HALF || state.period === LAST_EXTRA_HALF;
  if (state.period === SHOOTOUT || (isSecondHalf && !goesOn)) {
    game.over = 1;
    return;
  }
  game.lastCorner = -1;
  game.time = 0;
  game.period = state.period + 1;
}

function loadSuspensions(game: Game, state: SoccerState, side: number, key: SideKey): void {
  for (const seconds of suspensionsOf(state, key)) {
    game.short[side] = (game.short[side] ?? 0) + 1;
    suspendUntil(game, side, game.time + seconds * INSTANTS_PER_SECOND);
  }
}
