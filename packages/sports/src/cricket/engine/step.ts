import type { RandomSource } from '../../sport.ts';
import { PLAYERS } from '../play.ts';
import {
  BALL_RUNS,
  BAT_RUNS,
  CLASS_OF,
  CLASSES,
  CROSSES_SHIFT,
  LEGAL_SHIFT,
  RESULT_MASK,
  TABLE_BITS,
  TABLE_SIZE,
  TALLY,
  WICKET,
} from './deliveries.ts';
import { type Game, MARKS, markBalls, OVERS_AN_INNINGS, OVERS_KEPT } from './game.ts';
import { endInnings } from './innings.ts';
import { freeRatesOf, intentOf } from './intent.ts';

const share = (chance: number): number => Math.round(chance * 2 ** 32);

/** How batters are out, in the order of DISMISSALS: shares of limited-overs cricket since 2018, added up. */
const METHODS = [0.64, 0.81, 0.895, 0.965, 0.995].map(share);
const RUN_OUT = 3;
/** Balls drawn from one random number. */
const BALLS_DRAWN = 3;
/** With so few balls left to reach a target, a side thinks again after every ball; before, after every over and wicket. */
const LAST_BALLS = 12;
const NO_TARGET = 65_535;
const EVERY_BALL = 65_535;

/** Plays to the end. */
export function playOut(game: Game, random: RandomSource): void {
  const marks = markBalls(game.overs);
  while (game.over === 0) {
    play(game, random, EVERY_BALL, marks);
    endInnings(game);
  }
}

/**
 * Plays so many balls, wides and no-balls counted, or to the end of the innings. The last one is left in game.result. There is
 * hardly a branch in it: what a ball comes to cannot be foreseen, and a processor that guesses wrong waits.
 */
export function play(game: Game, random: RandomSource, most: number, marks: Uint16Array): void {
  const side = game.bat;
  const book = game.books[side + (game.target === 0 ? 0 : 2)];
  if (book === undefined) throw new RangeError('a game is played with the books of both sides');
  const batters = game.batters;
  const own = (game.innings > 1 ? 2 : side) * PLAYERS;
  const target = game.target === 0 ? NO_TARGET : game.target;
  const limit = game.limit;
  const lastBalls = target === NO_TARGET ? NO_TARGET : limit - LAST_BALLS;
  let striker = game.striker;
  let nonStriker = game.nonStriker;
  let runs = game.runs;
  let balls = game.balls;
  let inOver = balls % 6;
  let overStart = runs - (inOver === 0 ? 0 : (game.overRuns[0] ?? 0));
  let tally = 0;
  let result = 0;
  let luck = 0;
  let drawn = 0;
  const free = freeRatesOf(limit);
  /** Balls at the end of the next over that has to be written down: for a mark, or because it is one of the first. */
  let marked = nextMark(marks, balls);
  const keptUntil = 6 * (game.firstOver + OVERS_KEPT - game.innings * OVERS_AN_INNINGS);
  let level = intentOf(game, free) * CLASSES;
  let table = (level + (CLASS_OF[striker] ?? 0)) * TABLE_SIZE;
  let otherTable = (level + (CLASS_OF[nonStriker] ?? 0)) * TABLE_SIZE;
  for (let left = most; left > 0; left--) {
    if (drawn === 0) {
      luck = random.next() | 0;
      drawn = BALLS_DRAWN;
    }
    const entry = book[table + (luck & (TABLE_SIZE - 1))] ?? 0;
    result = entry & RESULT_MASK;
    luck >>= TABLE_BITS;
    drawn--;
    runs += BALL_RUNS[result] ?? 0;
    batters[own + striker] = (batters[own + striker] ?? 0) + (BAT_RUNS[result] ?? 0);
    tally += TALLY[result] ?? 0;
    const legal = entry >> LEGAL_SHIFT;
    inOver += legal;
    balls += legal;
    let swap = -((entry >> CROSSES_SHIFT) & 1);
    let again = balls > lastBalls;
    if (result === WICKET) {
      game.striker = striker;
      game.nonStriker = nonStriker;
      game.runs = runs;
      wicket(game, random);
      striker = game.striker;
      nonStriker = game.nonStriker;
      again = true;
    }
    if (inOver === 6) {
      inOver = 0;
      swap = ~swap;
      again = true;
      if (balls === marked || balls <= keptUntil) {
        endOver(game, balls, runs, runs - overStart, marks);
        marked = nextMark(marks, balls);
      }
      overStart = runs;
    }
    const ends = (striker ^ nonStriker) & swap;
    striker ^= ends;
    nonStriker ^= ends;
    const tables = (table ^ otherTable) & swap;
    table ^= tables;
    otherTable ^= tables;
    if (runs >= target || balls >= limit || game.closed === 1) {
      game.closed = 1;
      break;
    }
    if (again) {
      game.runs = runs;
      game.balls = balls;
      level = intentOf(game, free) * CLASSES;
      table = (level + (CLASS_OF[striker] ?? 0)) * TABLE_SIZE;
      otherTable = (level + (CLASS_OF[nonStriker] ?? 0)) * TABLE_SIZE;
    }
  }
  game.result = result;
  game.striker = striker;
  game.nonStriker = nonStriker;
  game.runs = runs;
  game.balls = balls;
  if (inOver > 0) keepOver(game, Math.floor(balls / 6), runs - overStart);
  count(game, tally);
}

/** Super overs count for nobody. */
function count(game: Game, tally: number): void {
  if (game.innings > 1) return;
  const side = game.bat;
  game.fours[side] = (game.fours[side] ?? 0) + (tally & 1023);
  game.sixes[side] = (game.sixes[side] ?? 0) + ((tally >> 10) & 1023);
  game.wides[side] = (game.wides[side] ?? 0) + (tally >> 20);
}

function nextMark(marks: Uint16Array, balls: number): number {
  for (let mark = 0; mark < MARKS; mark++) {
    const at = marks[mark] ?? 0;
    if (at > balls) return at;
  }
  return EVERY_BALL;
}

function endOver(game: Game, balls: number, runs: number, inOver: number, marks: Uint16Array): void {
  keepOver(game, balls / 6 - 1, inOver);
  if (game.innings > 1) return;
  for (let mark = 0; mark < MARKS; mark++) {
    if (balls === marks[mark]) game.marks[game.bat * MARKS + mark] = runs;
  }
}

function keepOver(game: Game, over: number, runs: number): void {
  const at = game.innings * OVERS_AN_INNINGS + over - game.firstOver;
  if (at >= 0 && at < OVERS_KEPT) game.overRuns[at] = runs;
}

/** The striker, or the one run out at the other end, goes; the next one comes in for him. */
function wicket(game: Game, random: RandomSource): void {
  const luck = random.next();
  let method = 0;
  while (method < METHODS.length && luck >= (METHODS[method] ?? 0)) method++;
  const isOther = method === RUN_OUT && (luck & 1) === 1;
  game.dismissal = method;
  game.outPlace = isOther ? game.nonStriker : game.striker;
  if (game.innings < 2) {
    const at = game.bat * 10 + game.wickets;
    game.falls[at] = game.runs;
    game.methods[at] = method + 1;
  }
  game.wickets++;
  if (game.wickets >= game.maxWickets) {
    game.closed = 1;
    return;
  }
  if (isOther) game.nonStriker = game.nextIn;
  else game.striker = game.nextIn;
  game.nextIn++;
}
