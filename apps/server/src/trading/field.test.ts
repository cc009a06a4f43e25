import { golf } from '@fairline/sports/golf/golf.ts';
import { finished, round, start } from '@fairline/sports/golf/testing/rounds.ts';
import { fallingChances } from '@fairline/sports/kit/testing/fields.ts';
import { expect, test } from 'vitest';
import { Board } from './board.ts';
import { EventSamples } from './event-samples.ts';
import { changedMarkets, gradeSelection } from './grading.ts';
import { runPrice } from './run-job.ts';

const PLAYERS = 30;
const state = start(PLAYERS);
const { sides } = state;
const result = runPrice({
  kind: 'price',
  sport: 'golf',
  state,
  sides,
  strength: golf.fit({ fieldWinProbabilities: fallingChances(PLAYERS, 0.1) }),
  samples: 4096,
  seed: 1,
  board: [],
  mainOnly: false,
  columns: 'all',
  packed: false,
});

test('a tie over the last place reaches whoever settles as places over tied, exactly [BET-015]', () => {
  const end = finished([-9, -5, -4, -3, -2, -2, -2, 1]);
  const decisions = {
    state: end,
    cancelled: false,
    called: undefined,
    feedSequence: 9,
    decidedAt: new Map(),
  };
  const grade = (key: string, selection: string) =>
    gradeSelection(golf, decisions, end.sides, key, selection);
  expect(grade('top:5', 'p5')).toEqual({
    outcome: { tied: 3n, places: 1n },
    text: 'Given Surname5 finished T5 at 2 under',
    feedSequence: 9,
  });
  expect(grade('top:10', 'p5')).toMatchObject({ outcome: 'win' });
  expect(grade('winner', 'p7')).toMatchObject({ outcome: 'loss' });
  expect(grade('top:5', 'p99')).toBeUndefined();
});

test('a correction that leaves a winner in a larger tie is another result', () => {
  const before = finished([-9, -5, -2, -2, 1]);
  const after = finished([-9, -5, -2, -2, -2]);
  expect(changedMarkets(golf, before.sides, before, after, ['winner', 'top:3', 'top:2'])).toEqual(['top:3']);
});

test('the prices of a field add up to more than its places, and a lead moves them', () => {
  const board = new Board('e-1', golf, sides);
  board.reprice(result, 'open', 1);
  const sum = (key: string) =>
    (board.market(key)?.selections ?? []).reduce(
      (total, { odds }) =>
        total + (odds ? Number(odds.denominator) / Number(odds.denominator + odds.numerator) : 0),
      0,
    );
  expect(sum('winner')).toBeGreaterThan(1.1);
  expect(sum('winner')).toBeLessThan(1.45);
  expect(sum('top:10')).toBeGreaterThan(10.5);
  expect(sum('top:10')).toBeLessThan(13);

  const led = round(
    state,
    Array.from({ length: PLAYERS }, (_, player) => (player === 20 ? -9 : 0)),
  );
  const before = board.market('winner')?.selections[20]?.probability ?? 0;
  board.reprice(runPrice({ ...job(), state: led }), 'open', 2);
  expect(board.market('winner')?.selections[20]?.probability).toBeGreaterThan(4 * before);
  expect(board.market('leader:1')).toBeUndefined();
  expect(board.market('leader:2')).toBeDefined();
});

test('what can win in part shares no joint price; the home chance is nobody’s', () => {
  const samples = new EventSamples(result.columns, (key) => golf.market(key, sides));
  expect(samples.leg({ marketKey: 'top:5', selectionKey: 'p1' })).toBeUndefined();
  expect(samples.leg({ marketKey: 'matchup:0:1', selectionKey: 'p1' })).toBeDefined();
  expect(result.homeWin).toBeUndefined();
});

function job() {
  return {
    kind: 'price',
    sport: 'golf',
    state,
    sides,
    strength: golf.even,
    samples: 4096,
    seed: 1,
    board: [],
    mainOnly: false,
    columns: 'all' as const,
    packed: false,
  } as const;
}
