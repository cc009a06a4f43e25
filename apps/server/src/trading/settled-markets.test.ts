import { football } from '@fairline/sports/football/football.ts';
import { Random } from '@fairline/sports/random.ts';
import type { AnySportModel } from '@fairline/sports/sport.ts';
import { sportModels } from '@fairline/sports/sports.ts';
import { expect, test } from 'vitest';
import { settledMarkets } from './settled-markets.ts';
import { feedOf } from './testing/test-trading.ts';
import { wholeGame } from './testing/whole-game.ts';

const feed = feedOf('settled-1');
const sides = { home: feed.fixture.home, away: feed.fixture.away };
const state = wholeGame(feed).reduce(football.apply, football.initial({ sides }));
const { homeScore, awayScore } = football.scoreboard(state);
const RESULT = {
  eventId: 'settled-1',
  sport: 'football',
  sides,
  state,
  called: undefined,
  feedSequence: 9,
  finishedAt: new Date(),
  stoodAt: undefined,
  closing: [],
};

function finalState(model: AnySportModel): unknown {
  let state = model.initial({ sides });
  for (let number = 1; !model.isFinal(state); number++) {
    const play = model.playOn(state, model.even, new Random(2, number));
    if (play === undefined) return state;
    state = model.apply(state, play);
  }
  return state;
}

type Result = Parameters<typeof settledMarkets>[0];

const allOf = (keys: readonly string[], over: Partial<Result> = {}) =>
  settledMarkets({ ...RESULT, cancelled: false, decidedAt: new Map(keys.map((key) => [key, 9])), ...over });

/** Of those that were sold. */
const marketsOf = async (keys: readonly string[], over: Partial<Result> = {}) =>
  (await allOf(keys, over)).filter(({ key }) => keys.includes(key));

test('of lines of a bet the last one that the result went over is the main one, or the outermost where it went over all or none', async () => {
  const total = homeScore + awayScore;
  const keysOf = (...lines: readonly number[]) => lines.map((line) => `total:game:${line}`);
  const mainOf = async (...lines: readonly number[]) =>
    (await marketsOf(keysOf(...lines))).flatMap(({ key, main }) => (main ? [key] : []));
  expect(await mainOf(total + 1.5, total - 0.5, total + 0.5, total - 1.5)).toEqual(keysOf(total - 0.5));
  expect(await mainOf(total + 2.5, total + 1.5)).toEqual(keysOf(total + 1.5));
  expect(await mainOf(total - 2.5, total - 1.5)).toEqual(keysOf(total - 1.5));
});

test('the line that the result fell on is the main one, of totals and of spreads', async () => {
  const mainOf = async (...keys: readonly string[]) =>
    (await marketsOf(keys)).flatMap(({ key, main }) => (main ? [key] : []));
  const total = homeScore + awayScore;
  const totals = [-3.5, 0, 2.5].map((by) => `total:game:${total + by}`);
  expect(await mainOf(...totals)).toEqual([totals[1]]);
  const spreads = [-2.5, 0, 3.5].map((by) => `spread:game:${awayScore - homeScore + by}`);
  expect(await mainOf(...spreads)).toEqual([spreads[1]]);
  expect(await mainOf(...totals.slice(1))).toEqual([totals[1]]);
  expect(await mainOf(...totals.slice(0, 2))).toEqual([totals[1]]);
});

test('the line with which the game began is the main one, however far the result is from it, of each family that has one', async () => {
  const total = homeScore + awayScore;
  const keys = ['total:game', 'total:h1'].flatMap((family) =>
    [-9.5, -0.5, 3.5].map((by) => `${family}:${total + by}`),
  );
  const markets = await marketsOf(keys, { closing: [`total:game:${total - 9.5}`, 'spread:game:-2.5'] });
  const main = markets.filter((market) => market.main && market.family === 'total:game');
  expect(main.map(({ key }) => key)).toEqual([`total:game:${total - 9.5}`]);
  expect(main[0]?.selections.map(({ outcome }) => outcome)).toEqual(['win', 'loss']);
  expect(markets.filter((market) => market.main && market.family === 'total:h1')).toHaveLength(1);
});

test('a total on the number is a push for both sides of it', async () => {
  const [market] = await marketsOf([`total:game:${homeScore + awayScore}`]);
  expect(market?.selections.map(({ outcome }) => outcome)).toEqual(['push', 'push']);
});

test('who won is told of every sport with two sides, also where nobody could ever bet on it', async () => {
  const ofTwoSides = sportModels.filter(({ mainLines }) => mainLines.types.length > 0);
  expect(ofTwoSides.length).toBeGreaterThan(10);
  for (const model of ofTwoSides) {
    const [market, ...others] = await allOf([], { sport: model.slug, state: finalState(model) });
    const kind = model.mainLines.types.includes('MONEYLINE') ? 'moneyline' : 'threeway';
    expect(market, model.slug).toMatchObject({
      key: `${kind}:${model.mainLines.scope}`,
      main: true,
      status: 'settled',
    });
    const won = market?.selections.filter(({ outcome }) => outcome === 'win');
    expect([won?.length, others], model.slug).toEqual([1, []]);
  }
});

test('of a game that was cancelled what was not decided is void; of one that was not it is left out', async () => {
  const started = football.initial({ sides });
  const [market] = await marketsOf(['moneyline:game'], { state: started, cancelled: true });
  expect(market?.selections.map(({ outcome }) => outcome)).toEqual(['void', 'void']);
  expect(await marketsOf(['moneyline:game'], { state: started })).toEqual([]);
});
