import { expect, test } from 'vitest';
import { measureSpreads } from './measure-spreads.ts';
import { WON_BY_SPREAD } from './spread-table.ts';

/** At each of eight spreads, through which the curve goes: a standard error of 55 of ten thousand. */
const GAMES = 8_192;
/** Of ten thousand. */
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
