import type { CombatStrength } from '../strength.ts';

/** Significant strikes that an average fighter lands in 15 seconds: 3.6 a minute, of the order of what professionals average. */
const STRIKES = 0.9;
/** On the ground, of who is below. */
const BELOW = 0.35;
/** Equal shares of luck that are told apart: 12 bits. */
const SHARES = 4096;
const MOST = 12;

/** Strikes by luck, 4,096 entries each, by position (0 standing, 1 home on top, 2 away) and side (0 home, 1 away). */
export function strikeTables({ home, away }: CombatStrength): readonly Uint8Array[] {
  return [0, 1, 2].flatMap((position) =>
    [home, away].map((danger, side) => {
      const place = position === 0 || position === side + 1 ? 1 : BELOW;
      return poissonTable(STRIKES * place * Math.exp(0.4 * danger));
    }),
  );
}

function poissonTable(mean: number): Uint8Array {
  const table = new Uint8Array(SHARES);
  let term = Math.exp(0 - mean);
  let sum = term;
  let count = 0;
  for (let share = 0; share < SHARES; share++) {
    while (share >= sum * SHARES && count < MOST) {
      count += 1;
      term *= mean / count;
      sum += term;
    }
    table[share] = count;
  }
  return table;
}
