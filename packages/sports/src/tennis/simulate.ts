import { countPoints } from '../rally/points.ts';
import { Random } from '../random.ts';
import { allOf } from '../samples.ts';
import { loadRun, playedGames } from './engine/load.ts';
import { pointChances } from './engine/points.ts';
import { playRunningGame } from './engine/running-game.ts';
import { matchTables } from './engine/tables.ts';
import { emptyOutcomes, type TennisOutcomes, TOLD_POINTS, toldAt } from './outcomes.ts';
import { runningSet, type TennisState } from './state.ts';
import type { TennisStrength } from './strength.ts';

/**
 * Plays the rest of the match `size` times: the running game point by point, then game by game, each drawn from the chances
 * its points give. Sample i draws from stream i of the seed.
 */
export function simulate(
  state: TennisState,
  strength: TennisStrength,
  size: number,
  seed: number,
  { from, to } = allOf(size),
): TennisOutcomes {
  const { home, away } = runningSet(state);
  const outcomes = emptyOutcomes(size, state.rules, state.sets.length, home + away + 1);
  fillPast(state, outcomes);
  const tables = matchTables(state.rules, strength);
  const random = new Random(seed);
  const start = loadRun(state, tables, outcomes);
  const run = loadRun(state, tables, outcomes);
  const chances = pointChances(strength);
  const past = countPoints(state.points);
  for (let i = from; i < to; i++) {
    random.seed(seed, i);
    run.copy(start);
    if (state.server === undefined) run.server = random.next() & 1;
    if (!run.isOver) playRunningGame(run, outcomes, i, random, past, chances);
    run.playOut(i, random);
  }
  return outcomes;
}

/** What is played already stands in every sample. */
function fillPast(state: TennisState, outcomes: TennisOutcomes): void {
  const { told, laterBreaks } = playedGames(state);
  outcomes.laterBreaks.fill(laterBreaks);
  const over = state.phase === 'final' ? state.sets : state.sets.slice(0, -1);
  over.forEach(({ home, away }, set) => {
    outcomes.games.home[set]?.fill(home);
    outcomes.games.away[set]?.fill(away);
  });
  const points = Uint8Array.from(state.points.slice(0, TOLD_POINTS), (letter) => (letter === 'h' ? 1 : 2));
  for (let i = 0; i < outcomes.size; i++) {
    if (state.games.length > 0) outcomes.told.set(told, toldAt(i, 1, 1));
    if (points.length > 0) outcomes.rally.set(points, i * TOLD_POINTS);
  }
}
