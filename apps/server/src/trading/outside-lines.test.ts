import { matchSetup } from '@fairline/feed/match-setup.ts';
import { fixtureOf } from '@fairline/feed/odds-api/fixture.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import { countMarks } from '@fairline/sports/count-marks.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { FittedStrengths } from './fitted-strengths.ts';
import { TradingStore } from './store.ts';
import { tradingDatabase } from './testing/test-trading.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

const SAMPLES = 16_384;
/** Points of chance; luck is a third of it. */
const NEAR = 0.015;

/** Prices as sources of real games tell them: of the league they say no more than which it is. */
const TOLD: readonly (readonly [competition: string, lines: MainLines, keys: readonly string[]])[] = [
  ['nfl', { spread: -3.5, total: 44.5 }, ['spread:game:-3.5', 'total:game:44.5']],
  ['ncaaf', { spread: -7.5, total: 52.5 }, ['spread:game:-7.5', 'total:game:52.5']],
  ['nba', { spread: -4.5, total: 228.5 }, ['spread:game:-4.5', 'total:game:228.5']],
  ['wnba', { spread: 3.5, total: 161.5 }, ['spread:game:3.5', 'total:game:161.5']],
  ['ncaab', { spread: -3.5, total: 145.5 }, ['spread:game:-3.5', 'total:game:145.5']],
  ['mlb', { homeWinProbability: 0.55, total: 8.5 }, ['total:game:8.5']],
  ['nhl', { homeWinProbability: 0.55, total: 6.5 }, ['total:game:6.5']],
  [
    'premier-league',
    { homeWinProbability: 0.6, drawProbability: 0.26, total: 2.5, overProbability: 0.5 },
    ['total:reg:2.5'],
  ],
  // Of cricket no total is told: what is usual in the league is even.
  ['ipl', { homeWinProbability: 0.55 }, ['total:game:350.5']],
  ['one-day-internationals', { homeWinProbability: 0.55 }, ['total:game:490.5']],
];

test.each(TOLD)('real prices of %s are even where their source says', async (competition, lines, keys) => {
  const league = leagues.find((one) => one.competition.slug === competition);
  const [home, away] = league?.sides[0] ?? [];
  const model = league && sportModel(league.sport.slug);
  if (!league || !home || !away || !model) throw new Error(`nobody plays ${competition}`);
  const told = { id: 'ab12', sport_key: '', commence_time: '2026-12-06T18:00:00Z', bookmakers: [] };
  const fixture = fixtureOf({ ...told, home_team: home.name, away_team: away.name }, league, lines);
  const strengths = new FittedStrengths(
    { fit: async (job) => model.fit(job.lines) },
    new TradingStore(testDatabase.database),
    { error: () => {} },
  );
  const setup = matchSetup(fixture);
  const event = { sport: { slug: fixture.sport }, competition: { slug: fixture.competition } };
  const strength = await strengths.fitBook({ event, lines: fixture.lines, setup }, () => 'background');
  const outcomes = model.simulate(model.initial(setup), strength, SAMPLES, 5);
  for (const key of keys) {
    const market = model.market(key, setup.sides);
    if (!market) throw new Error(`there is no market ${key}`);
    const { wins, pushes } = countMarks(market, outcomes);
    const chance = (wins[0] ?? 0) / (SAMPLES - (pushes[0] ?? 0));
    expect(Math.abs(chance - 0.5), key).toBeLessThan(NEAR);
  }
});
