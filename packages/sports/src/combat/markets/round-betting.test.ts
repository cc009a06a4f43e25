import { expect, test } from 'vitest';
import { LOSS, PUSH, WIN } from '../../market-definition.ts';
import { sides } from '../../rally/testing/told-match.ts';
import { combat } from '../combat.ts';
import type { CombatState, Result } from '../state.ts';

const before = combat.initial({ sides });

function inRound(round: number, second: number, result?: Result): CombatState {
  const quiet = { strikes: 3, knockdowns: 0, takedowns: 0, control: 0 };
  const work = Array.from({ length: round }, () => ({ home: { ...quiet, takedowns: 1 }, away: quiet }));
  return { ...before, phase: result ? 'final' : 'in-play', round, second, work, result };
}

/** Ola wins in the 2nd round before its middle. */
const submitted = inRound(2, 100, { winner: 'home', victory: 'submission', cards: [] });
const decided = inRound(3, 300, { winner: 'away', victory: 'decision', cards: [], decision: 'split' });
const drawn = inRound(3, 300, { winner: undefined, victory: 'decision', cards: [], decision: 'draw' });

function marksOf(state: CombatState, key: string) {
  return combat.market(key, sides)?.selections.map((each) => each.mark(combat.actual(state), 0));
}

test.each([
  ['win-by-in:r2:home:sub', submitted, [WIN, LOSS]],
  ['win-by-in:r2:home:ko', submitted, [LOSS, WIN]],
  ['win-by-in:r1:home:sub', submitted, [LOSS, WIN]],
  ['win-by-in:r2:away:sub', submitted, [LOSS, WIN]],
  ['win-within:r2:home', submitted, [WIN, LOSS]],
  ['win-within:r3:home', submitted, [WIN, LOSS]],
  ['win-within:r3:away', decided, [LOSS, WIN]],
  ['method-round:3', submitted, [LOSS, LOSS, LOSS, LOSS, WIN, LOSS, LOSS]],
  ['method-round:3', drawn, [LOSS, LOSS, LOSS, LOSS, LOSS, LOSS, WIN]],
  ['decision-by:away:split', decided, [WIN, LOSS]],
  ['decision-by:away:unanimous', decided, [LOSS, WIN]],
  ['decision-by:home:split', decided, [LOSS, WIN]],
  ['result-total:game:1.5', submitted, [LOSS, WIN, LOSS, LOSS]],
  ['result-total:game:2.5', decided, [LOSS, LOSS, WIN, LOSS]],
  ['result-total:game:2.5', drawn, [PUSH, PUSH, PUSH, PUSH]],
  ['result-total:game:1.5', { ...submitted, onlyRounds: true }, [PUSH, PUSH, PUSH, PUSH]],
  ['lasts:r2:1', submitted, [WIN, LOSS]],
  ['lasts:r2:2', submitted, [LOSS, WIN]],
  ['lasts:r2:2', { ...submitted, onlyRounds: true }, [PUSH, PUSH]],
  ['takedowns-in:r2:home:0.5', submitted, [WIN, LOSS]],
  ['takedowns-in:r1:both:1.5', submitted, [LOSS, WIN]],
  ['takedowns-in:r1:both:0.5', { ...submitted, onlyRounds: true }, [PUSH, PUSH]],
  ['takedowns-most', submitted, [WIN, LOSS, LOSS]],
  ['takedowns-most', { ...submitted, onlyRounds: true }, [PUSH, PUSH, PUSH]],
  ['strikes-threeway:r1', submitted, [LOSS, WIN, LOSS]],
])('%s is graded by how the fight ended', (key, state, marks) => {
  expect(combat.isDecided(state, key)).toBe(true);
  expect(marksOf(state, key)).toEqual(marks);
  expect(combat.explain(state, key, combat.market(key, sides)?.selections[0]?.key ?? '')).toMatch(/\w/);
  expect(combat.isDecided(before, key)).toBe(false);
});

test('a finish in a round is settled once the next has begun, and of two rounds is sold while both are to come', () => {
  const second = inRound(2, 30);
  expect(combat.isDecided(second, 'win-by-in:r1:home:ko')).toBe(true);
  expect(combat.isDecided(second, 'win-within:r2:home')).toBe(false);
  const keys = combat
    .offer(second, combat.simulate(second, combat.even, 1024, 1), sides)
    .map(({ market }) => market.key);
  expect(keys).toEqual(expect.arrayContaining(['win-within:r3:home', 'lasts:r2:1', 'lasts:r2:4']));
  expect(keys.filter((key) => key.startsWith('lasts:r1'))).toEqual([]);
  expect(combat.isDecided(inRound(2, 61), 'lasts:r2:1')).toBe(true);
  expect(keys).not.toContain('win-within:r2:home');
  expect(keys).not.toContain('win-by-in:r1:home:ko');
});

test('rounds that a shorter fight does not have give the stake back', () => {
  for (const key of [
    'win-by-in:r4:home:ko',
    'win-within:r5:home',
    'method-round:5',
    'result-total:game:3.5',
  ]) {
    const [first] = combat.market(key, sides)?.selections ?? [];
    expect(combat.certainMark(submitted, key, first?.key ?? ''), key).toBe(PUSH);
  }
});
