import { expect, test } from 'vitest';
import { LOSS, PUSH, WIN } from '../../market-definition.ts';
import { sides } from '../../rally/testing/told-match.ts';
import { afterVisit, apply } from '../apply.ts';
import { darts } from '../darts.ts';
import type { DartsPlay } from '../play.ts';
import { type DartsState, legsBySet, nextThrower, remaining, setsWon } from '../state.ts';

/** Visits in turn; those of a minus are unsure. */
function thrown(state: DartsState, ...scores: readonly number[]): DartsState {
  return scores.reduce((now, told) => {
    const score = Math.abs(told);
    const thrower = nextThrower(now) ?? 'home';
    const after = afterVisit(now, thrower, score);
    const leg = after.legs[Math.max(0, now.legs.length - 1)];
    const play: DartsPlay = {
      kind: 'visit',
      text: '',
      thrower,
      score,
      ...(told < 0 && { isUnsure: true }),
      sets: setsWon(after),
      legs: legsBySet(after).at(-1) ?? { home: 0, away: 0 },
      remaining: leg ? remaining(leg) : { home: 501, away: 501 },
    };
    return apply(now, play);
  }, state);
}

function marks(state: DartsState, key: string) {
  const selections = darts.market(key, sides)?.selections ?? [];
  expect(selections.length, key).toBeGreaterThan(0);
  const graded = selections.map((each) => each.mark(darts.actual(state), 0));
  expect(darts.isDecided(state, key), key).toBe(true);
  expect(
    selections.map((each) => darts.certainMark(state, key, each.key)),
    key,
  ).toEqual(graded);
  return graded;
}

const before = darts.initial({ sides });
/** A 180 of the home side, then 240 in two of its visits. */
const unsure = thrown(before, 180, 60, -120, 60, -120, 60);

test('bets on the points of visits that are not known come back at once, unless they were decided before', () => {
  expect(marks(unsure, 'visit-score:l1:3:home:90.5')).toEqual([PUSH, PUSH]);
  expect(marks(unsure, 'leg-player-maximum:l1:away')).toEqual([PUSH, PUSH]);
  expect(marks(unsure, 'maximums:1.5')).toEqual([PUSH, PUSH]);
  expect(new Set(marks(unsure, 'most-maximums'))).toEqual(new Set([PUSH]));
  // The first 180 was told.
  expect(marks(unsure, 'maximums:0.5')).toEqual([WIN, LOSS]);
  expect(marks(unsure, 'leg-maximum:l1')).toEqual([WIN, LOSS]);
  expect(marks(unsure, 'visit-score:l1:1:home:90.5')).toEqual([WIN, LOSS]);
  const keys = darts
    .offer(unsure, darts.simulate(unsure, darts.even, 512, 1), sides)
    .map(({ market }) => market.key);
  const ofVisits =
    /^(visit-|leg-(double|highest|maximum|player-maximum):l1|maximum|treble|each-max|most-max|winner-max)/;
  expect(keys.filter((key) => ofVisits.test(key))).toEqual([]);
  expect(keys).toContain('moneyline:l1');
});

test('all else stands, and the legs after it are bet on as ever', () => {
  const next = thrown(unsure, 81);
  expect(marks(next, 'moneyline:l1')).toEqual([LOSS, WIN].toReversed());
  expect(marks(next, 'leg-checkout:l1:60.5')).toEqual([WIN, LOSS]);
  expect(darts.isDecided(next, 'leg-maximum:l2')).toBe(false);
  const later = thrown(next, 180, 180);
  expect(marks(later, 'leg-maximum:l2')).toEqual([WIN, LOSS]);
  expect(marks(later, 'maximums:1.5')).toEqual([PUSH, PUSH]);
});
