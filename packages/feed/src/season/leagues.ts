import type { League } from './league.ts';
import { nfl } from './leagues/nfl.ts';

/** Every league that is simulated, in the order of the menu. */
export const leagues: readonly League[] = [nfl];
