import { DISMISSALS, PLAYERS } from '../play.ts';
import {
  BALLS_AN_OVER,
  type CricketState,
  cameIn,
  type Innings,
  targetOf,
  wicketsAllowed,
  winnerOf,
} from '../state.ts';
import type { CricketStrength } from '../strength.ts';
import { type DeliveryBook, deliveryBook } from './deliveries.ts';
import { Game, MARK_BALLS, MARKS, OVERS_AN_INNINGS, RETIRED_SHIFT } from './game.ts';
import { endInnings } from './innings.ts';

/** What having a target costs, in units of strength: even sides win 53 of 100 chases of league play, not 60. */
const PRESSURE = 7;

/** The books of both sides on a day that shifts them by so much, then of both when they chase. */
export function booksFor(strength: CricketStrength, shift: number): readonly DeliveryBook[] {
  const home = strength.home + shift;
  const away = strength.away + shift;
  return [home, away, home - PRESSURE, away - PRESSURE].map((units) => deliveryBook(units));
}

/** The book of the side at bat alone. */
export function bookFor(game: Game, strength: CricketStrength, shift: number): DeliveryBook {
  const own = game.bat === 0 ? strength.home : strength.away;
  return deliveryBook(own + shift - (game.target === 0 ? 0 : PRESSURE));
}

/** A match in the engine at the situation of a state; before the toss the home side bats first. */
export function loadGame(state: CricketState, strength: CricketStrength): Game {
  const game = new Game();
  game.overs = state.overs ?? strength.overs;
  game.limit = game.overs * BALLS_AN_OVER;
  game.first = state.first === 'away' ? 1 : 0;
  game.bat = game.first;
  game.revised = state.revisedTarget ?? 0;
  game.tieStands = state.tieStands ? 1 : 0;
  state.innings.forEach((innings, n) => {
    if (n < 2) loadRecord(game, innings);
  });
  const last = state.innings.length - 1;
  const current = state.innings[last];
  if (current !== undefined) loadInnings(game, state, current, last);
  if (current?.closed && state.phase !== 'final') endInnings(game);
  if (state.phase === 'final') {
    game.over = 1;
    const winner = winnerOf(state);
    game.winner = winner === undefined ? 0 : winner === 'home' ? 1 : 2;
  }
  game.firstOver = game.innings * OVERS_AN_INNINGS + Math.floor(game.balls / BALLS_AN_OVER);
  game.overRuns[0] = current === undefined || current.closed ? 0 : runsThisOver(current);
  game.overBegan = game.runs - (game.overRuns[0] ?? 0);
  return game;
}

/** Runs of the over under way; 0 between overs. */
function runsThisOver({ balls, overs }: Innings): number {
  return overs[Math.floor(balls / BALLS_AN_OVER)] ?? 0;
}

/** Puts what an innings has come to so far into the engine: runs, wickets, batters, marks. */
function loadRecord(game: Game, innings: Innings): void {
  const side = innings.side === 'home' ? 0 : 1;
  game.totals[side] = innings.runs;
  game.lost[side] = innings.wickets;
  game.fours[side] = innings.fours;
  game.sixes[side] = innings.sixes;
  game.wides[side] = innings.wides;
  innings.batters.forEach(({ runs }, place) => {
    game.batters[side * PLAYERS + place] = runs;
  });
  innings.falls.forEach(({ runs, dismissal }, n) => {
    game.falls[side * 10 + n] = runs;
    game.methods[side * 10 + n] = DISMISSALS.indexOf(dismissal) + 1;
  });
  if (innings.closed) {
    for (let n = innings.falls.length; n < 10; n++) game.falls[side * 10 + n] = innings.runs;
  }
  MARK_BALLS.forEach((balls, mark) => {
    if (innings.closed || innings.balls >= balls) {
      game.marks[side * MARKS + mark] = runsAfter(innings, balls / BALLS_AN_OVER);
    }
  });
}

/** Runs after so many overs, or at the end of a shorter innings. */
export function runsAfter({ overs }: Innings, count: number): number {
  return overs.slice(0, count).reduce((sum, runs) => sum + runs, 0);
}

function loadInnings(game: Game, state: CricketState, innings: Innings, n: number): void {
  game.innings = n;
  game.bat = innings.side === 'home' ? 0 : 1;
  game.runs = innings.runs;
  game.wickets = innings.wickets;
  game.balls = innings.balls;
  game.limit = innings.limit;
  game.maxWickets = wicketsAllowed(n);
  game.target = targetOf(state, n) ?? 0;
  game.striker = innings.striker;
  game.nonStriker = innings.nonStriker;
  game.toCome = toCome(innings);
  assertEnough(game);
  game.closed = innings.closed ? 1 : 0;
}

/**
 * Checks that somebody is left to come in at every wicket that may fall. It is done once, here, because the engine brings in the next
 * one without looking.
 * @throws RangeError if too few are left, which no state is that was made by plays
 */
function assertEnough({ toCome, wickets, maxWickets }: Game): void {
  let places = 0;
  for (let left = toCome; left !== 0; left &= left - 1) places++;
  if (places < maxWickets - 1 - wickets) {
    throw new RangeError(
      `${places} batters are to come in, ${wickets} are out: make the state anew from the plays of the match`,
    );
  }
}

/** See Game.toCome. */
function toCome(innings: Innings): number {
  const { batters, striker, nonStriker } = innings;
  const were = cameIn(innings);
  let bits = 0;
  for (let place = 0; place < PLAYERS; place++) {
    if (!were.includes(place)) bits |= 1 << place;
    else if (place !== striker && place !== nonStriker && batters[place]?.out !== true) {
      bits |= 1 << (place + RETIRED_SHIFT);
    }
  }
  return bits;
}
