import { expect, test } from 'vitest';
import { measureSpreads } from './measure-spreads.ts';
import { WON_BY_SPREAD } from './spread-table.ts';

/** Standard error of a chance 0.55 points; the curve goes through eight of them. */
const GAMES = 8_192;
const CLOSE = 120;

test('what is measured anew is what is kept, as near as so many games can tell', () => {
  const [lowest] = measureSpreads('wnba', GAMES);
  const kept = WON_BY_SPREAD.wnba?.wins[0] ?? [];
  expect(lowest?.total).toBe(WON_BY_SPREAD.wnba?.totals[0]);
  expect(lowest?.wins).toHaveLength(kept.length);
  for (const [halves, wins] of kept.entries())
    expect(Math.abs((lowest?.wins[halves] ?? 0) - wins), `${halves / 2}`).toBeLessThan(CLOSE);
  expect(() => [...measureSpreads('epl', GAMES)]).toThrow(RangeError);
});
