import { countPoints, homePointChance } from '../rally/points.ts';
import { tossed } from '../rally/toss.ts';
import type { RandomSource } from '../sport.ts';
import { afterPoint } from './apply.ts';
import type { TableTennisPlay } from './play.ts';
import { gamesWon, nextServer, runningGame, type TableTennisState } from './state.ts';
import { narrate } from './story/narrate.ts';
import type { TableTennisStrength } from './strength.ts';

/** The next point of the match; undefined once it is over. The chances are those that price it. Nobody retires. */
export function playOn(
  state: TableTennisState,
  strength: TableTennisStrength,
  random: RandomSource,
): TableTennisPlay | undefined {
  if (state.phase === 'final') return undefined;
  const server = nextServer(state) ?? tossed(random);
  const homeWins = random.next() / 2 ** 32 < homePointChance(strength, server);
  const winner = homeWins ? 'home' : 'away';
  const after = afterPoint(state, server, winner);
  return {
    kind: 'point',
    text: narrate({ state, after, winner }, random),
    server,
    winner,
    games: gamesWon(after),
    points: countPoints(runningGame(after)),
  };
}
