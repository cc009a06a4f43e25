import { expect, test } from 'vitest';
import { WIN } from '../market-definition.ts';
import { apply } from './apply.ts';
import { golf } from './golf.ts';
import type { GolfState } from './state.ts';
import { finished, round, start } from './testing/rounds.ts';

/** What a selection gets: its mark, and how a win is shared. */
function result(state: GolfState, key: string, selectionKey: string) {
  const market = golf.market(key, state.sides);
  const selection = market?.selections.find((one) => one.key === selectionKey);
  if (!market || !selection) throw new Error(`There is no ${selectionKey} in ${key}.`);
  const outcomes = golf.actual(state);
  const mark = selection.mark(outcomes, 0);
  const value = (selection.measure ?? market.measure).bind(outcomes)(0);
  return mark === WIN ? (selection.deadHeat?.(value) ?? 'win') : mark === 2 ? 'push' : 'loss';
}

test('a tie over the last of the places is a dead heat: places left over players tied [BET-015]', () => {
  const state = finished([-9, -5, -4, -3, -2, -2, -2, 1]);
  expect(result(state, 'top:5', 'p3')).toBe('win');
  expect(result(state, 'top:5', 'p4')).toEqual({ places: 1, tied: 3 });
  expect(result(state, 'top:6', 'p4')).toEqual({ places: 2, tied: 3 });
  expect(result(state, 'top:7', 'p4')).toBe('win');
  expect(result(state, 'top:5', 'p7')).toBe('loss');
});

test('who did not start gives stakes back, who withdrew on the way loses them [BET-015]', () => {
  const absent = apply(start(4), { kind: 'withdrawal', text: '', player: 0 });
  expect(golf.isDecided(absent, 'matchup:0:1')).toBe(true);
  const begun = apply(round(absent, [undefined, 0, 0, 0]), { kind: 'withdrawal', text: '', player: 1 });
  const state = [2, 3, 4].reduce((before) => round(before, [undefined, undefined, -1, 0]), begun);
  expect(golf.isFinal(state)).toBe(true);
  expect(result(state, 'winner', 'p0')).toBe('push');
  expect(result(state, 'winner', 'p1')).toBe('loss');
  expect(result(state, 'matchup:0:1', 'p1')).toBe('push');
  expect(result(state, 'matchup:1:2', 'p2')).toBe('win');
  expect(result(state, 'make-cut:0', 'yes')).toBe('push');
  expect(golf.explain(state, 'winner', 'p0')).toBe('Given Surname0 did not start');
});

test('a shared lead after a round and a shared best of three share the win [BET-015]', () => {
  const state = round(start(5), [-4, -4, -4, 0, 1]);
  expect(golf.isDecided(state, 'leader:1')).toBe(true);
  expect(result(state, 'leader:1', 'p2')).toEqual({ places: 1, tied: 3 });
  expect(result(state, 'leader:1', 'p3')).toBe('loss');
  expect(result(state, 'ball:1:0:1:3', 'p0')).toEqual({ places: 1, tied: 2 });
  expect(result(state, 'ball:1:2:3:4', 'p2')).toBe('win');
  expect(golf.explain(state, 'leader:1', 'p3')).toBe(
    'Given Surname3 was level par after round 1; the lead was 4 under',
  );
});

test('level over 72 holes gives a matchup back, also where a play-off parts the two', () => {
  const level = finished([-3, -3, 0, 0]);
  const state = apply(level, { kind: 'playoff', text: '', winner: 1 });
  expect(result(state, 'matchup:0:1', 'p1')).toBe('push');
  expect(result(state, 'matchup:1:2', 'p1')).toBe('win');
  expect(result(state, 'winning:-2.5', 'under')).toBe('win');
  expect(result(state, 'team', 't0')).toBe('win');
});

test('keys that make no sense make no market', () => {
  const { sides } = start(9);
  for (const key of [
    'top',
    'top:0',
    'top:41',
    'matchup:1:1',
    'matchup:1:9',
    'leader:4',
    'ball:1:1:2',
    'winning:3',
    'x',
  ]) {
    expect(golf.market(key, sides), key).toBeUndefined();
  }
});
