import { Random } from '../random.ts';
import { allOf } from '../samples.ts';
import { CONDITIONS, conditionsOf } from './engine/conditions.ts';
import { Game, MARKS, OVERS_KEPT } from './engine/game.ts';
import { booksFor, loadGame } from './engine/load.ts';
import { playOut } from './engine/step.ts';
import { type BySide, type CricketOutcomes, emptyOutcomes, MARKED, WICKETS } from './outcomes.ts';
import { PLAYERS } from './play.ts';
import type { CricketState } from './state.ts';
import type { CricketStrength } from './strength.ts';

/**
 * Plays the rest of the match `size` times, a fifth of them on each of five days that what has been seen leaves possible.
 * Sample i draws from stream i of the seed, so the same seed compares two strengths or two states under the same luck.
 */
export function simulate(
  state: CricketState,
  strength: CricketStrength,
  size: number,
  seed: number,
  { from, to } = allOf(size),
): CricketOutcomes {
  const start = loadGame(state, strength);
  const outcomes = emptyOutcomes(size, start.firstOver, OVERS_KEPT);
  const random = new Random(seed);
  const game = new Game();
  const { mean, deviation } = conditionsOf(state, strength);
  const isTossed = state.first !== undefined;
  for (let day = 0; day < CONDITIONS.length; day++) {
    game.books = booksFor(strength, mean + deviation * (CONDITIONS[day] ?? 0));
    for (let i = firstOn(day, from); i < to; i += CONDITIONS.length) {
      random.seed(seed, i);
      game.copy(start);
      if (!isTossed) {
        game.first = random.next() & 1;
        game.bat = game.first;
      }
      playOut(game, random);
      record(game, outcomes, i);
    }
  }
  return outcomes;
}

/** The first sample from there on that is played on such a day. */
function firstOn(day: number, from: number): number {
  const days = CONDITIONS.length;
  return from + ((day - (from % days) + days) % days);
}

function record(game: Game, outcomes: CricketOutcomes, index: number): void {
  recordSide(game, outcomes, 'home', 0, index);
  recordSide(game, outcomes, 'away', 1, index);
  const home = game.totals[0] ?? 0;
  const away = game.totals[1] ?? 0;
  outcomes.first[index] = game.first + 1;
  outcomes.winner[index] = game.winner;
  outcomes.regular[index] = game.innings > 1 ? 0 : game.winner;
  if (game.winner === 0 && home !== away) outcomes.regular[index] = home > away ? 1 : 2;
  for (let over = 0; over < OVERS_KEPT; over++) put(outcomes.overs[over], index, game.overRuns[over]);
}

function recordSide(
  game: Game,
  outcomes: CricketOutcomes,
  key: keyof BySide<unknown>,
  side: number,
  index: number,
): void {
  const points = outcomes.points[key];
  points.game[index] = game.totals[side] ?? 0;
  for (let mark = 0; mark < MARKS; mark++) {
    const period = MARKED[mark];
    if (period !== undefined) points[period][index] = game.marks[side * MARKS + mark] ?? 0;
  }
  outcomes.wickets[key][index] = game.lost[side] ?? 0;
  outcomes.fours[key][index] = game.fours[side] ?? 0;
  outcomes.sixes[key][index] = game.sixes[side] ?? 0;
  outcomes.wides[key][index] = game.wides[side] ?? 0;
  for (let place = 0; place < PLAYERS; place++) {
    put(outcomes.batters[key][place], index, game.batters[side * PLAYERS + place]);
  }
  for (let n = 0; n < WICKETS; n++) {
    put(outcomes.falls[key][n], index, game.falls[side * WICKETS + n]);
    put(outcomes.methods[key][n], index, game.methods[side * WICKETS + n]);
  }
}

function put(column: Uint8Array | Uint16Array | undefined, index: number, value: number | undefined): void {
  if (column !== undefined) column[index] = value ?? 0;
}
