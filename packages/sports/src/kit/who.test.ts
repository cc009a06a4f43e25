import { expect, test } from 'vitest';
import { DAYS, factor, setDayStarts, teamSize, WHO_SIZE, whoTable } from './who.ts';

const TEAMS = Array.from({ length: 200 }, (_, team) => `nba-${team}`);
const PLACES = Array.from({ length: 10 }, (_, place) => place);
const PAIRS_OF_DAYS = Array.from({ length: DAYS / 2 }, (_, pair) => pair);

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Standard deviation. */
function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** Of factors evenly spread over 1 - width to 1 + width. */
const EVEN_SPREAD = 1 / Math.sqrt(3);

test.each([
  ['places', PLACES.map((place) => `0${place}`)],
  ['places of a day', PLACES.map((place) => `day0${place}`)],
  ['days of a place', PAIRS_OF_DAYS.map((pair) => `day${pair}0`)],
  ['kinds of a place', [0, 1, 2, 3].map((kind) => `${kind}0`)],
])('factors of %s differ as much within a team as between teams', (_, names) => {
  const teams = TEAMS.map((team) => names.map((name) => factor(team, name, 0.5)));
  const all = teams.flat();
  expect(Math.abs(mean(all) - 1)).toBeLessThan(0.04);
  expect(spread(all) / (0.5 * EVEN_SPREAD)).toBeCloseTo(1, 1);
  const within = Math.sqrt(mean(teams.map((team) => spread(team) ** 2)));
  expect(within / (spread(all) * Math.sqrt(1 - 1 / names.length))).toBeCloseTo(1, 1);
});

test('a player who does more of one kind, or has a good day, says nothing of the player beside him', () => {
  for (const kind of ['0', 'day0']) {
    const products = TEAMS.flatMap((team) =>
      PLACES.slice(1).map(
        (place) => (factor(team, `${kind}${place - 1}`, 1) - 1) * (factor(team, `${kind}${place}`, 1) - 1),
      ),
    );
    const correlation = mean(products) / EVEN_SPREAD ** 2;
    expect(Math.abs(correlation), kind).toBeLessThan(0.1);
  }
});

test('over all days players do their share', () => {
  const table = whoTable('nba-bos', { sport: 'test', kinds: [[500, 300, 200]] });
  const share = (place: number) => table.filter((entry) => entry === place).length / (DAYS * WHO_SIZE);
  expect(share(0)).toBeGreaterThan(share(1));
  expect(share(1)).toBeGreaterThan(share(2) * 0.7);
  expect(share(0) + share(1) + share(2)).toBe(1);
});

test('the days of both sides begin where their tables stand, whatever else the luck is of', () => {
  const starts = new Int32Array(2);
  setDayStarts(starts, 3, 0);
  expect([...starts]).toEqual([0, teamSize(3)]);
  setDayStarts(starts, 3, 0xabcd_ef5a);
  expect([...starts]).toEqual([10 * 3 * WHO_SIZE, teamSize(3) + 5 * 3 * WHO_SIZE]);
});
