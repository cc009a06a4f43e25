import type { BySide, SideKey } from '../sport.ts';
import { shootoutWinner } from './engine/shootout.ts';
import { sideOf } from './scoring.ts';
import type { HockeyState } from './state.ts';

/** Goals of both sides so far, the one of a shoot-out's winner included. */
export function scoreOf(state: Pick<HockeyState, 'goals' | 'shootout'>): BySide<number> {
  const winner = winnerOf(state.shootout);
  const away = state.goals.filter((packed) => sideOf(packed) === 1).length;
  const home = state.goals.length - away;
  return { home: home + (winner === 'home' ? 1 : 0), away: away + (winner === 'away' ? 1 : 0) };
}

/** Who won the shoot-out; undefined while it is open. */
export function winnerOf({ home, away }: BySide<readonly boolean[]>): SideKey | undefined {
  const goals = [home, away].map((tries) => tries.filter(Boolean).length);
  const winner = shootoutWinner([home.length, away.length], goals);
  return winner < 0 ? undefined : winner === 0 ? 'home' : 'away';
}
