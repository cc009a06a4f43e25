import { expect, test } from 'vitest';
import { type LegInPlay, legProgress, legStanding, legsTally } from './leg-progress.ts';

const leg = (
  market: string,
  selection: string,
  points?: number,
  over: Partial<LegInPlay> = {},
): LegInPlay => ({
  marketSelectionId: `MarketSelection:g1~${market}~${selection}`,
  outcome: 'PENDING',
  points,
  home: { name: 'Chiefs', score: 20 },
  away: { name: 'Bills', score: 17 },
  ...over,
});

test('a spread says by how much it is covered, and fills from the line to the score', () => {
  expect(legProgress(leg('spread:game:-3.5', 'away', 3.5))).toMatchObject({
    winning: true,
    from: 0.5,
    mark: 0.5,
    left: 'Covering by 0.5',
    right: 'Bills trail by 3',
  });
  const short = legProgress(leg('spread:game:-3.5', 'home', -3.5));
  expect(short).toMatchObject({ winning: false, to: 0.5, left: 'Short by 0.5', right: 'Chiefs lead by 3' });
  expect(short?.from).toBeLessThan(0.5);
  expect(legProgress(leg('spread:game:-3', 'home', -3))).toMatchObject({
    winning: false,
    from: 0.5,
    to: 0.5,
    left: 'On the number',
  });
});

test('a winner is winning, losing or level', () => {
  expect(legProgress(leg('moneyline:game', 'home'))).toMatchObject({ winning: true, left: 'Winning' });
  expect(legProgress(leg('moneyline:game', 'away'))).toMatchObject({ winning: false, left: 'Losing' });
  const level = { home: { name: 'Chiefs', score: 7 }, away: { name: 'Bills', score: 7 } };
  expect(legProgress(leg('moneyline:game', 'home', undefined, level))).toMatchObject({
    winning: false,
    right: 'Chiefs level',
  });
});

test('a total fills towards its line, which stands at three quarters', () => {
  expect(legProgress(leg('total:game:47.5', 'over', 47.5))).toMatchObject({
    winning: false,
    from: 0,
    mark: 0.75,
    left: '37 scored',
    right: 'Needs 11 more',
  });
  expect(legProgress(leg('total:game:47.5', 'under', 47.5))).toMatchObject({
    winning: true,
    right: '10.5 left',
  });
  expect(legProgress(leg('total:game:30.5', 'under', 30.5))).toMatchObject({
    winning: false,
    right: 'Over by 6.5',
  });
  expect(legProgress(leg('total:game:10', 'over', 10))?.to).toBe(1);
});

test('what the score alone does not tell, and what is decided, has no bar', () => {
  expect(legProgress(leg('spread:h1:-3.5', 'home', -3.5))).toBeUndefined();
  expect(legProgress(leg('next-score:game', 'home'))).toBeUndefined();
  expect(legProgress(leg('moneyline:game', 'home', undefined, { outcome: 'WIN' }))).toBeUndefined();
});

test('the legs of a bet are counted: those that win while it is open, each kind once it is over', () => {
  expect(legsTally(['won', 'winning', 'losing'])).toBe('2 of 3 winning');
  expect(legsTally(['waiting', 'winning'])).toBe('1 of 2 winning');
  expect(legsTally(['won', 'push', 'won'])).toBe('2 won, 1 push');
  expect(legStanding('DEAD_HEAT', undefined)).toBe('push');
  expect(legStanding('PENDING', undefined)).toBe('waiting');
});
