import { sportModel } from '@fairline/sports/sports.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { engineFingerprint, FittedStrengths } from './fitted-strengths.ts';
import { TradingStore } from './store.ts';
import { tradingDatabase } from './testing/test-trading.ts';

const later = () => 'background' as const;

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

test('a restart remembers the strengths fitted last, and removes those of long ago', async () => {
  const { database } = testDatabase;
  const football = sportModel('football');
  if (!football) throw new Error('There is no football.');
  // One a minute, of totals 1 to 5,100; the last of them fitted now.
  await database.query(
    `insert into trading.strength (engine, sport, lines, strength, fitted_at)
     select $1, 'football', format('[-3,%s,null]', number), '{"home": 0, "away": 0}', now() - (5100 - number) * interval '1 minute'
     from generate_series(1, 5100) as number`,
    [engineFingerprint(football)],
  );
  await database.query(
    `update trading.strength set fitted_at = now() - interval '91 days' where lines = '[-3,1,null]'`,
  );
  const fitted: unknown[] = [];
  const simulator = {
    fit: async ({ lines }: { lines: { total?: number } }) => {
      fitted.push(lines.total);
      return { home: 1, away: 1 };
    },
  };
  const strengths = new FittedStrengths(simulator, new TradingStore(database), { error: () => {} });
  await strengths.load();
  const fit = (total: number) => strengths.fit('football', { spread: -3, total }, later);
  for (const total of [5100, 101]) expect(await fit(total)).toEqual({ home: 0, away: 0 });
  expect(fitted).toEqual([]);
  expect(await fit(100)).toEqual({ home: 1, away: 1 });
  // The oldest gave way to it, and the newest did not.
  await fit(5100);
  await fit(101);
  expect(fitted).toEqual([100, 101]);
  const [count] = await database.query<{ count: bigint }>('select count(*) as count from trading.strength');
  expect(count?.count).toBe(5099n);
});

test('what was fitted counts although the database does not keep it', async () => {
  const store = new TradingStore(testDatabase.database);
  vi.spyOn(store, 'saveStrength').mockRejectedValue(new Error('The disk is full.'));
  const fit = vi.fn(async () => ({ home: 1, away: 1 }));
  const error = vi.fn();
  const strengths = new FittedStrengths({ fit }, store, { error });
  for (let times = 0; times < 2; times += 1) {
    expect(await strengths.fit('football', { spread: -4 }, later)).toEqual({ home: 1, away: 1 });
  }
  expect(fit).toHaveBeenCalledOnce();
  expect(error).toHaveBeenCalledOnce();
});

test('the same lines are fitted once for each league and each length a match may have', async () => {
  const fit = vi.fn(async () => ({ home: 0.6, away: 0.6 }));
  const strengths = new FittedStrengths({ fit }, new TradingStore(testDatabase.database), {
    error: () => {},
  });
  const lines = { homeWinProbability: 0.7 };
  const fitTo = (league: string, setup: { format?: { setsToWin: number } }) =>
    strengths.fitBook(
      { event: { sport: { slug: 'tennis' }, competition: { slug: league } }, lines, setup },
      later,
    );
  const format = { setsToWin: 3 };
  for (const setup of [{}, { format }, {}, { format }]) await fitTo('atp', setup);
  await fitTo('wta', {});
  const asked = (told: object) => [{ kind: 'fit', sport: 'tennis', lines: { ...lines, ...told } }, later];
  expect(fit.mock.calls).toEqual([
    asked({ league: 'atp' }),
    asked({ league: 'atp', format }),
    asked({ league: 'wta' }),
  ]);
});

test('the same lines are the same in whichever order they were written, and so is how long the match is', async () => {
  const fit = vi.fn(async () => ({ home: 0.6, away: 0.6 }));
  const strengths = new FittedStrengths({ fit }, new TradingStore(testDatabase.database), {
    error: () => {},
  });
  const total = 50.5;
  const homeWinProbability = 0.55;
  for (const lines of [
    { total, homeWinProbability, format: { setsToWin: 4, legsToWin: 3 } },
    { format: { legsToWin: 3, setsToWin: 4 }, homeWinProbability, total },
  ]) {
    await strengths.fit('darts', lines, later);
  }
  expect(fit).toHaveBeenCalledOnce();
  await strengths.fit('darts', { total, homeWinProbability, format: { setsToWin: 3, legsToWin: 4 } }, later);
  expect(fit).toHaveBeenCalledTimes(2);
});
