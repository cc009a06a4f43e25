import type { PairStrength } from '../kit/fit-grid.ts';
import type { BySide, SideKey } from '../sport.ts';

/** How often each side won among letters of points: 'h' and 'a'. */
export function countPoints(points: string): BySide<number> {
  let home = 0;
  for (const letter of points) if (letter === 'h') home += 1;
  return { home, away: points.length - home };
}

/** Chance of the home side to win a point that `server` serves. @param strength the chances of both to win one on their own serve */
export function homePointChance(strength: PairStrength, server: SideKey): number {
  return server === 'home' ? strength.home : 1 - strength.away;
}

/** How scores are compared: '1-0 30-15'. */
export function scoreWords(scores: readonly BySide<number>[]): string {
  return scores.map(({ home, away }) => `${home}-${away}`).join(' ');
}
