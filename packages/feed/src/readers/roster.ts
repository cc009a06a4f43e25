import type { BySide } from '@fairline/sports/sport.ts';
import { asRead, nameable } from '../keepable.ts';

/** One who plays in a recorded game, as the recording tells him. */
export interface Seat<Id> {
  /** The same in two seats of a side for one who has both. */
  readonly id: Id;
  /** See Side.players; undefined of whom nothing is sold, but whose name may be that of one who is. */
  readonly place: number | undefined;
  /** Forms of his name: the one that is shown if it is his alone, then those that say more. Blanks are none. */
  readonly forms: readonly string[];
}

/** The players of a side of a recorded game. */
export interface Roster<Id> {
  /** By place; '' where nobody is named. */
  readonly names: readonly string[];
  /** Undefined of who has none. */
  placeOf(id: Id): number | undefined;
}

/** Characters of a name that is told. */
export const LONGEST_NAME = 40;

/**
 * The rosters of both sides. A name must tell one man in the game: everybody has the first form of his name that is no form of
 * anybody else's on either side, and is not named where there is none.
 * @param places as many names a side has at the least
 */
export function rostersOf<Id>(seats: BySide<readonly Seat<Id>[]>, places = 0): BySide<Roster<Id>> {
  const home = seats.home.map(keptSeat);
  const away = seats.away.map(keptSeat);
  return { home: rosterOf(home, away, places), away: rosterOf(away, home, places) };
}

/** Whether anybody is named. */
export function areNamed({ home, away }: BySide<Pick<Roster<never>, 'names'>>): boolean {
  return [...home.names, ...away.names].some((name) => name !== '');
}

/** "A. Alder" of "Ann Alder"; a single name as it is. */
export function shortName(name: string): string {
  const [given = '', ...rest] = name.trim().split(/\s+/);
  return rest.length === 0 ? given : `${given.charAt(0)}. ${rest.join(' ')}`;
}

/** A seat with its forms as a fixture can tell them, and as they read. */
interface KeptSeat<Id> extends Seat<Id> {
  readonly read: readonly string[];
}

function keptSeat<Id>({ id, place, forms }: Seat<Id>): KeptSeat<Id> {
  const kept = forms
    .filter((form) => form.trim() !== '')
    .map((form) => nameable(form.trim().slice(0, LONGEST_NAME)));
  return { id, place, forms: kept, read: kept.map(asRead) };
}

function rosterOf<Id>(
  own: readonly KeptSeat<Id>[],
  theirs: readonly KeptSeat<Id>[],
  places: number,
): Roster<Id> {
  const nameOf = ({ id, forms, read }: KeptSeat<Id>): string => {
    const others = [...own.filter((seat) => seat.id !== id), ...theirs].flatMap((seat) => seat.read);
    return forms[read.findIndex((form) => !others.includes(form))] ?? '';
  };
  const placed = own.flatMap((seat) => (seat.place === undefined ? [] : [{ ...seat, place: seat.place }]));
  const named = new Map(placed.map((seat) => [seat.place, nameOf(seat)]));
  const length = Math.max(places, ...placed.map(({ place }) => place + 1));
  const at = new Map(placed.map(({ id, place }) => [id, place]));
  return {
    names: Array.from({ length }, (_, place) => named.get(place) ?? ''),
    placeOf: (id) => at.get(id),
  };
}
