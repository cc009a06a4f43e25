import { LINEUP } from '@fairline/sports/baseball/state.ts';
import type { BySide, SideKey } from '@fairline/sports/sport.ts';
import { readSame } from '../keepable.ts';
import { keptName, shortName } from '../readers/roster-names.ts';

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
 * The players of a fixture by place: 0 to 8 as they bat, 9 the pitcher. Those whom their short names do not tell apart have their whole
 * ones, and those whom nothing does have none ('').
 *
 * The place in the order of a pitcher who bats is empty too, so that he is sold as a pitcher alone: he would be priced as a hitter there,
 * and no hitter hits as little.
 */
export function playersOf({ home, away }: BySide<Beginners>): BySide<readonly string[]> {
  const all = [...manyOf(home), ...manyOf(away)];
  const shownAs = (one: Entry) => {
    const isHis = (form: (of: Entry) => string) =>
      all.every((other) => other.id === one.id || !readSame(form(other), form(one)));
    const form = [shortNameOf, wholeNameOf].find(isHis);
    return form === undefined ? '' : keptName(form(one));
  };
  const players = ({ order, pitcher }: Beginners) => [
    ...order.map((one) => (one.position === PITCHER ? '' : shownAs(one))),
    shownAs(pitcher),
  ];
  return { home: players(home), away: players(away) };
}

function manyOf({ order, pitcher }: Beginners): readonly Entry[] {
  return [...order, pitcher];
}

function wholeNameOf({ name }: Entry): string {
  return name.trim();
}

function shortNameOf({ name }: Entry): string {
  return shortName(name);
}
