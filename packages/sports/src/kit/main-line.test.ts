import { expect, test } from 'vitest';
import type { Measure, Outcomes } from '../market-definition.ts';
import { type LineFamily, linesAround } from './main-line.ts';
import { UNTOLD } from './untold-count.ts';

interface Leads extends Outcomes {
  readonly leads: readonly number[];
}

const lead: Measure<Leads> = { key: 'lead', bind: (outcomes) => (index) => outcomes.leads[index] ?? 0 };
const spread: LineFamily<Leads> = { key: 'spread:game', measure: lead, spread: true };
const ofLeads = (...leads: readonly number[]): Leads => ({ size: leads.length, leads });

test('a spread of less than a point is sold where sides can end level, and nowhere else', () => {
  const level = linesAround(ofLeads(-2, -1, 0, 1, 2), spread, 1).map(({ key }) => key);
  expect(level).toContain('spread:game:-0.5');
  expect(level).toContain('spread:game:0');
  const decided = linesAround(ofLeads(-3, -2, -1, 1, 2, 3, 3), spread, 2).map(({ key }) => key);
  expect(decided).toContain('spread:game:-1');
  for (const near of ['0.5', '0', '-0.5']) expect(decided).not.toContain(`spread:game:${near}`);
});

test('a spread of less than anybody leads by is the winner, too: a map is won by two rounds or more', () => {
  const lines = linesAround(ofLeads(-5, -3, -2, 2, 2, 3, 4), spread, 3).map(({ key }) => key);
  expect(lines).toContain('spread:game:-2');
  for (const near of ['1.5', '1', '-1', '-1.5']) expect(lines).not.toContain(`spread:game:${near}`);
});

test('a pick is sold at the line beyond the winner, the more even of the two', () => {
  const [main] = linesAround(ofLeads(-2, -1, -1, 1, 1, 2, 3, 3), spread, 0).filter((line) => line.main);
  expect(main?.key).toBe('spread:game:-1');
});

test('where quarter lines are sold the most even one is the main line, whichever it is', () => {
  // Half of 0 and half of -0.5: three in eight win, one in eight lose half, and four lose; on 0 they would be three of seven.
  const lines = linesAround(ofLeads(-1, -1, -1, -1, 0, 1, 1, 1, 1), spread, 0.5, 0.25);
  expect(lines.map(({ key }) => Number(key.split(':').at(-1)))).toEqual([0.5, 0.25, 0, -0.25, -0.5]);
  const main = (...leads: number[]) =>
    linesAround(ofLeads(...leads), spread, 0, 0.25).find((line) => line.main)?.key;
  expect(main(-1, -1, -1, -1, 0, 1, 1, 1, 1)).toBe('spread:game:0');
  expect(main(-1, -1, -1, 0, 0, 1, 1, 1, 1)).toBe('spread:game:-0.25');
});

test('of what is counted in sets or maps only half lines are sold, and none that says who wins', () => {
  const sets = { ...spread, onlyHalves: true };
  const bestOfThree = linesAround(ofLeads(-2, -1, 1, 2, 2), sets, 3);
  expect(bestOfThree).toEqual([
    { key: 'spread:game:1.5', main: false },
    { key: 'spread:game:-1.5', main: true },
  ]);
  expect(linesAround(ofLeads(-1, 1, 1), sets, 2)).toEqual([]);
});

test('outcomes in which the stake comes back whatever the line, of who did not play, move no line', () => {
  const runs = { key: 'runs', measure: spread.measure, spread: false, onlyHalves: true };
  const played = [3, 8, 8, 9, 21];
  const lines = linesAround(ofLeads(...played), runs, 2);
  expect(lines.find(({ main }) => main)?.key).toBe('runs:8.5');
  expect(linesAround(ofLeads(...played, ...new Array<number>(20).fill(UNTOLD)), runs, 2)).toEqual(lines);
  expect(linesAround(ofLeads(UNTOLD, UNTOLD), runs, 2)).toEqual([]);
});

test('of leads that are always even no two lines are the same bet, whichever side is ahead', () => {
  const evens = { ...spread, onlyEven: true };
  const keys = (...leads: number[]) =>
    linesAround(ofLeads(...leads), evens, 3).map(({ key, main }) => [key, main]);
  expect(keys(-4, -2, 0, 0, 2, 2, 4)).toEqual([
    ['spread:game:1.5', false],
    ['spread:game:-1.5', true],
    ['spread:game:-3.5', false],
  ]);
  expect(keys(-6, -4, -4, -2, -2, 0)).toEqual([
    ['spread:game:5.5', false],
    ['spread:game:3.5', true],
    ['spread:game:1.5', false],
  ]);
});
