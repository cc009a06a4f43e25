import { expect, test } from 'vitest';
import { lastScorer } from './last-scorer.ts';

const teams = { awayParticipant: { mediumName: 'Bills' }, homeParticipant: { mediumName: 'Chiefs' } };

test('of football and hockey the last who scored is said with his side and what it was, or his side alone', () => {
  const touchdown = { side: 'AWAY', player: 'K. Vance', what: 'Touchdown, kick good' };
  const safety = { side: 'HOME', player: '', what: 'Safety' };
  const after = (...scoring: readonly (typeof touchdown)[]) =>
    lastScorer({ ...teams, statistics: { scoring } });
  expect(after(touchdown)).toEqual({ text: 'Bills: K. Vance, Touchdown, kick good', count: 1 });
  expect(after(touchdown, safety)).toEqual({ text: 'Chiefs: Safety', count: 2 });
  expect(after()).toEqual({ text: '', count: 0 });
});

test('of soccer and futsal it is the last goal, whatever card came after it; an own goal names nobody', () => {
  const goal = { kind: 'GOAL', side: 'AWAY', player: 'T. Belmonte', isOwnGoal: false };
  const own = { ...goal, side: 'HOME', isOwnGoal: true };
  const card = { ...goal, kind: 'RED_CARD' };
  const after = (...moments: readonly (typeof goal)[]) => lastScorer({ ...teams, statistics: { moments } });
  expect(after(goal, card)).toEqual({ text: 'Bills: T. Belmonte, Goal', count: 1 });
  expect(after(goal, own)).toEqual({ text: 'Chiefs: Own goal', count: 2 });
});

test('of other sports nobody is named', () => {
  expect(lastScorer({ ...teams, statistics: {} })).toBeUndefined();
});
