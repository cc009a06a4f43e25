import { Random } from '../random.ts';
import { allOf } from '../samples.ts';
import type { BySide } from '../sport.ts';
import { CONDITIONS, conditionsOf } from './engine/conditions.ts';
import { Game, MARKS, OVERS_KEPT } from './engine/game.ts';
import { booksFor, loadGame } from './engine/load.ts';
import { playOut } from './engine/step.ts';
import { type CricketOutcomes, emptyOutcomes, MARKED, WICKETS } from './outcomes.ts';
import { PLAYERS } from './play.ts';
import type { CricketState } from './state.ts';
import type { CricketStrength } from './strength.ts';
import { turnsOf } from './turns.ts';

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
  const outcomes = emptyOutcomes(size, start.overs, {
    turns: turnsOf(state),
    firstOver: start.firstOver,
    overs: OVERS_KEPT,
  });
  const random = new Random(seed);
  const game = new Game();
  const home = columnsOfSide(outcomes, 'home');
  const away = columnsOfSide(outcomes, 'away');
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
      recordSide(game, home, 0, i);
      recordSide(game, away, 1, i);
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
  outcomes.first[index] = game.first + 1;
  outcomes.winner[index] = game.winner;
  outcomes.regular[index] = game.innings > 1 ? 0 : game.winner;
  outcomes.chaseBalls[index] = game.innings === 1 && game.winner === game.bat + 1 ? game.balls : 0;
  for (let over = 0; over < OVERS_KEPT; over++) put(outcomes.overs[over], index, game.overRuns[over]);
}

/** The columns of a side, looked up by name once and not for every game. */
function columnsOfSide({ points, ...outcomes }: CricketOutcomes, key: keyof BySide<unknown>) {
  return {
    game: points[key].game,
    marked: MARKED.map((period) => points[key][period]),
    wickets: outcomes.wickets[key],
    fours: outcomes.fours[key],
    sixes: outcomes.sixes[key],
    wides: outcomes.wides[key],
    batters: outcomes.batters[key],
    came: outcomes.came[key],
    falls: outcomes.falls[key],
    methods: outcomes.methods[key],
  };
}

function recordSide(
  game: Game,
  columns: ReturnType<typeof columnsOfSide>,
  side: number,
  index: number,
): void {
  columns.game[index] = game.totals[side] ?? 0;
  columns.wickets[index] = game.lost[side] ?? 0;
  columns.fours[index] = game.fours[side] ?? 0;
  columns.sixes[index] = game.sixes[side] ?? 0;
  columns.wides[index] = game.wides[side] ?? 0;
  columns.came[index] = game.came[side] ?? 0;
  for (let mark = 0; mark < MARKS; mark++) put(columns.marked[mark], index, game.marks[side * MARKS + mark]);
  for (let place = 0; place < PLAYERS; place++) {
    put(columns.batters[place], index, game.batters[side * PLAYERS + place]);
  }
  for (let n = 0; n < WICKETS; n++) {
    put(columns.falls[n], index, game.falls[side * WICKETS + n]);
    put(columns.methods[n], index, game.methods[side * WICKETS + n]);
  }
}

function put(column: Uint8Array | Uint16Array | undefined, index: number, value: number | undefined): void {
  if (column !== undefined) column[index] = value ?? 0;
}
