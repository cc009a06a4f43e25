import { expect, test } from 'vitest';
import { ManualClock } from '../platform/clock.ts';
import { Numbering } from './numbering.ts';
import { NOON } from './testing/fixed-marketplace.ts';

const HOUR_S = 3_600;

/** A page with so many updates a second for an hour; answers the last number. */
function hourOf(clock: ManualClock, numbering: Numbering, perSecond: number): number {
  const counter = numbering.open('/home');
  for (let second = 0; second < HOUR_S; second += 1) {
    clock.advance(1_000);
    for (let update = 0; update < perSecond; update += 1) counter.next();
  }
  return counter.last;
}

test.each([1, 3, 10])(
  'after a restart a page that had %i updates a second counts above what it had',
  (perSecond) => {
    const clock = new ManualClock(NOON);
    const last = hourOf(clock, new Numbering(clock), perSecond);
    clock.advance(1_000);
    expect(new Numbering(clock).open('/home').last).toBeGreaterThan(last);
  },
);

test('a path of so many that it was forgotten counts above what it had', () => {
  const clock = new ManualClock(NOON);
  const numbering = new Numbering(clock);
  const last = hourOf(clock, numbering, 10);
  clock.advance(1_000);
  for (let other = 0; other < 6_000; other += 1) numbering.open(`/other/${other}`);
  expect(numbering.open('/home').last).toBeGreaterThan(last);
});

test('a new group for a path starts above each that there is, and each counts one by one', () => {
  const numbering = new Numbering(new ManualClock(NOON));
  const one = numbering.open('/home');
  const first = one.last;
  expect([one.next(), one.next()]).toEqual([first + 1, first + 2]);
  const two = numbering.open('/home');
  expect(two.last).toBe(first + 3);
  expect(one.next()).toBe(first + 3);
  expect(two.next()).toBe(first + 4);
});

test('the numbers fit the wire in every year, with room for a year of counting', () => {
  const yearOfCounts = 10 * HOUR_S * 24 * 365;
  for (let year = 2025; year < 2100; year += 1) {
    const { last } = new Numbering(new ManualClock(Date.UTC(year, 6, 1))).open('/home');
    expect(last).toBeGreaterThan(0);
    expect(last + yearOfCounts).toBeLessThan(2 ** 31);
  }
});
