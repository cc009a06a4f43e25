import { expect, test } from 'vitest';
import { histogram } from '../../count-marks.ts';
import { LOSS, PUSH, WIN } from '../../market-definition.ts';
import { sides } from '../../rally/testing/told-match.ts';
import { darts } from '../darts.ts';
import { nthMaximum } from '../measures.ts';
import type { DartsState, Leg } from '../state.ts';

const before = darts.initial({ sides });
/** Five visits of whoever throws first, four 180s in all, finished with 141. */
const FAST: readonly number[] = [180, 60, 180, 60, 141];
const SLOW: readonly number[] = [100, 180, 100, 180, 100, 141];

/** Legs of one set, thrown first by Ola and by Brandt in turn. */
function legsOf(...visits: readonly (readonly number[])[]): Leg[] {
  return visits.map((scores, at) => ({ set: 1, first: at % 2 === 0 ? 'home' : 'away', visits: scores }));
}

/** Ola wins 2–1: a leg with two 180s, one against the throw with two, and loses one. */
const running: DartsState = {
  ...before,
  phase: 'in-play',
  legs: legsOf(FAST, SLOW, SLOW, []),
};
const over: DartsState = {
  ...running,
  phase: 'final',
  legs: legsOf(FAST, SLOW, SLOW, SLOW, FAST, SLOW, FAST, SLOW),
};

function winners(state: DartsState, key: string): string[] {
  const selections = darts.market(key, sides)?.selections ?? [];
  return selections.filter((each) => each.mark(darts.actual(state), 0) === WIN).map((each) => each.key);
}

test.each([
  ['maximum:1', 'home', 'Ola threw the 1st 180'],
  ['maximum:5', 'away', 'Brandt threw the 5th 180'],
  ['leg-double:l1', 'home-with', 'Ola won the 1st leg, in which there was a 180'],
  ['leg-double:l3', 'away-with', 'Brandt won the 3rd leg, in which there was a 180'],
  ['next-two:l2', 'home-away', 'Ola won the 2nd leg 1–0; Brandt won the 3rd leg 1–0'],
  ['score-after:3', '2-1', 'After 3 legs: Ola 2, Brandt 1'],
  ['visit-range:l1:1', '140', 'Visit 1 scored 180'],
  ['visit-duel:l1:1', 'first', 'Visit 1 scored 180, visit 2 scored 60'],
  ['visit-duel:l2:1', 'second', 'Visit 1 scored 100, visit 2 scored 180'],
  ['visit-range:l2:2:home', '140', 'Visit 2 (Ola) scored 180'],
  ['visit-score:l1:2:away:60.5', 'under', 'Visit 2 (Brandt) scored 60'],
  ['visit-duel:l2:1:away', 'second', 'Visit 1 (Brandt) scored 100, visit 2 (Ola) scored 180'],
  ['leg-visits:l1:4.5', 'over', 'It took 5 visits in the 1st leg'],
  ['leg-highest:l1:home:179.5', 'over', 'There were 180 points in the highest visit of Ola in the 1st leg'],
  ['leg-highest:l1:away:60.5', 'under', 'There were 60 points in the highest visit of Brandt in the 1st leg'],
  ['leg-left:l1:380.5', 'over', 'The loser of the 1st leg had 381 left'],
  ['leg-finish:l1:140.5', 'home-over', 'Ola won the 1st leg with a finish of 141'],
  ['leg-finish:l3:141.5', 'away-under', 'Brandt won the 3rd leg with a finish of 141'],
  ['checkout-range:l1', '121', 'The 1st leg was finished with 141'],
  ['leg-player-maximum:l1:home', 'yes', 'Ola threw a 180 in the 1st leg'],
  ['leg-player-maximum:l1:away', 'no', 'Brandt threw no 180 in the 1st leg'],
  ['visit-range:l1:2', '60', 'Visit 2 scored 60'],
])('%s is graded by the visits that were thrown', (key, selection, sentence) => {
  expect(darts.isDecided(running, key)).toBe(true);
  expect(winners(running, key)).toEqual([selection]);
  expect(darts.explain(running, key, selection)).toBe(sentence);
  expect(darts.isDecided(before, key)).toBe(false);
});

test.each([
  ['exact-legs:6', '8', 'There were 8 legs'],
  ['winner-maximums', 'home-home', /Ola won 7–1; Ola threw 14 180s, Brandt threw 2 180s/],
  ['treble:home', 'no', /did not win with both/],
  ['treble:away', 'no', /did not win/],
  ['each-maximums:2', 'yes', 'Both players threw 2 or more 180s'],
  ['each-legs:2', 'no', 'Not both players won 2 legs or more'],
  ['player-checkout:home:100', 'yes', 'Ola had a finish of 100 or more'],
  ['maximums-spread:-11.5', 'home', 'Ola threw 14 180s, Brandt threw 2 180s'],
  ['maximums-spread:-12.5', 'away', 'Ola threw 14 180s, Brandt threw 2 180s'],
])('%s is graded by the whole match', (key, selection, sentence) => {
  expect(winners(over, key)).toEqual([selection]);
  expect(darts.explain(over, key, selection)).toMatch(sentence);
});

test('who throws the next 180 in the samples is who threw it where one stands, and as likely by skill', () => {
  const samples = darts.simulate(running, { home: 0.45, away: 0.3 }, 4096, 3);
  expect(samples.maximumsThrown).toBe(6);
  const counts = new Map(histogram(samples, nthMaximum(7)));
  expect(counts.get(1) ?? 0).toBeGreaterThan(1.3 * (counts.get(2) ?? 0));
  for (let i = 0; i < samples.size; i++) {
    const thrown = (samples.maximums.home[i] ?? 0) + (samples.maximums.away[i] ?? 0);
    expect(samples.nextMaximum[i] === 0).toBe(thrown === 6);
  }
});

test('a leg that is not played gives the stake back, and so does a visit of the other side, and what a match of its length cannot have', () => {
  for (const key of [
    ...['leg-double:l9', 'next-two:l8', 'visit-range:l9:1', 'exact-legs:7', 'exact-sets:3'],
    ...['visit-score:l1:2:home:60.5', 'visit-range:l2:2:away', 'visit-duel:l1:1:away'],
    ...['leg-left:l9:60.5', 'leg-finish:l9:40.5', 'checkout-range:l9', 'visit-duel:l8:6'],
  ]) {
    const marks = darts
      .market(key, sides)
      ?.selections.map(({ key: own }) => darts.certainMark(over, key, own));
    expect(new Set(marks), key).toEqual(new Set([PUSH]));
  }
  expect(darts.certainMark(running, 'score-after:4', '0-4')).toBe(LOSS);
  expect(darts.certainMark(running, 'each-legs:1', 'yes')).toBe(WIN);
});

test('a visit is sold by who throws it, once somebody has thrown the first', () => {
  const keysAt = (state: DartsState) =>
    darts
      .offer(state, darts.simulate(state, darts.even, 1024, 1), sides)
      .map(({ market }) => market.family)
      .filter((family) => family.startsWith('visit-'));
  // Brandt throws first in the fourth leg.
  const keys = keysAt(running);
  expect(keys).toEqual(
    expect.arrayContaining(['visit-range:l4:1:away', 'visit-duel:l4:1:away', 'visit-score:l4:2:home']),
  );
  for (const key of keys) expect(key).toMatch(/:(home|away)$/);
  const duel = darts.market('visit-duel:l4:1:away', sides)?.selections ?? [];
  expect(duel.map(({ name }) => name)).toEqual(['Visit 1 (Brandt)', 'Level', 'Visit 2 (Ola)']);
  expect(keysAt(before)).toContain('visit-range:l1:2');
});
