import type { NbaRowKind } from './row.ts';

/** The numbers both older forms have for what a row is. */
const KINDS: readonly (NbaRowKind | undefined)[] = [
  undefined,
  'made',
  'missed',
  'free-throw',
  'rebound',
  'turnover',
  'foul',
  undefined,
  undefined,
  'timeout',
  'jump-ball',
  undefined,
  undefined,
  'period-end',
];

export function kindOfType(type: number): NbaRowKind {
  return KINDS[type] ?? 'other';
}

/** Offensive and technical fouls and their like: no part of a side's five. */
const NOT_COUNTED: ReadonlySet<number> = new Set([4, 11, 12, 13, 16, 17, 18, 19, 25, 26, 30]);

export function countsForBonus(action: number): boolean {
  return !NOT_COUNTED.has(action);
}

/** Free throws: one of one, two of two, three of three, and the technical one. */
const LAST_THROWS: ReadonlySet<number> = new Set([10, 12, 15]);

export function isLastThrow(action: number): boolean {
  return LAST_THROWS.has(action);
}
