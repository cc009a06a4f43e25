import { Kept } from './kept.ts';
import { NUMBERS } from './name-cell.ts';

/** More than a side has players of one pool of names. */
const PLACES = 32;

const chosen = new Kept<string, readonly number[]>(64);

/**
 * Which block of cells of a table of names (see nameCell) each place of a roster takes. Two sides meet in a surname where their
 * numbers differ by as much as two blocks do: so the blocks lie at distances that are as unlike as can be, for with every block after
 * the one before, two sides had the same surnames in the same order.
 * @param surnames of the table, at least as many as there are places
 * @param initials of the table
 */
export function nameBlocks(surnames: number, initials: number): readonly number[] {
  return chosen.get(`${surnames} ${initials}`, () => choose(surnames, initials));
}

function choose(surnames: number, initials: number): readonly number[] {
  const held = Math.floor((surnames * initials) / NUMBERS);
  const blocks: number[] = [];
  const met = new Uint16Array(surnames);
  while (blocks.length < PLACES) {
    // Beyond what the table holds a block has another's cells.
    const next = leastMet(blocks, met, blocks.length < held ? held : PLACES);
    for (const block of blocks) {
      for (const apart of [next - block, block - next])
        met[wrapped(apart, surnames)] = timesMet(met, apart) + 1;
    }
    blocks.push(next);
  }
  return blocks;
}

/** The block whose distances to those before are met least often; the first of several. */
function leastMet(blocks: readonly number[], met: Uint16Array, count: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let block = 0; block < count; block++) {
    // No surname twice in a side.
    if (blocks.some((other) => wrapped(block - other, met.length) === 0)) continue;
    const sum = blocks.reduce((all, other) => all + 8 ** timesMet(met, block - other), 0);
    if (sum < least) [best, least] = [block, sum];
  }
  return best;
}

function timesMet(met: Uint16Array, apart: number): number {
  return met[wrapped(apart, met.length)] ?? 0;
}

function wrapped(apart: number, surnames: number): number {
  return ((apart % surnames) + surnames) % surnames;
}
