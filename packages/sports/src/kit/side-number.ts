import type { SideKey } from '../sport.ts';

/** Sides as samples and packed lists keep them. */
export const HOME = 0;
export const AWAY = 1;

export function sideKey(side: number): SideKey {
  return side === HOME ? 'home' : 'away';
}

export function sideNumber(side: SideKey): number {
  return side === 'home' ? HOME : AWAY;
}
