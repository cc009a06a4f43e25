import { impliedChance } from '@fairline/money/float.ts';
import { golf } from '@fairline/sports/golf/golf.ts';
import { finished, round, start } from '@fairline/sports/golf/testing/rounds.ts';
import { NO_PLACE, placeOf } from '@fairline/sports/kit/field.ts';
import { fallingChances } from '@fairline/sports/kit/testing/fields.ts';
import { expect, test } from 'vitest';
import { Board } from './board.ts';
import { changedMarkets, gradeSelection } from './grading.ts';
import { jointPrice } from './joint-price.ts';
import { runPrice } from './run-job.ts';
import type { JointLeg } from './trading.ts';

const PLAYERS = 30;
const STRENGTH = golf.fit({ fieldWinProbabilities: fallingChances(PLAYERS, 0.1) });
const state = start(PLAYERS);
const { sides } = state;
const result = runPrice({
  kind: 'price',
  sport: 'golf',
  state,
  sides,
  strength: STRENGTH,
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
      (total, { odds }) => total + (odds ? impliedChance(odds) : 0),
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

test('who withdraws before the start gives stakes back and is off sale; the others shorten, and deduct nothing of bets that stand [BET-015]', () => {
  const board = new Board('e-1', golf, sides);
  board.reprice(result, 'open', 1);
  const runner = (player: number) => board.market('winner')?.selections[player];
  const [favourite, second] = [runner(0), runner(1)];
  const without = golf.apply(state, { kind: 'withdrawal', text: '', player: 0 });
  board.reprice(runPrice({ ...job(), state: without, strength: STRENGTH }), 'open', 2);
  expect(favourite?.odds).toBeDefined();
  expect(runner(0)?.odds).toBeUndefined();
  expect(runner(1)?.probability).toBeGreaterThan(second?.probability ?? 1);
  const level = Array.from({ length: PLAYERS }, (_, player) => (player === 0 ? undefined : 0));
  const last = level.map((score, player) => (player === 1 ? -5 : score));
  const end = [level, level, level, last].reduce((before, scores) => round(before, scores), without);
  expect(golf.isFinal(end)).toBe(true);
  const decisions = {
    ...{ state: end, cancelled: false, called: undefined, feedSequence: 9, decidedAt: new Map() },
  };
  const grade = (key: string, selection: string) =>
    gradeSelection(golf, decisions, end.sides, key, selection)?.outcome;
  expect(grade('winner', 'p0')).toBe('push');
  expect(grade('matchup:0:1', 'p1')).toBe('push');
  // No share of the win is taken off.
  expect(grade('winner', 'p1')).toBe('win');
});

test('the home chance of a field is nobody’s', () => {
  expect(result.winChances).toBeUndefined();
});

const leg = (marketKey: string, player: number | string): JointLeg => ({
  marketKey,
  selectionKey: typeof player === 'number' ? `p${player}` : player,
});

/** The book as trading shows it to joint prices. */
function jointBook() {
  const board = new Board('e-1', golf, sides);
  board.reprice(result, 'open', 1);
  return {
    sequence: 1,
    hasAllSamples: true,
    isOnSale: (one: JointLeg) => board.oddsOf(one) !== undefined,
    leg: (one: JointLeg) => board.leg(one),
  };
}

/** In how many samples all of them come true, by the places of the outcomes themselves. */
function countOf(holds: (sample: number) => boolean): number {
  return Array.from({ length: outcomes.size }, (_, sample) => sample).filter(holds).length;
}

const outcomes = golf.simulate(state, STRENGTH, 4096, 1);
const placeIn = (player: number, sample: number) => {
  const code = outcomes.places[player]?.[sample] ?? NO_PLACE;
  return code === NO_PLACE ? Number.POSITIVE_INFINITY : placeOf(code);
};

test('a winner with others among the first, and before a rival has the joint price of the finishing orders', () => {
  const book = jointBook();
  const found = (legs: readonly JointLeg[]) => jointPrice(book, legs);
  const together = countOf((at) => outcomes.winner[at] === 0 && placeIn(1, at) <= 5);
  expect(found([leg('winner', 0), leg('top:5', 1)])).toMatchObject({
    kind: 'priced',
    probability: together / outcomes.size,
  });
  const tops = countOf((at) => placeIn(0, at) <= 10 && placeIn(2, at) <= 10);
  expect(found([leg('top:10', 0), leg('top:10', 2)])).toMatchObject({ probability: tops / outcomes.size });
  for (const legs of [
    [leg('winner', 0), leg('matchup:2:3', 3)],
    [leg('top:5', 0), leg('matchup:2:3', 2)],
    [leg('leader:1', 0), leg('top:5', 0), leg('matchup:4:5', 4)],
  ]) {
    expect(found(legs), JSON.stringify(legs)).toMatchObject({ kind: 'priced' });
  }
});

test('two winners, and a winner who is among the first ten, are no bet together', () => {
  const book = jointBook();
  const conflict = { kind: 'refused', reason: 'conflict', legs: [0, 1] };
  expect(jointPrice(book, [leg('winner', 0), leg('winner', 1)])).toEqual(conflict);
  expect(jointPrice(book, [leg('winner', 0), leg('top:10', 0)])).toEqual(conflict);
  expect(jointPrice(book, [leg('winner', 28), leg('top:5', 29)])).toEqual({
    kind: 'refused',
    reason: 'not-sold',
  });
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
