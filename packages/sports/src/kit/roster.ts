/**
 * The invented players of a team: the same names at every game of that team, none twice. No real person is meant.
 * @param size how many, at most 62
 */
export function rosterOf(teamId: string, size: number): readonly string[] {
  const known = rosters.get(teamId);
  if (known !== undefined && known.length >= size) return known.slice(0, size);
  const take = namesFrom(hash(teamId));
  const names = Array.from({ length: Math.min(size, SURNAMES.length) }, take);
  rosters.set(teamId, names);
  return names;
}

/** FNV-1a: a number between 0 and 2³² that stands for a text. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

const rosters = new Map<string, readonly string[]>();

const INITIALS = 'ABCDEGHJKLMNPRSTVW';

const SURNAMES = (
  'Abernal Addisk Ambrel Arcoti Balfrey Barrowin Beckstrom Bellaro Brindle Calloran Carvick Clemmet Corvane Dabrin ' +
  'Delacorn Drayton-Vale Ellsworn Embry-Cole Fairlock Farinel Galdwin Garrish Gravelin Halvors Hartigale Hexley ' +
  'Ironsby Jarvanen Jessamon Kallory Kestrin Kilbraith Langmere Larrimond Lockridge-Amis Mardell Merrowin Montclave ' +
  'Nordvale Norwick Okanode Orlethe Pallister Penhallow Pryorie Quillane Radcourt Ravenel Sandoro Selwyck Starling ' +
  'Tamberly Thorncastle Tressel Underly Vandermoor Verrault Wakelin Westorp Whitlander Yarborne Zellmar'
).split(' ');

/** Walks the surnames with a stride of its own, prime to their number, so that no name comes twice in a team. */
function namesFrom(seed: number): () => string {
  let at = seed % SURNAMES.length;
  const stride = [3, 5, 7, 9, 11, 13, 15, 17][(seed >>> 8) & 7] ?? 3;
  let turn = seed >>> 12;
  return () => {
    at = (at + stride) % SURNAMES.length;
    turn = (Math.imul(turn, 1_103_515_245) + 12_345) >>> 0;
    return `${INITIALS.charAt((turn >>> 16) % INITIALS.length)}. ${SURNAMES[at] ?? 'Abernal'}`;
  };
}
