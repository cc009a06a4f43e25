import { expect, test } from 'vitest';
import type { Count } from './count-progress.ts';
import { type LegInPlay, legProgress, legStanding, legsTally } from './leg-progress.ts';

const scored = (homeScore: number, awayScore: number, ...segments: readonly [number, number][]) => ({
  homeScore,
  awayScore,
  segments: segments.map(([home, away], at) => ({
    shortName: String(at + 1),
    homeScore: home,
    awayScore: away,
  })),
});

const leg = (
  market: string,
  selection: string,
  points?: number,
  over: Partial<LegInPlay> = {},
): LegInPlay => ({
  marketSelectionId: `MarketSelection:g1~${market}~${selection}`,
  outcome: 'PENDING',
  points,
  sport: 'football',
  home: 'Chiefs',
  away: 'Bills',
  statistics: scored(20, 17),
  ...over,
});

const counting = (now: number, line: number): Count => ({
  now,
  line,
  isMark: false,
  unit: ['point', 'points'],
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
  const level = { statistics: scored(7, 7) };
  expect(legProgress(leg('moneyline:game', 'home', undefined, level))).toMatchObject({
    winning: false,
    right: 'Chiefs level',
  });
});

test('a total fills towards its line, which stands at three quarters, by the count of the server', () => {
  const total = (selection: string, line: number) =>
    legProgress(leg(`total:game:${line}`, selection, line, { count: counting(37, line) }));
  expect(total('over', 47.5)).toMatchObject({
    winning: false,
    from: 0,
    mark: 0.75,
    left: '37 points',
    right: 'Needs 11 more',
  });
  expect(total('under', 47.5)).toMatchObject({
    winning: true,
    right: '10.5 left',
  });
  expect(total('under', 30.5)).toMatchObject({
    winning: false,
    right: 'Over by 6.5',
  });
  expect(total('over', 10)?.to).toBe(1);
});

const MATCH = { home: 'Ola', away: 'Brandt' };
// Brandt won the 1st set 7–5 and is behind 1–3 in the 2nd.
const tennis = { ...MATCH, sport: 'tennis', statistics: scored(0, 1, [5, 7], [3, 1]) };
const tableTennis = { ...MATCH, sport: 'table-tennis', statistics: scored(1, 1, [11, 3], [9, 11], [4, 6]) };
const darts = { ...MATCH, sport: 'darts', statistics: scored(1, 0, [3, 2], [0, 2]) };
const series = { ...MATCH, sport: 'valorant', statistics: scored(1, 0, [13, 4], [2, 9]) };
const fight = { ...MATCH, sport: 'combat', statistics: scored(0, 0, [21, 14], [3, 8]) };
const innings = { ...MATCH, sport: 'cricket', statistics: scored(143, 0) };
const chase = { ...MATCH, sport: 'cricket', statistics: scored(180, 171) };

test.each([
  ['tennis', 'spread:game:-1.5', 'home', -1.5, tennis, 'Short by 1.5', 'Ola level in games'],
  ['tennis', 'spread:game:-2.5', 'away', 2.5, tennis, 'Covering by 2.5', 'Brandt level in games'],
  ['tennis', 'moneyline:game', 'away', undefined, tennis, 'Winning', 'Brandt leads by 1 set'],
  ['table tennis', 'spread:game:-3.5', 'home', -3.5, tableTennis, 'Covering by 0.5', 'Ola leads by 4 points'],
  ['table tennis', 'moneyline:game', 'home', undefined, tableTennis, 'Level', 'Ola level in games'],
  ['darts', 'spread:game:1.5', 'home', 1.5, darts, 'Covering by 0.5', 'Ola trails by 1 leg'],
  ['darts', 'moneyline:game', 'home', undefined, darts, 'Winning', 'Ola leads by 1'],
  ['a series', 'spread:game:-1.5', 'home', -1.5, series, 'Short by 0.5', 'Ola lead by 1 map'],
  ['a series', 'total:game:2.5', 'over', 2.5, series, '1 map', 'Needs 2 more'],
])(
  '%s: %s %s is told in what the market counts [BET-014]',
  (_sport, market, selection, points, over, left, right) => {
    expect(legProgress(leg(market, selection, points, over))).toMatchObject({ left, right });
  },
);

test.each([
  ['a set of tennis', 'moneyline:game', 'away', undefined, tennis, 0.75],
  ['a map of a series', 'moneyline:game', 'home', undefined, series, 0.75],
  ['four points of table tennis', 'spread:game:0', 'home', 0, tableTennis, 2 / 3],
  ['two games of tennis and a half', 'spread:game:-2.5', 'away', 2.5, tennis, 0.65625],
  ['three runs', 'moneyline:game', 'home', undefined, { sport: 'baseball' }, 0.75],
  ['three points of football', 'moneyline:game', 'home', undefined, {}, 24 / 42],
])('%s moves the bar by what it is worth there [BET-014]', (_what, market, selection, points, over, to) => {
  expect(legProgress(leg(market, selection, points, over))?.to).toBeCloseTo(to);
});

const goals = (...segments: readonly [number, number][]) => ({
  sport: 'soccer',
  home: 'Arsenal',
  away: 'Lyon',
  statistics: scored(
    segments.reduce((sum, [home]) => sum + home, 0),
    segments.reduce((sum, [, away]) => sum + away, 0),
    ...segments,
  ),
});
const goalless = goals([0, 0]);
const ahead = goals([1, 0], [0, 0]);
const behind = goals([0, 1], [0, 1]);
const drawn = goals([1, 0], [0, 1]);

test.each([
  ['threeway:reg', 'home', ahead, true, 'Winning', 'Arsenal lead by 1'],
  ['threeway:reg', 'home', drawn, false, 'Level', 'Arsenal level'],
  ['threeway:reg', 'away', ahead, false, 'Losing', 'Lyon trail by 1'],
  ['threeway:reg', 'draw', goalless, true, 'Winning', 'Level 0–0'],
  ['threeway:reg', 'draw', drawn, true, 'Winning', 'Level 1–1'],
  ['threeway:reg', 'draw', ahead, false, 'Losing', 'Arsenal lead by 1'],
  ['threeway:reg', 'draw', behind, false, 'Losing', 'Lyon lead by 2'],
  ['double-chance:reg', 'home-draw', drawn, true, 'Winning', 'Level 1–1'],
  ['double-chance:reg', 'home-draw', behind, false, 'Losing', 'Lyon lead by 2'],
  ['double-chance:reg', 'draw-away', behind, true, 'Winning', 'Lyon lead by 2'],
  ['double-chance:reg', 'draw-away', ahead, false, 'Losing', 'Arsenal lead by 1'],
  ['double-chance:reg', 'home-away', ahead, true, 'Winning', 'Arsenal lead by 1'],
  ['double-chance:reg', 'home-away', goalless, false, 'Losing', 'Level 0–0'],
  ['moneyline:reg', 'away', behind, true, 'Winning', 'Lyon lead by 2'],
  ['moneyline:reg', 'home', drawn, false, 'Level', 'Arsenal level'],
  ['both-score:reg', 'yes', goalless, false, 'Neither has scored', 'Needs both'],
  ['both-score:reg', 'yes', ahead, false, '1 of 2 scored', 'Needs Lyon'],
  ['both-score:reg', 'yes', drawn, true, '2 of 2 scored', ''],
  ['both-score:reg', 'no', behind, true, '1 of 2 scored', 'Unless Arsenal score'],
  ['both-score:reg', 'no', goalless, true, 'Neither has scored', 'Unless both score'],
])('soccer: %s %s is told by the goals so far [BET-014]', (market, selection, over, winning, left, right) => {
  expect(legProgress(leg(market, selection, undefined, over))).toMatchObject({ winning, left, right });
});

test('what wins fills its bar to the right of the line, and what loses to the left of it', () => {
  const bar = (selection: string, over: Partial<LegInPlay>) =>
    legProgress(leg('threeway:reg', selection, undefined, over));
  expect(bar('draw', drawn)).toMatchObject({ from: 0.5, mark: 0.5 });
  expect(bar('draw', drawn)?.to).toBeGreaterThan(0.5);
  expect(bar('draw', ahead)).toMatchObject({ to: 0.5 });
  expect(bar('draw', ahead)?.from).toBeLessThan(0.5);
});

test('extra time counts for nothing that is sold without it', () => {
  const extra = { homeScore: 2, awayScore: 1 };
  const segments = [...drawn.statistics.segments, { shortName: 'ET', homeScore: 1, awayScore: 0 }];
  const over = { ...drawn, statistics: { ...extra, segments } };
  expect(legProgress(leg('threeway:reg', 'draw', undefined, over))).toMatchObject({ left: 'Winning' });
});

test.each([
  ['the winner of a fight', 'moneyline:game', 'home', undefined, fight],
  ['the rounds of a fight', 'total:game:2.5', 'under', 2.5, fight],
  ['the winner in cricket while one side has yet to bat', 'moneyline:game', 'home', undefined, innings],
  ['the winner in cricket in the chase', 'moneyline:game', 'away', undefined, chase],
  [
    'games where the sets are not told',
    'spread:game:-2.5',
    'away',
    2.5,
    { ...tennis, statistics: scored(0, 1) },
  ],
  ['a total that the server does not count, whatever the score', 'total:game:22.5', 'over', 22.5, tennis],
  ['a half', 'threeway:h1', 'draw', undefined, drawn],
  ['corners', 'threeway:corners', 'home', undefined, ahead],
  ['a draw that a spread has not', 'spread:reg:-1', 'draw', undefined, ahead],
  ['a fight, draws sold', 'threeway:game', 'draw', undefined, fight],
  ['a field', 'moneyline:game', 'home', undefined, { ...MATCH, sport: 'golf', statistics: scored(3, 0) }],
])('of %s no progress is told, and its leg waits [BET-014]', (_what, market, selection, points, over) => {
  const progress = legProgress(leg(market, selection, points, over));
  expect(progress).toBeUndefined();
  expect(legStanding('PENDING', progress)).toBe('waiting');
});

test('what the score alone does not tell, and what is decided, has no bar', () => {
  expect(legProgress(leg('spread:h1:-3.5', 'home', -3.5))).toBeUndefined();
  expect(legProgress(leg('next-score:game', 'home'))).toBeUndefined();
  expect(legProgress(leg('moneyline:game', 'home', undefined, { outcome: 'WIN' }))).toBeUndefined();
});

test('the legs of a bet are counted: those that win while it is open, each kind once it is over', () => {
  expect(legsTally(['won', 'winning', 'losing'])).toBe('2 of 3 winning');
  expect(legsTally(['waiting', 'winning'])).toBe('1 of 2 winning');
  expect(legsTally(['won', 'lost', 'winning', 'waiting'])).toBe('1 won, 1 lost, 2 undecided');
  expect(legsTally(['waiting', 'waiting'])).toBe('2 undecided');
  expect(legsTally(['won', 'push', 'won'])).toBe('2 won, 1 push');
  expect(legsTally(['push', 'won', 'push'])).toBe('1 won, 2 pushes');
  expect(legsTally(['dead-heat', 'void', 'lost', 'void'])).toBe('1 lost, 2 void, 1 dead heat');
});

test.each([
  ['WIN', 'won'],
  ['LOSS', 'lost'],
  ['PUSH', 'push'],
  ['VOID', 'void'],
  ['DEAD_HEAT', 'dead-heat'],
  ['INVALID', 'waiting'],
  ['UNAVAILABLE', 'waiting'],
  ['PENDING', 'waiting'],
] as const)('a leg that is %s counts as %s [BET-015]', (outcome, standing) => {
  expect(legStanding(outcome, undefined)).toBe(standing);
});
