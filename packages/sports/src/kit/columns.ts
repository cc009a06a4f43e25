import type { Measure, Outcomes } from '../market-definition.ts';
import { untoldAfter } from './untold-count.ts';

// A price measures hundreds of things in thousands of outcomes. One after the other by `bind` that is a call each, of a function
// that is made for the job and as good as never compiled; a column at once is a loop that all jobs and sports share.

/** Numbers of all outcomes, one after the other, as a sport keeps them: as many of each. */
export type Column = Uint8Array | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array;

/** Where the numbers of all outcomes are put: as long as there are outcomes. */
export type Room = Int32Array;

/** The measure of every outcome, into `room`; whole numbers. @throws RangeError for others, of a measure without a `fill` */
export function fillMeasure<O extends Outcomes>(measure: Measure<O>, outcomes: O, room: Room): void {
  if (measure.fill !== undefined) {
    measure.fill(outcomes, room);
    return;
  }
  const valueAt = measure.bind(outcomes);
  for (let index = 0; index < room.length; index++) {
    const value = valueAt(index);
    if ((value | 0) !== value) throw new RangeError(`'${measure.key}' measured ${value}`);
    room[index] = value;
  }
}

/** Rooms that nobody has now. */
const free: Int32Array[] = [];

/** Lends room for the numbers of so many outcomes for as long as `use` runs; what stands in it at first is no matter. */
export function withRoom<T>(size: number, use: (room: Room) => T): T {
  const found = free.pop();
  const whole = found !== undefined && found.length >= size ? found : new Int32Array(size);
  try {
    return use(whole.length === size ? whole : whole.subarray(0, size));
  } finally {
    free.push(whole);
  }
}

/** A number of each outcome that the sport keeps as it is, or one that is the same in all of them; 0 where it keeps none. */
export function columnMeasure<O extends Outcomes>(
  key: string,
  columnOf: (outcomes: O) => Column | number | undefined,
): Measure<O> {
  return {
    key,
    bind: (outcomes) => {
      const column = columnOf(outcomes);
      if (typeof column === 'number') return () => column;
      return (index) => column?.[index] ?? 0;
    },
    fill: (outcomes, room) => copy(columnOf(outcomes) ?? 0, room),
  };
}

function copy(column: Column | number, room: Room): void {
  if (typeof column === 'number') {
    room.fill(column);
    return;
  }
  if (column.length < room.length) room.fill(0);
  room.set(column.length > room.length ? column.subarray(0, room.length) : column);
}

/**
 * What a function says of each outcome.
 * @param at one that the module makes once: what is made for a job is compiled for a job
 * @param what is handed to it
 */
export function measureAt<O extends Outcomes, T>(
  key: string,
  at: (outcomes: O, index: number, what: T) => number,
  what: T,
): Measure<O> {
  return {
    key,
    bind: (outcomes) => (index) => at(outcomes, index, what),
    fill: (outcomes, room) => fillAt(at, outcomes, what, room),
  };
}

function fillAt<O, T>(
  at: (outcomes: O, index: number, what: T) => number,
  outcomes: O,
  what: T,
  room: Room,
): void {
  for (let index = 0; index < room.length; index++) room[index] = at(outcomes, index, what);
}

/**
 * What a function says of each outcome, from what is looked up in their columns once.
 * @param prepare answers a number where all outcomes measure the same
 * @param at as of measureAt
 */
export function preparedMeasure<O extends Outcomes, T extends object>(
  key: string,
  prepare: (outcomes: O) => T | number,
  at: (prepared: T, index: number) => number,
): Measure<O> {
  return {
    key,
    bind: (outcomes) => {
      const prepared = prepare(outcomes);
      return typeof prepared === 'number' ? () => prepared : (index) => at(prepared, index);
    },
    fill: (outcomes, room) => {
      const prepared = prepare(outcomes);
      if (typeof prepared === 'number') room.fill(prepared);
      else fillPrepared(at, prepared, room);
    },
  };
}

function fillPrepared<T>(at: (prepared: T, index: number) => number, prepared: T, room: Room): void {
  for (let index = 0; index < room.length; index++) room[index] = at(prepared, index);
}

/** A count among others in one word: its bits, after `bias` was added to the word, less `less`. */
export interface Field {
  readonly shift: number;
  readonly mask: number;
  readonly bias?: number;
  readonly less?: number;
}

/** All of a word that is a byte. */
export const BYTE: Field = { shift: 0, mask: 255 };

export function inField(word: number, { shift, mask, bias = 0, less = 0 }: Field): number {
  return (((word + bias) >>> shift) & mask) - less;
}

/** `width` words of each outcome, one after the other. */
export interface Words {
  readonly words: Column;
  readonly width: number;
}

/** What some fields come to together, each in the word of its place. */
export interface FieldSum {
  readonly of: Words;
  /** Added to them. */
  readonly known?: number;
  readonly fields: readonly { readonly place: number; readonly field: Field }[];
  /** Whether that is only what was told, before the source told no more. */
  readonly isUntold?: boolean;
}

/** Fields of words summed up, or a number that is the same in all outcomes. */
export function fieldMeasure<O extends Outcomes>(
  key: string,
  sumOf: (outcomes: O) => FieldSum | number,
): Measure<O> {
  return {
    key,
    bind: (outcomes) => {
      const found = sumOf(outcomes);
      if (typeof found === 'number') return () => found;
      return found.isUntold
        ? (index) => untoldAfter(fieldsAt(found, index))
        : (index) => fieldsAt(found, index);
    },
    fill: (outcomes, room) => {
      const found = sumOf(outcomes);
      room.fill(typeof found === 'number' ? found : (found.known ?? 0));
      if (typeof found === 'number') return;
      for (const { place, field } of found.fields) addField(found.of, place, field, room);
      if (found.isUntold) asUntold(room);
    },
  };
}

function fieldsAt({ of: { words, width }, known = 0, fields }: FieldSum, index: number): number {
  let sum = known;
  for (const { place, field } of fields) sum += inField(words[index * width + place] ?? 0, field);
  return sum;
}

function addField({ words, width }: Words, place: number, field: Field, room: Room): void {
  const { shift, mask, bias = 0, less = 0 } = field;
  for (let index = 0, at = place; index < room.length; index++, at += width) {
    room[index] = (room[index] ?? 0) + ((((words[at] ?? 0) + bias) >>> shift) & mask) - less;
  }
}

function asUntold(room: Room): void {
  for (let index = 0; index < room.length; index++) room[index] = untoldAfter(room[index] ?? 0);
}

/** Measures summed up. */
export function sumOf<O extends Outcomes>(key: string, parts: readonly Measure<O>[]): Measure<O> {
  return {
    key,
    bind: (outcomes) => {
      const read = parts.map((part) => part.bind(outcomes));
      return (index) => read.reduce((sum, valueAt) => sum + valueAt(index), 0);
    },
    fill: (outcomes, room) => {
      room.fill(0);
      for (const part of parts) withMeasure(part, outcomes, (other) => addTimes(1, other, room));
    },
  };
}

/** By how much the one is more than the other. */
export function differenceOf<O extends Outcomes>(
  key: string,
  one: Measure<O>,
  other: Measure<O>,
): Measure<O> {
  return {
    key,
    bind: (outcomes) => {
      const [oneAt, otherAt] = [one.bind(outcomes), other.bind(outcomes)];
      return (index) => oneAt(index) - otherAt(index);
    },
    fill: (outcomes, room) => {
      fillMeasure(one, outcomes, room);
      withMeasure(other, outcomes, (less) => addTimes(-1, less, room));
    },
  };
}

/** Values from -PAIR to below PAIR are looked up by pairMeasure. */
const PAIR = 64;
const WIDTH = 2 * PAIR;
const NOT_MADE = -(2 ** 31);
const ofPairs = new Int32Array(WIDTH * WIDTH);

/** What two measures make together. @param combine asked once for each pair of small values that comes up */
export function pairMeasure<O extends Outcomes>(
  key: string,
  [one, other]: readonly [Measure<O>, Measure<O>],
  combine: (one: number, other: number) => number,
): Measure<O> {
  return {
    key,
    bind: (outcomes) => {
      const [oneAt, otherAt] = [one.bind(outcomes), other.bind(outcomes)];
      return (index) => combine(oneAt(index), otherAt(index));
    },
    fill: (outcomes, room) => {
      fillMeasure(one, outcomes, room);
      withMeasure(other, outcomes, (others) => combineInto(combine, others, room));
    },
  };
}

function combineInto(combine: (one: number, other: number) => number, others: Room, room: Room): void {
  ofPairs.fill(NOT_MADE);
  for (let index = 0; index < room.length; index++) {
    const [one, other] = [room[index] ?? 0, others[index] ?? 0];
    const isSmall = one >= -PAIR && one < PAIR && other >= -PAIR && other < PAIR;
    const at = isSmall ? (one + PAIR) * WIDTH + other + PAIR : 0;
    const known = isSmall ? (ofPairs[at] ?? NOT_MADE) : NOT_MADE;
    const made = known === NOT_MADE ? combine(one, other) : known;
    if (isSmall) ofPairs[at] = made;
    room[index] = made;
  }
}

/**
 * A measure as it is while its source tells everything, and untoldAfter of what was told once it does not.
 * @param toldOf what was told; undefined while everything is
 */
export function untoldOr<O extends Outcomes>(
  measure: Measure<O>,
  toldOf: (outcomes: O) => number | undefined,
): Measure<O> {
  return {
    key: measure.key,
    bind: (outcomes) => {
      const told = toldOf(outcomes);
      return told === undefined ? measure.bind(outcomes) : () => untoldAfter(told);
    },
    fill: (outcomes, room) => {
      const told = toldOf(outcomes);
      if (told === undefined) fillMeasure(measure, outcomes, room);
      else room.fill(untoldAfter(told));
    },
  };
}

/** In how many columns the one has more than the other: sets, games, maps won. */
export function wonMeasure<O extends Outcomes>(
  key: string,
  columnsOf: (outcomes: O) => { readonly own: readonly Column[]; readonly other: readonly Column[] },
): Measure<O> {
  return {
    key,
    bind: (outcomes) => {
      const { own, other } = columnsOf(outcomes);
      return (index) => own.filter((column, at) => (column[index] ?? 0) > (other[at]?.[index] ?? 0)).length;
    },
    fill: (outcomes, room) => {
      const { own, other } = columnsOf(outcomes);
      room.fill(0);
      own.forEach((column, at) => {
        const theirs = other[at];
        if (theirs !== undefined) addWins(column, theirs, room);
      });
    },
  };
}

/** The sign bit rather than a branch that nobody can foresee. */
function addWins(own: Column, other: Column, room: Room): void {
  for (let index = 0; index < room.length; index++) {
    room[index] = (room[index] ?? 0) + (((other[index] ?? 0) - (own[index] ?? 0)) >>> 31);
  }
}

/** Puts a measure into a room of its own while `use` runs. */
export function withMeasure<O extends Outcomes, T>(
  measure: Measure<O>,
  outcomes: O,
  use: (room: Room) => T,
): T {
  return withRoom(outcomes.size, (room) => {
    fillMeasure(measure, outcomes, room);
    return use(room);
  });
}

/** Puts each measure into a room of its own while `use` runs. */
export function withMeasures<O extends Outcomes, T>(
  measures: readonly Measure<O>[],
  outcomes: O,
  use: (rooms: readonly Room[]) => T,
): T {
  const [first, ...others] = measures;
  if (first === undefined) return use([]);
  return withMeasure(first, outcomes, (room) =>
    withMeasures(others, outcomes, (rooms) => use([room, ...rooms])),
  );
}

function addTimes(times: number, other: Room, room: Room): void {
  for (let index = 0; index < room.length; index++) {
    room[index] = (room[index] ?? 0) + times * (other[index] ?? 0);
  }
}
