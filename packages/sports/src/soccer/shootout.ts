import type { SideKey } from '../sport.ts';
import type { ShootoutKick } from './state.ts';

/** Kicks of each side before it is sudden death (Laws of the Game, law 10). */
export const SHOOTOUT_KICKS = 5;

/** Whether a shoot-out is decided, and for whom: 0 not yet, 1 for the first count's side, 2 for the other. */
export function decidedBy(made: number, taken: number, otherMade: number, otherTaken: number): 0 | 1 | 2 {
  const left = Math.max(0, SHOOTOUT_KICKS - taken);
  const otherLeft = Math.max(0, SHOOTOUT_KICKS - otherTaken);
  if (left > 0 || otherLeft > 0) {
    if (made > otherMade + otherLeft) return 1;
    return otherMade > made + left ? 2 : 0;
  }
  if (taken !== otherTaken || made === otherMade) return 0;
  return made > otherMade ? 1 : 2;
}

/** Who has won the shoot-out; undefined while it is open. */
export function shootoutWinner(kicks: readonly ShootoutKick[]): SideKey | undefined {
  const of = (side: SideKey) => kicks.filter((kick) => kick.side === side);
  const home = of('home');
  const away = of('away');
  const made = (list: readonly ShootoutKick[]) => list.filter((kick) => kick.made).length;
  const winner = decidedBy(made(home), home.length, made(away), away.length);
  return winner === 0 ? undefined : winner === 1 ? 'home' : 'away';
}
