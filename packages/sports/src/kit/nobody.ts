import type { Side, Sides } from '../sport.ts';

/** A side of which nothing is known, where a game is played only to be counted. */
export const NOBODY: Side = { id: '', name: '', mediumName: '', abbreviation: '' };
export const NOBODIES: Sides = { home: NOBODY, away: NOBODY };
