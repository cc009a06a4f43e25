import { hash } from '@fairline/sports/kit/hash.ts';
import type { LeagueSide } from '../league.ts';

/** Colours of shirts, each with one that is read on it. */
const SHIRTS = [
  ['#1d4ed8', '#f4f4f5'],
  ['#b91c1c', '#fde68a'],
  ['#15803d', '#f4f4f5'],
  ['#6d28d9', '#fcd34d'],
  ['#c2410c', '#1c1917'],
  ['#0e7490', '#f4f4f5'],
  ['#be185d', '#e0f2fe'],
  ['#334155', '#fbbf24'],
  ['#4d7c0f', '#fefce8'],
  ['#7c2d12', '#fed7aa'],
] as const;

/** "Given name surname", and the country such a name is at home in, see countries.ts. */
export type InventedName = readonly [name: string, country: string];

/**
 * Players who do not exist, from a list of names: the first half and the second half of it.
 * @param prefix of their ids: 'atp' makes 'atp-m-okonjo'
 */
export function inventedPlayers(prefix: string, names: readonly InventedName[]): League {
  const taken = new Set<string>();
  const players = names.map((name) => playerOf(prefix, name, taken));
  const middle = players.length >> 1;
  return [players.slice(0, middle), players.slice(middle)];
}

type League = readonly [readonly LeagueSide[], readonly LeagueSide[]];

function playerOf(prefix: string, [name, country]: InventedName, taken: Set<string>): LeagueSide {
  const [given = '', ...rest] = name.split(' ');
  const surname = rest.join(' ');
  const id = `${prefix}-${given.charAt(0)}-${surname}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const [primaryColour, secondaryColour] = SHIRTS[hash(id) % SHIRTS.length] ?? SHIRTS[0];
  return {
    id,
    name,
    mediumName: surname,
    abbreviation: abbreviationOf(surname, taken),
    primaryColour,
    secondaryColour,
    country,
  };
}

/** Three letters of the name that nobody of the list has yet. */
function abbreviationOf(surname: string, taken: Set<string>): string {
  const letters = surname.toUpperCase().replace(/[^A-Z]/g, '');
  for (let second = 1; second < letters.length - 1; second++) {
    for (let third = second + 1; third < letters.length; third++) {
      const short = `${letters.charAt(0)}${letters.charAt(second)}${letters.charAt(third)}`;
      if (taken.has(short)) continue;
      taken.add(short);
      return short;
    }
  }
  throw new Error(`No three letters of ${surname} are left.`);
}
