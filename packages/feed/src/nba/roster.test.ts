import { EVERYBODY_ELSE } from '@fairline/sports/basketball/scoring.ts';
import { expect, test } from 'vitest';
import { deedsOf, withScorer } from './deeds.ts';
import { namesById, nbaRosters } from './roster.ts';
import type { NbaPeople, NbaRow } from './row.ts';

function row(kind: NbaRow['kind'], who: NbaPeople, rest: Partial<NbaRow> = {}): NbaRow {
  return {
    ...{ period: 1, clock: 600, kind, side: 'home', text: '', score: undefined },
    ...{ counts: false, last: false, worth: 0, who, ...rest },
  };
}

const LETTERS = 'ABCDEFGHIJKL';
/** "A. Home" is number 1. */
const names = namesById([...LETTERS].map((letter, at) => [at + 1, `${letter}. Home${letter}`]));
const shots = (...ids: readonly number[]) => ids.map((by) => row('missed', { by }));
const initials = (roster: readonly string[] = []) => roster.map((name) => name.charAt(0)).join('');

test('who is on the floor first starts, who jumps is the centre, and who comes on follows', () => {
  const rows = [
    row('jump-ball', { jumpers: [1, 50] }, { side: undefined }),
    ...shots(1, 2),
    row('other', { off: 3, on: 6 }),
    ...shots(6, 4),
    row('other', { on: 7 }),
    row('made', { by: 4, assist: 5 }),
    row('missed', { by: 8 }, { period: 2 }),
  ];
  expect(initials(nbaRosters({ rows, names })?.home.names)).toBe('BCDEAFGH');
});

test('a tenth player has no place, and what he does is everybody else’s', () => {
  const rows = shots(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  const rosters = nbaRosters({ rows, names });
  expect(rosters?.home.names).toHaveLength(9);
  expect(rosters?.home.placeOf(9)).toBe(8);
  expect(rosters?.home.placeOf(10)).toBeUndefined();
  expect(deedsOf(row('rebound', { by: 10 }), [], rosters)).toEqual({
    rebound: { side: 'home', player: EVERYBODY_ELSE },
  });
});

test('nobody is named by a name that two have, nor by one of two that are told of him', () => {
  const alike = new Map([...names, [2, ['A. HomeA']]]);
  expect(nbaRosters({ rows: shots(1, 2, 3), names: alike })?.home.names).toEqual(['', '', 'C. HomeC']);
  expect(
    namesById([
      [1, 'A. One'],
      [1, 'A. Won'],
      [2, 'B. Two'],
      [2, 'B. Two'],
    ]),
  ).toEqual(
    new Map([
      [1, []],
      [2, ['B. Two']],
    ]),
  );
});

test('nobody is named where a score or a rebound does not say whose it was', () => {
  for (const kind of ['made', 'free-throw', 'rebound'] as const) {
    expect(nbaRosters({ rows: [...shots(1), row(kind, {})], names })).toBeUndefined();
    expect(nbaRosters({ rows: [...shots(1), row(kind, { by: 2 })], names })).toBeDefined();
  }
  expect(nbaRosters({ rows: shots(1), names: new Map() })).toBeUndefined();
});

test('a score is told with the player of its row only if it is worth as much', () => {
  const rosters = nbaRosters({ rows: shots(1, 2), names });
  const score = { side: 'home', kind: 'three', points: 3 } as const;
  expect(withScorer(score, row('made', { by: 2 }, { worth: 3 }), rosters)).toEqual({ ...score, player: 1 });
  expect(withScorer(score, row('made', { by: 2 }, { worth: 2 }), rosters)).toEqual(score);
  expect(withScorer(score, row('made', { by: 2 }, { worth: 3, side: 'away' }), rosters)).toEqual(score);
  expect(withScorer(score, row('made', { by: 0 }, { worth: 3 }), rosters)).toEqual(score);
});

test('a basket is assisted by another of the side, and by nobody where a row names its shooter again', () => {
  const rosters = nbaRosters({ rows: shots(1, 2), names });
  const basket = [{ side: 'home', kind: 'two', points: 2 }] as const;
  expect(deedsOf(row('made', { by: 1, assist: 2 }), basket, rosters)).toEqual({
    assist: { side: 'home', player: 1 },
  });
  expect(deedsOf(row('made', { by: 1, assist: 1 }), basket, rosters)).toEqual({});
});

test('a rebound of a side as a whole is nobody’s, and who steals or blocks is of the other side', () => {
  const rows = [...shots(1), row('missed', { by: 9 }, { side: 'away' })];
  const rosters = nbaRosters({ rows, names });
  expect(deedsOf(row('rebound', { by: 0 }), [], rosters)).toEqual({});
  expect(deedsOf(row('turnover', { by: 1, steal: 9 }), [], rosters)).toEqual({
    steal: { side: 'away', player: 0 },
  });
  expect(deedsOf(row('missed', { by: 1, block: 9 }), [], rosters)).toEqual({
    block: { side: 'away', player: 0 },
  });
});
