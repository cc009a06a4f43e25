import { countPoints } from '../../rally/points.ts';
import { otherSide, type RandomSource, type SideKey } from '../../sport.ts';
import { runningGame, type TableTennisState } from '../state.ts';

/** A point and the match before and after it. */
export interface Scene {
  readonly state: TableTennisState;
  readonly after: TableTennisState;
  readonly winner: SideKey;
}

const WON = [
  'forehand loop past',
  'backhand flick past',
  'smash past',
  'counter-loop past',
  'short push beats',
];
const LOST = [
  'serves long',
  'loops into the net',
  'blocks wide',
  'pushes high and long',
  'flicks into the net',
];

/** "Ola, smash past Brandt. 7–5" */
export function narrate({ state, after, winner }: Scene, random: RandomSource): string {
  const pick = (from: readonly string[]): string => from[random.next() % from.length] ?? '';
  const name = state.sides[winner].mediumName;
  const other = state.sides[otherSide(winner)].mediumName;
  const point = (random.next() & 1) === 0 ? `${name}, ${pick(WON)} ${other}` : `${other} ${pick(LOST)}`;
  return `${point}. ${scoreText(state, after, name)}`;
}

function scoreText(state: TableTennisState, after: TableTennisState, name: string): string {
  const { home, away } = countPoints(after.games[state.games.length - 1] ?? '');
  const points = `${Math.max(home, away)}–${Math.min(home, away)}`;
  if (after.phase === 'final') return `${name} wins the game ${points} and the match`;
  if (runningGame(after) === '') return `${name} wins game ${state.games.length}, ${points}`;
  // As the board reads: the guest first.
  return `${away}–${home}`;
}
