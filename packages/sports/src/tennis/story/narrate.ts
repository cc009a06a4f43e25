import { SIDES } from '../../kit/sides.ts';
import { type BySide, otherSide, type RandomSource, type SideKey } from '../../sport.ts';
import { calledScore } from '../called-score.ts';
import type { PointEnding } from '../play.ts';
import { setsWon, type TennisState } from '../state.ts';

/** A point and the match before and after it. */
export interface Scene {
  readonly state: TennisState;
  readonly after: TennisState;
  readonly server: SideKey;
  readonly winner: SideKey;
  readonly ending: PointEnding;
}

const WINNERS = ['forehand winner', 'backhand winner', 'volley winner', 'passing shot', 'drop shot winner'];
const ERRORS = [
  'forehand long',
  'backhand into the net',
  'forehand wide',
  'return into the net',
  'volley long',
];

/** "Ola, ace down the middle. 40–15 Ola" */
export function narrate(scene: Scene, random: RandomSource): string {
  return `${pointText(scene, random)}. ${scoreText(scene)}`;
}

function pointText({ state, server, winner, ending }: Scene, random: RandomSource): string {
  const pick = (from: readonly string[]): string => from[random.next() % from.length] ?? '';
  const name = (side: SideKey): string => state.sides[side].mediumName;
  switch (ending) {
    case 'ace':
      return `${name(server)}, ace ${pick(['down the middle', 'out wide'])}`;
    case 'double-fault':
      return `${name(server)}, double fault`;
    case 'winner':
      return `${name(winner)}, ${pick(WINNERS)}`;
    case 'error':
      return `${name(otherSide(winner))}, ${pick(ERRORS)}`;
    default:
      return `Point ${name(winner)}`;
  }
}

/** The score after the point with who leads it, so that it reads alike whoever serves and stands first; or what was won with it. */
function scoreText({ state, after, winner }: Scene): string {
  const name = state.sides[winner].mediumName;
  const set = after.sets[state.sets.length - 1] ?? { home: 0, away: 0 };
  if (after.phase === 'final') return `Game, set and match ${name}`;
  const before = setsWon(state)[winner];
  if (setsWon(after)[winner] > before) {
    return `${name} wins set ${state.sets.length}, ${set[winner]}–${set[otherSide(winner)]}`;
  }
  if (after.games.length > state.games.length) return `Game ${name}, ${ledBy(after, set)}`;
  const called = calledScore(after);
  if (called.home === '40' && called.away === '40') return 'Deuce';
  const ahead = SIDES.find((side) => called[side] === 'AD');
  return ahead ? `Advantage ${state.sides[ahead].mediumName}` : ledBy(after, called);
}

/** "40–15 Ola", "15 all" */
function ledBy({ sides }: TennisState, score: BySide<string | number>): string {
  const { home, away } = score;
  if (home === away) return `${home} all`;
  const leader = Number(home) > Number(away) ? 'home' : 'away';
  return `${score[leader]}–${score[otherSide(leader)]} ${sides[leader].mediumName}`;
}
