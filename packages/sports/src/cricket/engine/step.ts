import type { RandomSource } from '../../sport.ts';
import {
  BALL_RUNS,
  CLASS_OF,
  CLASSES,
  FOUR,
  LEG_BYE,
  NO_BALL,
  SIX,
  TABLE_BITS,
  TABLE_SIZE,
  WICKET,
  WIDE,
} from './deliveries.ts';
import { type Game, MARKS, markBalls, OVERS_AN_INNINGS, OVERS_KEPT } from './game.ts';
import { intentOf } from './intent.ts';

const share = (chance: number): number => Math.round(chance * 2 ** 32);

/** How batters are out, in the order of DISMISSALS: shares of limited-overs cricket since 2018, added up. */
const METHODS = [0.64, 0.81, 0.895, 0.965, 0.995].map(share);
const RUN_OUT = 3;
const SWAP_MASK = 1;
const BALLS_DRAWN = 3;

/** Plays to the end. */
export function playOut(game: Game, random: RandomSource): void {
  const marks = markBalls(game.overs);
  while (game.over === 0) {
    playInnings(game, random, marks);
    endInnings(game);
  }
}

/** Ball by ball to the end of the innings. Three balls are drawn from one random number. */
function playInnings(game: Game, random: RandomSource, marks: Uint16Array): void {
  const book = game.books[game.bat === 0 ? 0 : 1];
  let level = intentOf(game);
  let luck = 0;
  let drawn = 0;
  while (game.closed === 0) {
    if (drawn === 0) {
      luck = random.next();
      drawn = BALLS_DRAWN;
    }
    const table = book[level * CLASSES + (CLASS_OF[game.striker] ?? 0)];
    const result = table?.[luck & (TABLE_SIZE - 1)] ?? 0;
    luck >>>= TABLE_BITS;
    drawn--;
    if (deliver(game, result, random, marks) === 1) level = intentOf(game);
  }
}

/** The table of the ball to come. */
export function tableOf(game: Game): Uint8Array | undefined {
  const book = game.books[game.bat === 0 ? 0 : 1];
  return book[intentOf(game) * CLASSES + (CLASS_OF[game.striker] ?? 0)];
}

/** One ball. @returns 1 when the side should think again: after a wicket and after an over */
export function deliver(game: Game, result: number, random: RandomSource, marks: Uint16Array): number {
  const runs = BALL_RUNS[result] ?? 0;
  game.result = result;
  if (runs > 0) addRuns(game, result, runs);
  let again = 0;
  if (result === WICKET) {
    wicket(game, random);
    again = 1;
  } else if (result <= SIX ? (runs & SWAP_MASK) === 1 : result === LEG_BYE) {
    swap(game);
  }
  if (result !== WIDE && result !== NO_BALL && countBall(game, marks) === 1) again = 1;
  if (game.target > 0 && game.runs >= game.target) game.closed = 1;
  return again;
}

function addRuns(game: Game, result: number, runs: number): void {
  game.runs += runs;
  if (game.innings > 1) return;
  const side = game.bat;
  const over = game.innings * OVERS_AN_INNINGS + ((game.balls / 6) | 0) - game.firstOver;
  if (over >= 0 && over < OVERS_KEPT) game.overRuns[over] = (game.overRuns[over] ?? 0) + runs;
  if (result <= SIX) {
    const at = side * 11 + game.striker;
    game.batters[at] = (game.batters[at] ?? 0) + runs;
    if (result === FOUR) game.fours[side] = (game.fours[side] ?? 0) + 1;
    else if (result === SIX) game.sixes[side] = (game.sixes[side] ?? 0) + 1;
  } else if (result === WIDE) {
    game.wides[side] = (game.wides[side] ?? 0) + 1;
  }
}

function swap(game: Game): void {
  const striker = game.striker;
  game.striker = game.nonStriker;
  game.nonStriker = striker;
}

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

/** A legal ball: after six the other end bats. @returns 1 after an over */
function countBall(game: Game, marks: Uint16Array): number {
  game.balls++;
  if (game.balls % 6 !== 0) {
    if (game.balls >= game.limit) game.closed = 1;
    return 0;
  }
  if (game.innings < 2) {
    for (let mark = 0; mark < MARKS; mark++) {
      if (game.balls === marks[mark]) game.marks[game.bat * MARKS + mark] = game.runs;
    }
  }
  if (game.balls >= game.limit) game.closed = 1;
  swap(game);
  return 1;
}

/** Writes the innings down and begins the next one, or ends the match. */
export function endInnings(game: Game): void {
  closeInnings(game);
  const isChase = game.target > 0;
  if (isChase && game.runs !== game.target - 1) {
    game.over = 1;
    game.winner = 1 + (game.runs >= game.target ? game.bat : 1 - game.bat);
    return;
  }
  const runs = game.runs;
  const isFirstDone = game.innings === 0;
  const lastLimit = game.overs * 6;
  game.innings++;
  const pair = game.innings >> 1;
  const begins = pair % 2 === 0 ? game.first : 1 - game.first;
  game.bat = game.innings % 2 === 0 ? begins : 1 - begins;
  game.limit = isFirstDone ? lastLimit : 6;
  game.maxWickets = isFirstDone ? 10 : 2;
  game.target = isChase ? 0 : isFirstDone && game.revised > 0 ? game.revised : runs + 1;
  game.runs = 0;
  game.wickets = 0;
  game.balls = 0;
  game.striker = 0;
  game.nonStriker = 1;
  game.nextIn = 2;
  game.closed = 0;
}

/** Marks that were not reached, and wickets that did not fall, stand at the end of the innings. */
function closeInnings(game: Game): void {
  if (game.innings > 1) return;
  const side = game.bat;
  game.totals[side] = game.runs;
  game.lost[side] = game.wickets;
  const marks = markBalls(game.overs);
  for (let mark = 0; mark < MARKS; mark++) {
    if (game.balls < (marks[mark] ?? 0)) game.marks[side * MARKS + mark] = game.runs;
  }
  for (let n = game.wickets; n < 10; n++) game.falls[side * 10 + n] = game.runs;
}
