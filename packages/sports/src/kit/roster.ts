import { hash } from './hash.ts';
import { Kept } from './kept.ts';
import { nameBlocks } from './name-blocks.ts';
import { nameCell } from './name-cell.ts';
import { originOf } from './names/origins.ts';
import type { Pool } from './names/pool.ts';

/**
 * The invented players of a team: the same at every game of that team, no surname twice, and nobody whose name reads like that
 * of another in its league. The names are common where the team is at home; no real person is meant. Fewer than asked for where its
 * league has no more.
 */
export function inventedNames(teamId: string, size: number): readonly string[] {
  const { short } = namesOf(teamId, size);
  return short.length === size ? short : short.slice(0, size);
}

/** "Cole Brandt", who is "C. Brandt" in the roster. @param place in the roster, from 0 */
export function fullNameOf(teamId: string, place: number): string {
  return namesOf(teamId, place + 1).full[place] ?? '';
}

interface Names {
  /** "C. Brandt" */
  readonly short: string[];
  readonly full: string[];
}

/** Of more sides than are on the board at once. */
const made = new Kept<string, Names>(2000);

function namesOf(teamId: string, size: number): Names {
  return made.get(
    teamId,
    () => namesFrom(teamId, size),
    ({ short }) => short.length >= size,
  );
}

/**
 * A pool is a table of initials by surnames, whose cells are counted along the surnames and then down the initials: so those of
 * one side differ in their surnames.
 */
function namesFrom(teamId: string, size: number): Names {
  const { pools, more, famous, seed } = originOf(teamId);
  const tables = new Map<Pool, Table>();
  const names: Names = { short: [], full: [] };
  for (let place = 0; place < size; place++) {
    const isMore = more !== undefined && place >= more.from;
    const from = isMore ? more.pool : pools[hash(`${teamId} ${place}`) % pools.length];
    if (from === undefined) break;
    const table = tables.get(from) ?? tableOf(from, famous, seed);
    tables.set(from, table);
    const block = table.blocks[table.taken++];
    // Whoever comes after has no name, and is not bet on.
    if (block === undefined) break;
    const cell = nameCell(seed, teamId, block);
    const surname = table.surnames[cell % table.surnames.length] ?? '';
    const row = Math.floor(cell / table.surnames.length) + hash(surname);
    const [initial = '', given = []] = table.given[row % table.given.length] ?? [];
    names.short.push(`${initial}. ${surname}`);
    names.full.push(`${given[hash(`${surname} ${teamId}`) % given.length] ?? initial} ${surname}`);
  }
  return names;
}

interface Table {
  readonly surnames: readonly string[];
  readonly given: readonly (readonly [initial: string, names: readonly string[]])[];
  /** By place, see nameBlocks. */
  readonly blocks: readonly number[];
  taken: number;
}

/** The surnames in an order of the league's own, without those of the famous. */
function tableOf({ surnames, given }: Pool, famous: ReadonlySet<string>, seed: number): Table {
  const order = surnames
    .filter((surname) => !famous.has(surname))
    .map((surname) => ({ surname, at: hash(`${surname} ${seed}`) }))
    .sort((one, other) => one.at - other.at);
  const blocks = nameBlocks(order.length, given.size);
  return { surnames: order.map(({ surname }) => surname), given: [...given], blocks, taken: 0 };
}
