import { expect, test } from 'vitest';
import { sides, tellMatch } from '../rally/testing/told-match.ts';
import { darts } from './darts.ts';
import { aimsAt } from './engine/policy.ts';
import { VisitTable } from './engine/visits.ts';
import { GOOD_TREBLES } from './strength.ts';

/** Finishes of 671 recorded legs: up to so many points, by how many legs. */
const RECORDED = [
  [20, 132],
  [40, 342],
  [60, 431],
  [80, 517],
  [100, 578],
  [130, 640],
] as const;
const LEGS = 671;

/** Standard errors between the recorded share and this one; legs are 671, samples many more. */
function errorsOff(share: number, recorded: number): number {
  return Math.abs(recorded / LEGS - share) / Math.sqrt((share * (1 - share)) / LEGS);
}

function shareUpTo(finishes: ArrayLike<number>, points: number): number {
  const all = Array.from(finishes);
  return all.filter((finish) => finish <= points).length / all.length;
}

test('legs end with as high finishes as recorded, the low ones among them', () => {
  const { runningCheckout } = darts.simulate(darts.initial({ sides }), darts.even, 16_384, 3);
  for (const [points, recorded] of RECORDED) {
    expect(errorsOff(shareUpTo(runningCheckout, points), recorded), `up to ${points}`).toBeLessThan(2.5);
  }
});

test('legs told visit by visit, and those drawn whole after the running one, end as the sampled ones do', () => {
  const told: number[] = [];
  const highest: number[] = [];
  for (let seed = 1; seed <= 250; seed++) {
    const finishes = tellMatch(darts, seed).legs.map(({ visits }) => visits.at(-1) ?? 0);
    told.push(...finishes);
    highest.push(Math.max(...finishes));
  }
  const { runningCheckout, checkouts } = darts.simulate(darts.initial({ sides }), darts.even, 16_384, 4);
  for (const [points] of RECORDED) {
    const apart = shareUpTo(told, points) - shareUpTo(runningCheckout, points);
    expect(Math.abs(apart), `up to ${points}`).toBeLessThan(0.04);
  }
  const sampled = checkouts.home.map((home, i) => Math.max(home, checkouts.away[i] ?? 0));
  expect(Math.abs(meanOf(highest) - meanOf(sampled))).toBeLessThan(5);
});

function meanOf(values: ArrayLike<number>): number {
  return Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;
}

test('a double that is missed is left, or halved', () => {
  const scores = new VisitTable(GOOD_TREBLES).chances(40);
  // Of 113 recorded visits at 40: 84 finish, 7 leave it, 8 leave 20 and 9 leave 10.
  expect(Math.abs((scores[40] ?? 0) - 84 / 113)).toBeLessThan(0.05);
  for (const [score, recorded] of [
    [0, 7],
    [20, 8],
    [30, 9],
  ] as const) {
    expect(Math.abs((scores[score] ?? 0) - recorded / 113), `${score} points`).toBeLessThan(0.03);
  }
});

test('players from afar leave themselves a finish', () => {
  const table = new VisitTable(GOOD_TREBLES);
  // 299 recorded visits with 261 to 270 to go: 91 leave one of these finishes, 10 one of these numbers that cannot be finished.
  const visits = [106, 26, 22, 37, 34, 15, 23, 13, 7, 16];
  const leaving = (numbers: readonly number[]) =>
    visits.reduce((all, count, at) => {
      const scores = table.chances(261 + at);
      return all + numbers.reduce((sum, left) => sum + count * (scores[261 + at - left] ?? 0), 0);
    }, 0);
  expect(Math.abs(leaving([170, 167, 164, 161, 160]) - 91)).toBeLessThan(20);
  expect(Math.abs(leaving([162, 163, 165, 166, 168, 169]) - 10)).toBeLessThan(10);
  for (let needed = 191; needed <= 501; needed++) {
    const all = table.chances(needed).reduce((sum, chance) => sum + chance, 0);
    expect(all, `${needed}`).toBeCloseTo(1, 10);
  }
  expect(table.chances(351)).toEqual(table.chances(501));
});

test('what is nearly as good is aimed at, too, and everybody aims at something', () => {
  for (let needed = 2; needed <= 190; needed++) {
    for (const left of [1, 2, 3]) {
      const choices = aimsAt(needed, left);
      expect(choices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 10);
    }
  }
  expect(aimsAt(40, 3)).toEqual([{ aim: { kind: 'double', number: 20 }, share: 1 }]);
  expect(aimsAt(81, 3).length).toBeGreaterThan(1);
  expect(aimsAt(501, 3)).toEqual([{ aim: { kind: 'treble', number: 20 }, share: 1 }]);
});
