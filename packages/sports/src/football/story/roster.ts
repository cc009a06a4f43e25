import type { Side } from '../../sport.ts';

/** The invented players of a side who appear in the story of a game. */
export interface Roster {
  readonly passer: string;
  readonly runners: readonly string[];
  readonly receivers: readonly string[];
  readonly linemen: readonly string[];
  readonly defenders: readonly string[];
  readonly kicker: string;
  readonly punter: string;
  readonly returner: string;
}

const INITIALS = 'ABCDEGHJKLMNPRSTVW';

const SURNAMES = [
  'Marsh',
  'Ola',
  'Brandt',
  'Okoro',
  'Velasco',
  'Tate-Ruiz',
  'Hallam',
  'Prewitt',
  'Soto',
  'Lindgren',
  'Abara',
  'Castell',
  'Dunmore',
  'Eskew',
  'Fontaine',
  'Grady',
  'Haskins',
  'Ivers',
  'Jessup',
  'Kowalt',
  'Lusk',
  'Mbeki-Hall',
  'Nyland',
  'Orso',
  'Pell',
  'Quarles',
  'Rademaker',
  'Stroud-Bay',
  'Tilford',
  'Umber',
  'Vance',
  'Wexler',
  'Yarrow',
  'Zeller',
  'Amadi',
  'Boone',
  'Cordero',
  'Drees',
  'Elam',
  'Farrow',
  'Gantt',
  'Holloway',
  'Iheanacho',
  'Jarrow',
  'Keene',
  'Larkspur',
  'Moss-Avery',
  'Nkemelu',
  'Overby',
  'Pruitt',
  'Rhone',
  'Salerno',
  'Thibault',
  'Upshaw',
  'Vukovic',
  'Wynn',
  'Yates',
  'Zabel',
  'Alder',
  'Bishop',
  'Crane',
  'Dolan',
] as const;

const rosters = new Map<string, Roster>();

/** The roster of a side: invented, and the same at every game of that side. */
export function rosterOf(side: Side): Roster {
  const known = rosters.get(side.id);
  if (known !== undefined) return known;
  const names = namesFrom(hash(side.id));
  const take = (count: number): string[] => Array.from({ length: count }, () => names());
  const roster: Roster = {
    passer: names(),
    runners: take(3),
    receivers: take(5),
    linemen: take(4),
    defenders: take(9),
    kicker: names(),
    punter: names(),
    returner: names(),
  };
  rosters.set(side.id, roster);
  return roster;
}

/** Walks the surnames with a stride of its own, so that no name comes twice on a side. */
function namesFrom(seed: number): () => string {
  let at = seed % SURNAMES.length;
  // 62 surnames: a stride prime to 62 visits all of them.
  const stride = [3, 5, 7, 9, 11, 13, 15, 17][(seed >>> 8) & 7] ?? 3;
  let turn = seed >>> 12;
  return () => {
    at = (at + stride) % SURNAMES.length;
    turn = (Math.imul(turn, 1_103_515_245) + 12_345) >>> 0;
    return `${INITIALS.charAt((turn >>> 16) % INITIALS.length)}. ${SURNAMES[at] ?? 'Marsh'}`;
  };
}

/** FNV-1a */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** The name of a place in the roster, see players.ts: the side's own where it names its players; '' for nobody. */
export function playerName(side: Side, place: number): string {
  if (side.players !== undefined) return side.players[place] ?? '';
  const { passer, runners, receivers, kicker } = rosterOf(side);
  const [first = '', second = '', other = ''] = runners;
  return [passer, first, second, ...receivers.slice(0, 5), other, kicker][place] ?? '';
}
