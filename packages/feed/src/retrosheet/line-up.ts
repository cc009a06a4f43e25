import { LINEUP } from '@fairline/sports/baseball/state.ts';
import type { BySide, SideKey } from '@fairline/sports/sport.ts';
import { rostersOf, type Seat, shortName } from '../readers/roster.ts';

/** Who begins or comes in, as a 'start' or 'sub' record says it. */
export interface Entry {
  readonly id: string;
  /** "Ann Alder" */
  readonly name: string;
  readonly side: SideKey;
  /** In the batting order from 1 on; 0 for a pitcher who does not bat. */
  readonly order: number;
  /** In the field: 1 pitches, 10 is the designated hitter, 11 bats and 12 runs for another. */
  readonly position: number;
}

export const PITCHER = 1;

/** Undefined of a record that names no player, or no place that there is. */
export function entryOf([id = '', name = '', side = '', order = '', position = '']: readonly string[]):
  | Entry
  | undefined {
  const isPlace = /^[0-9]$/.test(order) && /^([1-9]|1[0-2])$/.test(position);
  if (id === '' || name.trim() === '' || !/^[01]$/.test(side) || !isPlace) return undefined;
  return {
    id,
    name,
    side: side === '1' ? 'home' : 'away',
    order: Number(order),
    position: Number(position),
  };
}

/** Who begins for a side: the nine who bat in their order, and the pitcher, who may be one of them. */
export interface Beginners {
  readonly order: readonly Entry[];
  readonly pitcher: Entry;
}

/** Undefined where not everybody is told, or one is told twice: who bats then is nobody's guess. */
export function beginnersOf(starts: readonly Entry[]): BySide<Beginners> | undefined {
  const home = beginnersFor(starts.filter(({ side }) => side === 'home'));
  const away = beginnersFor(starts.filter(({ side }) => side === 'away'));
  return home && away && { home, away };
}

function beginnersFor(starts: readonly Entry[]): Beginners | undefined {
  const order = starts.filter((one) => one.order > 0).sort((one, other) => one.order - other.order);
  const pitchers = starts.filter(({ position }) => position === PITCHER);
  const [pitcher] = pitchers;
  const areNine = order.length === LINEUP && order.every((one, place) => one.order === place + 1);
  const areOthers = new Set(order.map(({ id }) => id)).size === LINEUP;
  return areNine && areOthers && pitcher && pitchers.length === 1 ? { order, pitcher } : undefined;
}

/**
 * The players of a fixture by place: 0 to 8 as they bat, 9 the pitcher. Nobody is named as one of those who come in later is.
 *
 * The place in the order of a pitcher who bats is empty, so that he is sold as a pitcher alone: he would be priced as a hitter there,
 * and no hitter hits as little.
 */
export function playersOf(
  { home, away }: BySide<Beginners>,
  comingIn: readonly Entry[],
): BySide<readonly string[]> {
  const seats = (of: Beginners, side: SideKey) => [
    ...seatsOf(of),
    ...comingIn.filter((entry) => entry.side === side).map((entry) => seatOf(entry, undefined)),
  ];
  const rosters = rostersOf({ home: seats(home, 'home'), away: seats(away, 'away') });
  return { home: rosters.home.names, away: rosters.away.names };
}

function seatsOf({ order, pitcher }: Beginners): Seat<string>[] {
  const batters = order.flatMap((one, place) => (one.position === PITCHER ? [] : [seatOf(one, place)]));
  return [...batters, seatOf(pitcher, LINEUP)];
}

function seatOf({ id, name }: Entry, place: number | undefined): Seat<string> {
  return { id, place, forms: [shortName(name), name] };
}
