import type { SideKey } from '../../sport.ts';
import { HIGHEST_CHECKOUT, MAXIMUM } from '../rules.ts';
import { type DartsState, legsBySet, setsWon } from '../state.ts';

/** A visit and the match before and after it. */
export interface Scene {
  readonly state: DartsState;
  readonly after: DartsState;
  readonly thrower: SideKey;
  readonly score: number;
  /** What was to go before the visit. */
  readonly needed: number;
}

/** "Ola scores 140, needs 121" */
export function narrate(scene: Scene): string {
  const { state, thrower, score, needed } = scene;
  const name = state.sides[thrower].mediumName;
  const left = needed - score;
  if (left === 0) return `${name} checks out ${score}. ${won(scene, name)}`;
  if (score === 0 && needed <= MAXIMUM) return `${name} busts, still needs ${needed}`;
  const called = score === MAXIMUM ? 'throws a maximum 180' : `scores ${score}`;
  return `${name} ${called}, ${left <= HIGHEST_CHECKOUT ? 'needs' : 'leaves'} ${left}`;
}

function won({ state, after, thrower }: Scene, name: string): string {
  if (after.phase === 'final') return `Game shot and the match, ${name}`;
  if (setsWon(after)[thrower] > setsWon(state)[thrower]) return `${name} wins the set`;
  const { home, away } = legsBySet(after).at(-1) ?? { home: 0, away: 0 };
  // The visitor first, as the board has it.
  return `${name} wins the leg, ${away}–${home}`;
}
