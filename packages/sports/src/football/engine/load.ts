import { sideNumber } from '../../kit/side-number.ts';
import { setDayStarts, whoTables } from '../../kit/who.ts';
import type { RandomSource } from '../../sport.ts';
import { goesOn } from '../overtime.ts';
import { SCORE_POINTS } from '../play.ts';
import { packScores } from '../scoring.ts';
import { type FootballState, passTouchdownsOf, QUARTERS, TOUCHBACK_YARD } from '../state.ts';
import type { FootballStrength } from '../strength.ts';
import { Game } from './game.ts';
import { playbooks } from './playbook.ts';
import { workOf } from './told-work.ts';
import { SHARES, SIDE_SLOTS } from './work.ts';

/** A game in the engine at the situation of a state. */
export function loadGame(state: FootballState, strength: FootballStrength, random: RandomSource): Game {
  const { home, away } = state.sides;
  const books = playbooks(strength.home, strength.away);
  const game = new Game(books, whoTables(home.id, away.id, SHARES), random);
  game.overtimeSeconds = state.rules.overtimeSeconds;
  game.canTie = state.rules.canTie ? 1 : 0;
  game.isCollege = state.rules.isCollege ? 1 : 0;
  game.touchback = state.rules.touchback ?? TOUCHBACK_YARD;
  game.opener = state.openingKick === undefined ? -1 : sideNumber(state.openingKick);
  game.timeouts.set([state.timeouts.home, state.timeouts.away]);
  game.had.set([state.hadOvertimeBall.home ? 1 : 0, state.hadOvertimeBall.away ? 1 : 0]);
  loadScores(game, state);
  loadPlayers(game, state);
  loadSituation(game, state);
  return game;
}

function loadScores(game: Game, state: FootballState): void {
  for (const { side, kind, quarter } of state.scores) {
    const index = sideNumber(side);
    const points = SCORE_POINTS[kind];
    game.score[index] = (game.score[index] ?? 0) + points;
    const period = index * 5 + Math.min(quarter, 5) - 1;
    game.periodPoints[period] = (game.periodPoints[period] ?? 0) + points;
  }
  const packed = packScores(state.scores);
  game.scoring.set(packed);
  game.scoringCount = packed.length;
}

function loadPlayers(game: Game, state: FootballState): void {
  setDays(game, state.form ?? 0);
  game.passTouchdowns.set([passTouchdownsOf(state, 'home'), passTouchdownsOf(state, 'away')]);
  if (state.players === undefined) return;
  for (const side of ['home', 'away'] as const) {
    const players = state.players[side];
    game.interceptions[sideNumber(side)] = players.interceptions;
    game.work.set(workOf(players), sideNumber(side) * SIDE_SLOTS);
  }
}

/** How the players of each side share the work today. @param form 4 bits a side */
export function setDays(game: Game, form: number): void {
  setDayStarts(game.days, SHARES.kinds.length, form);
}

function loadSituation(game: Game, state: FootballState): void {
  game.over = state.phase === 'final' ? 1 : 0;
  game.quarter = state.quarter;
  game.clock = state.clock;
  game.next = state.next;
  if (state.phase === 'break' && isPlayedOut(state)) game.over = 1;
  else if (state.phase === 'break') {
    game.quarter++;
    game.clock = game.quarter > 4 ? state.rules.overtimeSeconds : 900;
    if (game.isCollege === 1 && game.quarter > 4) game.had.fill(0);
  }
  if (state.possession === undefined) return;
  game.off = sideNumber(state.possession);
  game.yard = yardFor(state.ballOn, game.off);
  game.down = state.down;
  game.distance = state.distance;
  if (game.isCollege === 1 && game.quarter > 4 && game.next === 'scrimmage') game.had[game.off] = 1;
  if (game.next === 'scrimmage' && game.down === 0) game.startDrive(game.off, game.yard);
}

/** The pause after it is only told late: nobody plays on, whether or not the end of the game is told already. */
function isPlayedOut(state: FootballState): boolean {
  const { quarter, rules } = state;
  return quarter >= QUARTERS && (!goesOn(state) || (quarter > QUARTERS && rules.canTie));
}

/** The yard line counted from a side's own goal line, kept between 1 and 99. */
function yardFor(ballOn: number, side: number): number {
  const yard = side === 0 ? ballOn : 100 - ballOn;
  return Math.max(1, Math.min(99, yard));
}
