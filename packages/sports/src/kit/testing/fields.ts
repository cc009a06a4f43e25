import type { Side, Sides } from '../../sport.ts';

/** A field of so many invented players of teams of two. */
export function fieldSides(count: number): Sides & { readonly field: readonly Side[] } {
  const field = Array.from({ length: count }, (_, number) => ({
    id: `player-${number}`,
    name: `Given Surname${number}`,
    mediumName: `Surname${number}`,
    abbreviation: `S${number}`,
    team: `Team ${number >> 1}`,
  }));
  return { home: side('The Open'), away: side('The Field'), field };
}

/** Chances to win that fall by a part from each to the next; they sum to 1. */
export function fallingChances(count: number, fall: number): number[] {
  const weights = Array.from({ length: count }, (_, number) => Math.exp(0 - fall * number));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function side(name: string): Side {
  return { id: name, name, mediumName: name, abbreviation: 'ANY' };
}
