import type { MainLines } from '@fairline/sports/sport.ts';
import type { BookInput } from './book-state.ts';
import type { WinChances } from './simulator.ts';

/** Points of chance, 0 to 1, that the model may miss outside prices by; those of leagues as they are it meets within two. */
const MOST = 0.05;

/** What prices made of outside ones before a game do to a book. @param chances undefined where nobody counted them */
export function judgeLines(lines: MainLines, chances: WinChances | undefined): BookInput[] {
  if (chances === undefined) return [];
  const reason = unmetLines(lines, chances);
  return [reason === undefined ? { kind: 'met' } : { kind: 'unmet', reason }];
}

/**
 * Why prices that were made of outside ones before a game are not to be sold: the model cannot be as sure, or the outside prices
 * say one thing of the winner and another of the score. Undefined where they agree.
 */
export function unmetLines(
  { homeWinProbability, drawProbability }: MainLines,
  { home, draw }: WinChances,
): string | undefined {
  // Of the outside chance the draw is left out; of ours it is one half the home side's.
  const own = draw < 1 ? (home - draw / 2) / (1 - draw) : 0.5;
  if (homeWinProbability !== undefined && Math.abs(own - homeWinProbability) > MOST) {
    return `Outside prices give the home side ${percent(homeWinProbability)}, the house's own ${percent(own)}`;
  }
  if (drawProbability !== undefined && Math.abs(draw - drawProbability) > MOST) {
    return `Outside prices give the draw ${percent(drawProbability)}, the house's own ${percent(draw)}`;
  }
  return undefined;
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}
