import { Random } from '../random.ts';
import { allOf } from '../samples.ts';
import { matchup, resultTable } from './engine/batting.ts';
import { Game, INNING_SLOTS } from './engine/game.ts';
import { loadGame } from './engine/load.ts';
import { appearance, playOut } from './engine/step.ts';
import { absentOf } from './line-up.ts';
import {
  type BaseballOutcomes,
  EXTRA_BASES,
  emptyOutcomes,
  FREE_PASS,
  HOME_RUN,
  INNINGS,
  MAX_SCORES,
  OUT_OR_OTHER,
  SINGLE,
  STRIKEOUT,
  sumPeriods,
} from './outcomes.ts';
import { type BaseballState, battingSide, LINEUP } from './state.ts';
import type { BaseballStrength } from './strength.ts';

/** Plate appearances whose results are kept: the one going on and the one after it. */
const APPEARANCES_KEPT = 2;

/** Codes of outcomes.ts by result of the engine. */
const CODES = [
  STRIKEOUT,
  FREE_PASS,
  FREE_PASS,
  SINGLE,
  EXTRA_BASES,
  EXTRA_BASES,
  HOME_RUN,
  OUT_OR_OTHER,
  OUT_OR_OTHER,
  OUT_OR_OTHER,
  OUT_OR_OTHER,
];

/**
 * Plays the rest of the game `size` times. Sample i draws from stream i of the seed, so the same seed compares two strengths
 * or two states under the same luck.
 */
export function simulate(
  state: BaseballState,
  strength: BaseballStrength,
  size: number,
  seed: number,
  { from, to } = allOf(size),
): BaseballOutcomes {
  const outcomes = emptyOutcomes(size, state.appearances.length + 1, APPEARANCES_KEPT, absentOf(state));
  const random = new Random(seed);
  const start = loadGame(state, strength);
  const table = countTable(state, start, strength);
  const game = new Game(start.books);
  const innings = { home: inningColumns(outcomes.points.home), away: inningColumns(outcomes.points.away) };
  for (let i = from; i < to; i++) {
    random.seed(seed, i);
    game.copy(start);
    playFirst(game, random, table, outcomes, i);
    playOut(game, random);
    recordRuns(game, innings.home, 0, i);
    recordRuns(game, innings.away, INNING_SLOTS, i);
    record(game, outcomes, i);
  }
  sumPeriods(outcomes);
  return outcomes;
}

/** The table of the batter who is up, where he has a count; undefined where he has none. */
function countTable(state: BaseballState, game: Game, strength: BaseballStrength): Uint8Array | undefined {
  if (state.phase !== 'in-play' || state.balls + state.strikes === 0) return undefined;
  const side = battingSide(state.half);
  const relief = game.starterIn[1 - game.bat] === 0;
  return resultTable(matchup(strength[side], state.nextBatter[side], relief), state.balls, state.strikes);
}

function playFirst(
  game: Game,
  random: Random,
  table: Uint8Array | undefined,
  outcomes: BaseballOutcomes,
  index: number,
): void {
  const first = game.taken;
  let count = table;
  while (game.over === 0 && game.taken < first + APPEARANCES_KEPT) {
    const taken = game.taken;
    appearance(game, random, count);
    count = undefined;
    const column = outcomes.appearances[taken - first];
    if (column !== undefined && game.taken > taken) column[index] = CODES[game.result] ?? OUT_OR_OTHER;
  }
}

function record(game: Game, outcomes: BaseballOutcomes, index: number): void {
  const { hits, errors, strikeouts, outsRecorded } = outcomes;
  recordBatters(game, outcomes.batters.home, 0, index);
  recordBatters(game, outcomes.batters.away, LINEUP, index);
  hits.home[index] = game.hits[0] ?? 0;
  hits.away[index] = game.hits[1] ?? 0;
  errors.home[index] = game.errors[0] ?? 0;
  errors.away[index] = game.errors[1] ?? 0;
  strikeouts.home[index] = game.strikeouts[0] ?? 0;
  strikeouts.away[index] = game.strikeouts[1] ?? 0;
  outsRecorded.home[index] = game.outsRecorded[0] ?? 0;
  outsRecorded.away[index] = game.outsRecorded[1] ?? 0;
  outcomes.extra[index] = game.inning > game.innings ? 1 : 0;
  outcomes.scoringCount[index] = game.scoringCount;
  const first = index * MAX_SCORES;
  for (let i = 0; i < game.scoringCount; i++) outcomes.scoring[first + i] = game.scoring[i] ?? 0;
}

/** Runs of an inning's column each, all extra innings in the last; looked up by name once, not for every game. */
function inningColumns(points: BaseballOutcomes['points']['home']): readonly Uint8Array[] {
  return [...INNINGS, 'xi' as const].map((period) => points[period]);
}

function recordRuns(game: Game, columns: readonly Uint8Array[], from: number, index: number): void {
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i];
    if (column !== undefined) column[index] = game.runs[from + i] ?? 0;
  }
}

function recordBatters(game: Game, order: readonly Uint32Array[], from: number, index: number): void {
  for (let place = 0; place < LINEUP; place++) {
    const column = order[place];
    if (column !== undefined) column[index] = game.batters[from + place] ?? 0;
  }
}
