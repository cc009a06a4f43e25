import { expect, test } from 'vitest';
import { WIN } from '../../market-definition.ts';
import { sides } from '../../rally/testing/told-match.ts';
import type { TableTennisState } from '../state.ts';
import { tableTennis } from '../table-tennis.ts';

const SAMPLES = 1024;

/** In the first game, by turns so far: nobody has been two ahead. */
function levelAfter(points: number): TableTennisState {
  const games = ['ha'.repeat(points / 2)];
  return { ...tableTennis.initial({ sides }), phase: 'in-play', firstServer: 'home', games };
}

/** In how many samples a selection wins. */
function wins(state: TableTennisState, key: string, selectionKey: string): number {
  const samples = tableTennis.simulate(state, tableTennis.even, SAMPLES, 1);
  const selection = tableTennis.market(key, sides)?.selections.find((one) => one.key === selectionKey);
  return Array.from({ length: SAMPLES }, (_, i) => selection?.mark(samples, i)).filter((mark) => mark === WIN)
    .length;
}

test.each([20, 22, 24, 30])(
  'runs and leads of a game that is level after %d points are sold by all of its points, for whoever wins it is two ahead',
  (points) => {
    const state = levelAfter(points);
    expect(wins(state, 'game-ahead:g1:any:1.5', 'over')).toBe(SAMPLES);
    const home = wins(state, 'moneyline:g1', 'home');
    expect(wins(state, 'game-ahead:g1:home:1.5', 'over')).toBe(home);
    expect(wins(state, 'game-ahead:g1:away:1.5', 'over')).toBe(SAMPLES - home);
  },
);

test.each([
  [30, true],
  [60, false],
])(
  'after %d points runs and leads are on sale: %s, for samples tell no more than some sixty',
  (points, isOnSale) => {
    const state = levelAfter(points);
    const samples = tableTennis.simulate(state, tableTennis.even, SAMPLES, 1);
    const keys = tableTennis.offer(state, samples, sides).map(({ market }) => market.key);
    expect(keys.some((key) => /^game-(run|ahead):/.test(key))).toBe(isOnSale);
  },
);
