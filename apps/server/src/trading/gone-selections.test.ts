import { soccer } from '@fairline/sports/soccer/model.ts';
import type { SoccerState } from '@fairline/sports/soccer/state.ts';
import { after, sides } from '@fairline/sports/soccer/testing/games.ts';
import { expect, test } from 'vitest';
import { Board } from './board.ts';
import { goneFrom } from './on-board.ts';
import { runPrice } from './run-job.ts';

const kickoff = [1, 0, 'kickoff'] as const;
const oneAll = [kickoff, [1, 20, 'goal', 'home'], [1, 30, 'goal', 'away']] as const;

function reprice(board: Board, state: SoccerState, samples = 8192): void {
  const job = { kind: 'price', sport: 'soccer', sides, strength: soccer.even, seed: 1 } as const;
  const counted = { board: board.families(), mainOnly: false, columns: 'all', packed: false } as const;
  board.reprice(runPrice({ ...job, ...counted, state, samples }), 'open', 1);
}

/** Of a market that is sold: the selections that are gone for good, and those that are not. */
function parted(board: Board, key: string): { gone: string[]; left: string[] } {
  const selections = board.market(key)?.selections ?? [];
  const named = (isGone: boolean) =>
    selections
      .filter((one) => (one.isGone === true) === isGone)
      .map(({ selectionKey }) => selectionKey)
      .sort();
  return { gone: named(true), left: named(false) };
}

test('what cannot win any more is gone, whatever else of its market is sold, and suspended it is no other', () => {
  const board = new Board('game', soccer, sides);
  reprice(board, after([kickoff]));
  expect(parted(board, 'last-goal').gone).toEqual([]);
  expect(parted(board, 'last-goal').left).toHaveLength(3);
  reprice(board, after(oneAll));
  const last = { gone: ['none'], left: ['away', 'home'] };
  expect(parted(board, 'last-goal')).toEqual(last);
  board.setStatus('suspended', 2);
  expect(parted(board, 'last-goal')).toEqual(last);
  expect(board.market('last-goal')?.selections.map(({ status }) => status)).toContain('suspended');
  board.setPast(3);
  expect(parted(board, 'last-goal')).toEqual(last);
});

test('it is there again with a price, as when the goal is taken back', () => {
  const board = new Board('game', soccer, sides);
  reprice(board, after(oneAll));
  reprice(board, after([kickoff]));
  expect(parted(board, 'last-goal').gone).toEqual([]);
  expect(parted(board, 'last-goal').left).toHaveLength(3);
});

test('a few samples that none of them wins do not tell that nothing does', () => {
  const board = new Board('game', soccer, sides);
  reprice(board, after(oneAll), 512);
  expect(parted(board, 'last-goal').gone).toEqual([]);
  expect(parted(board, 'last-goal').left).toHaveLength(3);
});

test('of fewer samples it stays gone until one of them wins it, priced or not', () => {
  const board = new Board('game', soccer, sides);
  reprice(board, after(oneAll));
  reprice(board, after(oneAll), 512);
  expect(parted(board, 'last-goal').gone).toEqual(['none']);
  reprice(board, after([kickoff]), 512);
  expect(parted(board, 'last-goal').gone).toEqual([]);
});

test('nobody of a field is gone, however seldom he wins', () => {
  const unpriced = { shown: { odds: [], chances: [] }, newest: [0, 0] };
  const [one, ...others] = soccer.market('last-goal', sides)?.selections ?? [];
  if (!one) throw new Error('nothing to bet on');
  expect(goneFrom({ selections: [one, ...others] }, unpriced, 8192, undefined)).toEqual([0, 1]);
  const ofField = { ...one, measure: { key: 'place', bind: () => () => 1 } };
  expect(goneFrom({ selections: [ofField, ofField] }, unpriced, 8192, undefined)).toBeUndefined();
});
