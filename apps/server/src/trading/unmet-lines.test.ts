import { leagues } from '@fairline/feed/season/leagues.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../platform/testing/test-database.ts';
import { boardsOf, demoFixtures } from './testing/demo-games.ts';
import { feedOf, startTrading, tradingDatabase } from './testing/test-trading.ts';
import { wholeGame } from './testing/whole-game.ts';
import { LineJudge, unmetLines } from './unmet-lines.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await tradingDatabase();
});
afterAll(() => testDatabase.drop());

test('outside prices are met within five points, the draw left out of the home side’s', () => {
  expect(
    unmetLines({ homeWinProbability: 0.6, drawProbability: 0.25 }, { home: 0.575, draw: 0.25 }),
  ).toBeUndefined();
  expect(unmetLines({ homeWinProbability: 0.6 }, { home: 0.56, draw: 0 })).toBeUndefined();
  expect(unmetLines({ homeWinProbability: 0.05 }, { home: 0.102, draw: 0 })).toBe(
    "Outside prices give the home side 5 %, the house's own 10 %",
  );
  expect(unmetLines({ homeWinProbability: 0.5, drawProbability: 0.4 }, { home: 0.5, draw: 0.16 })).toBe(
    "Outside prices give the draw 40 %, the house's own 16 %",
  );
  expect(unmetLines({ total: 45 }, { home: 0.9, draw: 0 })).toBeUndefined();
});

test('a spread or a total that the model is nowhere near is not met either', () => {
  const sampled = { samples: 16_384, winChances: { home: 0.5, draw: 0 } };
  const own = ['moneyline:game', 'spread:game:-3', 'total:game:66.5'].map((key) => ({ key, main: true }));
  const judged = (lines: { spread?: number; total?: number }) =>
    new LineJudge().judge(lines, { ...sampled, markets: own });
  expect(judged({ spread: -3.5, total: 63 })).toEqual([{ kind: 'met' }]);
  expect(judged({ spread: -3.5, total: 1000 })).toEqual([
    { kind: 'unmet', reason: "Outside prices give a total of 1000, the house's own 66.5" },
  ]);
  expect(judged({ spread: -60, total: 63 })).toEqual([
    { kind: 'unmet', reason: "Outside prices give a spread of -60, the house's own -3" },
  ]);
  // A few samples are beside it by more.
  const few = { ...sampled, samples: 64, markets: own };
  expect(new LineJudge().judge({ spread: 4 }, few)).toEqual([{ kind: 'met' }]);
  const goals = [{ key: 'total:reg:9', main: true }];
  expect(new LineJudge().judge({ total: 2.5 }, { ...sampled, markets: goals })).toMatchObject([
    { kind: 'unmet' },
  ]);
});

test('a game whose outside prices cannot be met is not sold until others come', async () => {
  const t = await startTrading(testDatabase);
  const feed = feedOf('unmet-1');
  const book = () => t.trading.book('unmet-1');
  await t.tell(feed.begin());
  expect(book()?.status).toBe('open');
  // A favourite by three points does not lose nine games of ten.
  await t.tell(feed.message({ kind: 'odds', lines: { spread: -3, total: 45, homeWinProbability: 0.1 } }));
  expect(book()).toMatchObject({
    ...{ status: 'suspended', suspension: 'jump' },
    reasons: [expect.stringMatching(/^Outside prices give the home side 10 %, the house's own \d\d %$/)],
  });
  await t.tell(feed.message({ kind: 'odds', lines: { spread: -3, total: 45 } }));
  expect(book()).toMatchObject({ status: 'open', reasons: [] });
  await t.stop();
});

test('what was not sold before a game is not sold in play either, after a restart too, until a snapshot tells other lines', async () => {
  const before = await startTrading(testDatabase);
  const feed = feedOf('unmet-2');
  await before.tell(feed.begin());
  await before.tell(
    feed.message({ kind: 'odds', lines: { spread: -3, total: 45, homeWinProbability: 0.1 } }),
  );
  await before.tellAll(
    ...wholeGame(feed)
      .slice(0, 20)
      .map((play) => feed.play(play)),
  );
  expect(before.trading.book('unmet-2')?.status).toBe('suspended');
  await before.stop();
  const after = await startTrading(testDatabase);
  await expect
    .poll(() => after.trading.book('unmet-2')?.reasons)
    .toEqual([expect.stringMatching(/^Outside prices/)]);
  await after.tell(feed.snapshot(wholeGame(feed).slice(0, 20)));
  await expect.poll(() => after.trading.book('unmet-2')?.status).toBe('open');
  await after.stop();
});

test.each(leagues.map((league) => [league.competition.slug, league] as const))(
  'outside prices of %s, as the demo has them, are met',
  (_slug, league) => {
    for (const fixture of demoFixtures(league).slice(0, 3)) {
      const [before] = boardsOf(fixture, [0], 2048, 'main');
      const [judged] = before ? new LineJudge().judge(fixture.lines, before.result) : [];
      expect(judged ?? { kind: 'met' }, `${fixture.eventId} ${JSON.stringify(fixture.lines)}`).toEqual({
        kind: 'met',
      });
    }
  },
);
