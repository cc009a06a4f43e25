import { otherSide, type SideKey } from '../sport.ts';
import { afterPoint, nextServer } from './apply.ts';
import { GAME_TO } from './rules.ts';
import { runningGameTo, type TennisState } from './state.ts';

/** What the next point can decide: "Match point", "Set point", "Break point"; empty for every other. */
export function alertOf(state: TennisState): string {
  const server = nextServer(state) ?? 'home';
  const after = (winner: SideKey) => afterPoint(state, server, winner);
  const sides = ['home', 'away'] as const;
  if (sides.some((side) => after(side).phase === 'final')) return 'Match point';
  if (sides.some((side) => after(side).sets.length > state.sets.length)) return 'Set point';
  const isGame = runningGameTo(state) === GAME_TO;
  return isGame && after(otherSide(server)).games.length > state.games.length ? 'Break point' : '';
}
