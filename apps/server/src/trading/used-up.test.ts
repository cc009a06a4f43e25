import { football } from '@fairline/sports/football/football.ts';
import { expect, test } from 'vitest';
import { Board } from './board.ts';
import { runPrice } from './run-job.ts';
import { testFixture } from './testing/test-trading.ts';

const { home, away } = testFixture('e');
const sides = { home, away };

test('of lines that were decided a family is told as used up once none is left, until the next prices', () => {
  const result = runPrice({
    kind: 'price',
    sport: 'football',
    sides,
    state: football.initial({ sides }),
    strength: { home: 1.5, away: -1.5 },
    samples: 512,
    seed: 5,
    board: [],
    mainOnly: false,
    columns: 'all',
    packed: false,
  });
  const board = new Board('e', football, sides);
  board.reprice(result, 'open', 1);
  const families = () => board.shown.usedUp.map(({ family }) => family);
  const totals = board.keys().filter((key) => key.startsWith('total:game:'));
  const [first = '', ...others] = totals;
  expect(others.length).toBeGreaterThan(0);
  board.remove([first, 'moneyline:game']);
  expect(families()).toEqual([]);
  board.remove(others);
  expect(new Set(families())).toEqual(new Set(['total:game']));
  board.setStatus('suspended', 2);
  expect(new Set(families())).toEqual(new Set(['total:game']));
  board.reprice(result, 'open', 3);
  expect(families()).toEqual([]);
});
