import { countPoints, homePointChance } from '../rally/points.ts';
import { raceTable } from '../rally/race-table.ts';
import { Random } from '../random.ts';
import { allOf } from '../samples.ts';
import { gameEndings } from './engine/chances.ts';
import { type MatchChances, MatchRun } from './engine/match-run.ts';
import { emptyOutcomes, KEPT_POINTS, type TableTennisOutcomes } from './outcomes.ts';
import { gamesWon, isGameOver, runningGame, type TableTennisRules, type TableTennisState } from './state.ts';
import type { TableTennisStrength } from './strength.ts';

/**
 * Plays the rest of the match `size` times: the running game point by point, then game by game, each drawn from the chances
 * its points give. Sample i draws from stream i of the seed.
 */
export function simulate(
  state: TableTennisState,
  strength: TableTennisStrength,
  size: number,
  seed: number,
  { from, to } = allOf(size),
): TableTennisOutcomes {
  const outcomes = emptyOutcomes(size, state.games.length);
  fillPast(state, outcomes);
  const random = new Random(seed);
  const run = new MatchRun(matchChances(state.rules, strength), outcomes);
  const won = gamesWon(state);
  const past = countPoints(runningGame(state));
  const opener = state.firstServer === 'away' ? 1 : 0;
  for (let i = from; i < to; i++) {
    random.seed(seed, i);
    run.game = state.games.length;
    run.home = won.home;
    run.away = won.away;
    const first = state.firstServer === undefined ? random.next() & 1 : opener;
    run.server = run.game % 2 === 1 ? first : 1 - first;
    if (!run.isOver()) run.playRunningGame(i, random, past.home, past.away);
    run.playOut(i, random);
  }
  return outcomes;
}

function matchChances({ gamesToWin }: TableTennisRules, strength: TableTennisStrength): MatchChances {
  return {
    gamesToWin,
    games: [raceTable(gameEndings(strength, 'home')), raceTable(gameEndings(strength, 'away'))],
    homePoint: Float64Array.of(
      homePointChance(strength, 'home') * 2 ** 32,
      homePointChance(strength, 'away') * 2 ** 32,
    ),
  };
}

/** What is played already stands in every sample. */
function fillPast({ games }: TableTennisState, outcomes: TableTennisOutcomes): void {
  games.filter(isGameOver).forEach((points, game) => {
    const { home, away } = countPoints(points);
    outcomes.points.home[game]?.fill(home);
    outcomes.points.away[game]?.fill(away);
  });
  const running = games.at(-1)?.slice(0, KEPT_POINTS) ?? '';
  const letters = Uint8Array.from(running, (letter) => (letter === 'h' ? 1 : 2));
  if (letters.length === 0) return;
  for (let i = 0; i < outcomes.size; i++) outcomes.rally.set(letters, i * KEPT_POINTS);
}
