import { expect, test } from 'vitest';
import { LOSS, PUSH, WIN } from '../../market-definition.ts';
import { sides } from '../../rally/testing/told-match.ts';
import { Random } from '../../random.ts';
import { afterVisit, apply } from '../apply.ts';
import { darts } from '../darts.ts';
import { TOLD_VISITS } from '../outcomes.ts';
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
  expect(marks(unsure, 'leg-highest:l1:home:180.5')).toEqual([PUSH, PUSH]);
  expect(marks(unsure, 'leg-highest:l1:any:180.5')).toEqual([PUSH, PUSH]);
  expect(marks(unsure, 'maximums-home:1.5')).toEqual([PUSH, PUSH]);
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
    /^(leg-(highest:l1:(any|home)|maximum:l1|player-maximum:l1:home)|maximums?:|maximums-(home|spread)|treble|each-max|most-max|winner-max)/;
  expect(keys.filter((key) => ofVisits.test(key))).toEqual([]);
  expect(keys).toContain('moneyline:l1');
});

test('whatever the lost visits cannot decide stands: the other visits, the other player, what was seen before', () => {
  const over = thrown(unsure, 81);
  expect(marks(over, 'visit-score:l1:4:away:90.5')).toEqual([LOSS, WIN]);
  expect(marks(over, 'visit-score:l1:5:home:90.5')).toEqual([PUSH, PUSH]);
  expect(marks(over, 'visit-score:l1:7:home:90.5')).toEqual([LOSS, WIN]);
  expect(marks(over, 'visit-duel:l1:1:home')).toEqual([WIN, LOSS, LOSS]);
  for (const visit of [2, 3, 4, 5])
    expect(new Set(marks(over, `visit-duel:l1:${visit}`)), `${visit}`).toEqual(new Set([PUSH]));
  expect(marks(over, 'visit-duel:l1:6:away')).toEqual([LOSS, LOSS, WIN]);
  expect(marks(over, 'leg-player-maximum:l1:away')).toEqual([LOSS, WIN]);
  expect(marks(over, 'leg-highest:l1:away:60.5')).toEqual([LOSS, WIN]);
  // The 180 before them is one of this leg whatever they were.
  expect(new Set(marks(over, 'leg-double:l1'))).toEqual(new Set([WIN, LOSS]));
  expect(darts.isDecided(over, 'maximums-away:0.5')).toBe(false);
});

test('where the first half is of fewer than 90 there was no 180; of 90 bets on them come back at once, and stay back', () => {
  const first = thrown(before, 60, 60, -90);
  expect(new Set(marks(first, 'maximums:0.5'))).toEqual(new Set([PUSH]));
  const low = thrown(before, 60, 60, -90, 60, -89, 60);
  expect(new Set(marks(low, 'maximums:0.5'))).toEqual(new Set([PUSH]));
  const lower = thrown(before, 60, 60, -89, 60, -89, 60);
  for (const key of ['maximums:0.5', 'leg-maximum:l1', 'leg-double:l1', 'most-maximums', 'treble:home'])
    expect(darts.isDecided(lower, key), key).toBe(false);
  expect(marks(thrown(lower, 180), 'leg-player-maximum:l1:home')).toEqual([WIN, LOSS]);
  expect(new Set(marks(lower, 'visit-score:l1:5:home:90.5'))).toEqual(new Set([PUSH]));
});

test('the second of two such visits goes back with the first', () => {
  const open = thrown(before, 60, 60, -100);
  expect(marks(open, 'visit-score:l1:5:home:90.5')).toEqual([PUSH, PUSH]);
  expect(darts.isDecided(open, 'visit-score:l1:4:away:90.5')).toBe(false);
  expect(thrown(open, 60, -99).legs.at(-1)?.unsure).toEqual([2]);
  expect(thrown(open, 60, -100, 60, -70, 60, -70).legs.at(-1)?.unsure).toEqual([2, 6]);
  const near = thrown(before, 180, 60, 180, 60);
  expect(thrown(near, -69, 60, -69).legs.at(-1)?.unsure).toEqual([4]);
});

test('what is thrown between two such visits waits for the second: nothing that was graded comes back', () => {
  const open = thrown(before, 60, 60, -80, 180);
  const between = [
    'visit-score:l1:4:away:90.5',
    'visit-range:l1:4:away',
    'leg-highest:l1:away:100.5',
    'leg-player-maximum:l1:away',
    'leg-maximum:l1',
    'maximums:0.5',
    'maximum:1',
  ];
  for (const key of between) {
    const selections = darts.market(key, sides)?.selections ?? [];
    expect(darts.isDecided(open, key), key).toBe(false);
    // Its samples say that the stake comes back, and who looked knows better.
    for (const each of selections) expect(darts.isShut?.(open, key, each.key), key).toBe(true);
    expect(new Set(selections.map((each) => darts.certainMark(open, key, each.key))), key).toEqual(
      new Set([undefined]),
    );
  }
  expect(marks(open, 'visit-score:l1:2:away:50.5')).toEqual([WIN, LOSS]);
  expect(darts.isShut?.(open, 'moneyline:game', 'home')).toBe(false);
  expect(darts.shutsGroups?.(open)).toBe(true);
  const told = thrown(open, -80);
  expect(darts.shutsGroups?.(told)).toBe(false);
  for (const key of between) expect(darts.isShut?.(told, key, 'over'), key).toBe(false);
  expect(marks(told, 'visit-score:l1:4:away:90.5')).toEqual([WIN, LOSS]);
  for (const key of between) expect(new Set(marks(told, key)), key).toEqual(new Set([WIN, LOSS]));
  const broken = thrown(open, 60);
  for (const key of between) expect(new Set(marks(broken, key)), key).toEqual(new Set([PUSH]));
  // No longer than the leg lasts, or the match.
  const left = thrown(before, 60, 180, 60, 180, -80, 141);
  expect(marks(left, 'visit-score:l1:6:away:90.5')).toEqual([WIN, LOSS]);
  const over = apply(open, { kind: 'retirement', text: '', side: 'away' });
  expect(marks(over, 'visit-score:l1:4:away:90.5')).toEqual([WIN, LOSS]);
});

test('of a leg with an unsure visit whose second half is not told no points are sure from it on', () => {
  const begun = thrown(before, 60, 180, -100);
  for (const next of [100, -98, -101, 60, -60]) {
    const broken = thrown(begun, 60, next);
    expect(broken.legs.at(-1)?.sureVisits, `${next}`).toBe(2);
    // What was seen before it stands, and what hangs on no points.
    expect(marks(broken, 'visit-score:l1:2:away:90.5')).toEqual([WIN, LOSS]);
    expect(marks(broken, 'maximums:0.5')).toEqual([WIN, LOSS]);
    for (const key of ['visit-score:l1:4:away:90.5', 'visit-score:l1:5:home:90.5', 'visit-duel:l1:6'])
      expect(new Set(marks(broken, key)), key).toEqual(new Set([PUSH]));
    for (const key of ['leg-highest:l1:home:100.5', 'leg-left:l1:90.5', 'leg-player-maximum:l1:home'])
      expect(new Set(marks(broken, key)), key).toEqual(new Set([PUSH]));
    expect(new Set(marks(broken, 'maximums-away:1.5'))).toEqual(new Set([PUSH]));
    expect(darts.isDecided(broken, 'moneyline:l1')).toBe(false);
    const keys = darts
      .offer(broken, darts.simulate(broken, darts.even, 256, 1), sides)
      .map(({ market }) => market.key);
    expect(keys.filter((key) => /^(visit-|leg-highest|leg-left|maximum)/.test(key))).toEqual([]);
  }
  // A finish, and what leaves no room for a second.
  const near = thrown(before, 180, 60, 180, 60);
  const finish = thrown(near, -141);
  expect(finish.legs[0]?.sureVisits).toBe(4);
  expect(marks(finish, 'moneyline:l1')).toEqual([WIN, LOSS]);
  expect(marks(finish, 'visit-score:l1:5:home:90.5')).toEqual([PUSH, PUSH]);
  expect(darts.isDecided(finish, 'visit-score:l2:1:away:90.5')).toBe(false);
  expect(thrown(near, -71).legs.at(-1)).toMatchObject({ sureVisits: 4 });
  expect(thrown(near, -71, 60, 70).legs[0]?.sureVisits).toBe(4);
  // Whichever of two sides' was the first.
  expect(thrown(begun, -60, 60, -60).legs.at(-1)?.sureVisits).toBe(2);
  expect(thrown(begun, -60, -100, 60).legs.at(-1)).toMatchObject({ unsure: [2, 3], sureVisits: 3 });
  expect(marks(thrown(begun, -60, -100, 60), 'leg-highest:l1:home:100.5')).toEqual([PUSH, PUSH]);
  // No pair after it makes any of it sure.
  const pair = thrown(begun, 60, 60, 60, -40, 60, -40);
  expect(marks(pair, 'visit-score:l1:8:away:50.5')).toEqual([PUSH, PUSH]);
  expect(thrown(before, 180, 180, 180, 180, -99, -100, 42).legs[0]).toMatchObject({ sureVisits: 4 });
});

test('what the loser has left is not known where he was about to throw the second', () => {
  const lost = thrown(before, 60, 180, 60, 180, -20, 141);
  expect(marks(lost, 'leg-left:l1:380.5')).toEqual([PUSH, PUSH]);
  expect(marks(lost, 'moneyline:l1')).toEqual([LOSS, WIN]);
  const known = thrown(before, 60, 180, -20, 180, -20, 141);
  expect(marks(known, 'leg-left:l1:380.5')).toEqual([WIN, LOSS]);
});

test('after the first of two such visits the second is as it will be told, in samples and where a match is played on', () => {
  const open = thrown(before, 60, 60, -43);
  const next = open.legs.at(-1)?.visits.length ?? 0;
  const { nextScores, size } = darts.simulate(open, darts.even, 256, 1);
  const seconds = Array.from({ length: size }, (_, i) => nextScores[i * TOLD_VISITS + 1]);
  expect([next, new Set(seconds)]).toEqual([3, new Set([44])]);
  const random = new Random(5);
  let now = open;
  for (let play = darts.playOn(now, darts.even, random); play; play = darts.playOn(now, darts.even, random))
    now = apply(now, darts.parsePlay(play));
  expect(now.legs[0]?.visits[4]).toBe(43);
  expect(now.legs[0]?.unsure).toEqual([2]);
});

test('half of what two visits scored may be points that no visit has', () => {
  const halves = thrown(before, -163, 60, -162, 60, 60);
  expect(remaining(halves.legs[0] ?? { set: 1, first: 'home', visits: [] })).toEqual({
    home: 116,
    away: 381,
  });
  expect(marks(halves, 'maximums:0.5')).toEqual([PUSH, PUSH]);
  expect(() => thrown(before, 163)).toThrow('three darts cannot score 163');
  // Samples and matches played on throw the second as it is told, too.
  const open = thrown(before, -163, 60);
  const samples = darts.simulate(open, darts.even, 64, 1);
  expect(samples.nextScores[0]).toBe(1 + 163);
  expect(darts.playOn(open, darts.even, new Random(1))).toMatchObject({ score: 163, isUnsure: true });
});

test('two visits that leave two are told as half of their points and one less', () => {
  // 141 to go, and 139 in two visits.
  const open = thrown(before, 180, 60, 180, 60, -70, 60);
  const told = thrown(open, -69);
  expect(told.legs.at(-1)).toMatchObject({ visits: [180, 60, 180, 60, 70, 60, 69], unsure: [4] });
  expect(remaining(told.legs[0] ?? { set: 1, first: 'home', visits: [] }).home).toBe(2);
  expect(() => thrown(open, -70)).toThrow('70 is a bust with 71 to go');
  expect(darts.simulate(open, darts.even, 64, 1).nextScores[0]).toBe(1 + 69);
  expect(darts.playOn(open, darts.even, new Random(1))).toMatchObject({ score: 69, isUnsure: true });
  // One visit of the other side before it the samples know it, too.
  const first = thrown(before, 180, 60, 180, 60, -70);
  expect(darts.simulate(first, darts.even, 64, 1).nextScores[1]).toBe(1 + 69);
});
