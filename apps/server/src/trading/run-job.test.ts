import { football } from '@fairline/sports/football/football.ts';
import { futures } from '@fairline/sports/futures/futures.ts';
import { begun } from '@fairline/sports/futures/testing/seasons.ts';
import { PUSH, WIN } from '@fairline/sports/market-definition.ts';
import { soccer } from '@fairline/sports/soccer/model.ts';
import { tennis } from '@fairline/sports/tennis/tennis.ts';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';
import { Board } from './board.ts';
import { unpackColumn } from './packed-column.ts';
import { runFit, runPrice } from './run-job.ts';
import { SimulationAbandoned } from './simulator.ts';
import { testFixture } from './testing/test-trading.ts';
import { WorkerSimulator } from './worker-simulator.ts';

const { home, away, lines } = testFixture('e');
const sides = { home, away };
const logger = { error: (error: unknown) => console.error(error) };
const simulator = new WorkerSimulator(1, logger);
afterAll(() => simulator.close());

function job(strength = { home: 1.5, away: -1.5 }, board: Parameters<typeof runPrice>[0]['board'] = []) {
  const state = football.initial({ sides });
  return {
    kind: 'price',
    sport: 'football',
    sides,
    state,
    strength,
    samples: 1024,
    seed: 5,
    board,
    mainOnly: false,
    columns: 'all',
    packed: true,
  } as const;
}

function mains(result: ReturnType<typeof runPrice>): Map<string, string> {
  return new Map(
    result.markets
      .filter((market) => market.main)
      .map((market) => [market.key.split(':').slice(0, 2).join(':'), market.key]),
  );
}

test('the same job gives the same counts in this thread and in a worker', async () => {
  const here = runPrice(job());
  expect(
    await simulator.price(
      () => job(),
      () => 'live',
    ),
  ).toEqual(here);
  expect(runPrice(job())).toEqual(here);
});

test.each([2, 3])(
  'a price that %s threads share is the price of one, and an error of theirs is met once',
  async (threads) => {
    const shared = new WorkerSimulator(threads, logger);
    const large = { ...job(), samples: 4096 * threads };
    try {
      const here = runPrice(large);
      expect(
        await shared.price(
          () => large,
          () => 'live',
        ),
      ).toEqual(here);
      const again = [
        shared.price(
          () => large,
          () => 'live',
        ),
        shared.price(
          () => ({ ...large, seed: 6 }),
          () => 'live',
        ),
      ];
      expect(await Promise.all(again)).toEqual([here, runPrice({ ...large, seed: 6 })]);
      await expect(
        shared.price(
          () => ({ ...large, sport: 'quidditch' }),
          () => 'live',
        ),
      ).rejects.toThrow(/quidditch/);
      expect(
        await shared.price(
          () => large,
          () => 'live',
        ),
      ).toEqual(here);
    } finally {
      await shared.close();
    }
  },
);

test('every market’s winners and pushes add up to the samples', () => {
  const { markets, samples } = runPrice(job());
  for (const { key, wins, pushes } of markets) {
    const definition = football.market(key, sides);
    expect(definition?.selections, key).toHaveLength(wins.length);
    for (const [index, won] of wins.entries())
      expect(won + (pushes[index] ?? 0)).toBeLessThanOrEqual(samples);
  }
});

test('of an event nobody looks at the samples of the lines on its card are kept, and they are the same', () => {
  const all = runPrice(job());
  const card = runPrice({ ...job(), columns: 'card' });
  const measures = ['SPREAD', 'TOTAL', 'MONEYLINE'].map((type) => {
    const line = card.markets.find(({ key }) => {
      const market = football.market(key, sides);
      return market?.type === type && key.split(':')[1] === 'game';
    });
    return football.market(line?.key ?? '', sides)?.measure.key;
  });
  expect([...card.columns.keys()].sort()).toEqual([...new Set(measures)].sort());
  for (const [key, column] of card.columns) expect(all.columns.get(key)).toEqual(column);
  expect(card.markets).toEqual(all.markets);
});

test('what is told of each sample counts up to the wins and pushes that made the prices', () => {
  const { markets, columns, samples } = runPrice(job());
  for (const { key, wins, pushes } of markets) {
    const market = football.market(key, sides);
    const packed = columns.get(market?.measure.key ?? '');
    const column = packed && unpackColumn(packed);
    expect(column?.codes, key).toHaveLength(samples);
    const graded = (mark: number) =>
      market?.selections.map(
        (selection) =>
          column?.codes.filter((code) => selection.grade(column.values[code] ?? Number.NaN) === mark).length,
      );
    expect(graded(WIN), key).toEqual(wins);
    expect(graded(PUSH), key).toEqual(pushes);
  }
});

const FAMILY = 'spread:game';

function linesOf(result: ReturnType<typeof runPrice>): string[] {
  return result.markets.map(({ key }) => key).filter((key) => key.startsWith(`${FAMILY}:`));
}

test('a main line stays while it is balanced, and moves when it no longer is', () => {
  const first = runPrice(job());
  const main = mains(first).get(FAMILY) ?? '';
  const board = [{ family: FAMILY, main, keys: linesOf(first) }];
  expect(mains(runPrice(job({ home: 2, away: -1.5 }, board))).get(FAMILY)).toBe(main);
  expect(mains(runPrice(job({ home: 8, away: -6 }, board))).get(FAMILY)).not.toBe(main);
});

test('a line that was offered stays when the main line moves by half a point, a point, and two', () => {
  let result = runPrice(job());
  const first = linesOf(result);
  for (const home of [2, 2.5, 3, 3.5]) {
    const board = [{ family: FAMILY, main: mains(result).get(FAMILY) ?? '', keys: linesOf(result) }];
    result = runPrice(job({ home, away: -1.5 }, board));
    expect(linesOf(result)).toEqual(expect.arrayContaining(first));
  }
});

test('a strength fitted to lines makes those lines even', () => {
  const Sides = v.object({ home: v.number(), away: v.number() });
  const strength = v.parse(Sides, runFit({ kind: 'fit', sport: 'football', lines }));
  const state = football.initial({ sides });
  const outcomes = football.simulate(state, strength, 4096, 99);
  let [over, under, covered, failed] = [0, 0, 0, 0];
  for (let i = 0; i < outcomes.size; i++) {
    const [h, a] = [outcomes.points.home.game[i] ?? 0, outcomes.points.away.game[i] ?? 0];
    if (h + a > 45) over++;
    if (h + a < 45) under++;
    if (h - a > 3) covered++;
    if (h - a < 3) failed++;
  }
  expect(over / (over + under)).toBeCloseTo(0.5, 1);
  expect(covered / (covered + failed)).toBeCloseTo(0.5, 1);
});

test('a job that cannot be done says why, and the thread goes on', async () => {
  await expect(simulator.fit({ kind: 'fit', sport: 'quidditch', lines }, () => 'live')).rejects.toThrow(
    /quidditch/,
  );
  expect(
    (
      await simulator.price(
        () => job(),
        () => 'background',
      )
    ).samples,
  ).toBe(1024);
});

test('a closed simulator abandons what it was asked', async () => {
  const other = new WorkerSimulator(1, logger);
  const asked = other.price(
    () => job(),
    () => 'soon',
  );
  const queued = other.price(
    () => job(),
    () => 'soon',
  );
  const outcomes = Promise.allSettled([asked, queued]);
  await other.close();
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(SimulationAbandoned) });
  }
  await expect(
    other.price(
      () => job(),
      () => 'live',
    ),
  ).rejects.toThrow(SimulationAbandoned);
});

test('where the draw is sold its chance is told apart, and all three are those of the market', () => {
  const state = soccer.initial({ sides });
  const strength = soccer.fit({ homeWinProbability: 0.55, total: 2.5 });
  const result = runPrice({ ...job(), sport: 'soccer', state, strength, samples: 4096 });
  const wins = result.markets.find(({ key }) => key === 'threeway:reg')?.wins ?? [];
  const [home = 0, draw = 0, away = 0] = wins.map((count) => count / 4096);
  expect(result.winChances?.draw).toBe(draw);
  expect(result.winChances?.home).toBeCloseTo(home + draw / 2, 9);
  expect([home, draw, away].every((chance) => chance > 0.15)).toBe(true);
  expect(runPrice(job()).winChances?.draw).toBe(0);
});

test('no group is sold at prices of a season with a game in play, until there are others', () => {
  const season = begun('nfl', 32, 1);
  const inPlay = futures.apply(season, { kind: 'begun', text: '', games: [season.left[0]?.number ?? 0] });
  const board = new Board('e', futures, season.sides);
  const areShut = [season, inPlay, season].map((state) => {
    const { sides } = season;
    board.reprice(runPrice({ ...job(), sport: 'futures', sides, state, strength: futures.even }), 'open', 1);
    return board.areGroupsShut;
  });
  expect(areShut).toEqual([false, true, false]);
});

/** A match of tennis at one set all. */
const levelMatch = () => {
  const won = { home: 6, away: 3 };
  const sets = [won, { home: won.away, away: won.home }, { home: 0, away: 0 }];
  const state = { ...tennis.initial({ sides }), phase: 'in-play' as const, sets };
  return { ...job(), sport: 'tennis', state, strength: tennis.even };
};

test('a match of tennis at one set all is not sold at two lines between which it cannot end', () => {
  const twins = ['28.5', '29', '29.5'];
  const soldAt = (family: string, board: Parameters<typeof runPrice>[0]['board'] = []) =>
    runPrice({ ...levelMatch(), board })
      .markets.map(({ key }) => key)
      .filter((key) => twins.some((line) => key === `${family}:${line}`));
  expect(soldAt('total:game')).toHaveLength(1);
  expect(soldAt('result-total').length).toBeLessThan(2);
  const keys = twins.map((line) => `total:game:${line}`);
  expect(soldAt('total:game', [{ family: 'total:game', main: 'total:game:30.5', keys }])).toHaveLength(1);
});

test('a line that is not put up beside its twin is held where open bets are on it, also one that its key alone names', () => {
  const match = levelMatch();
  // However far from even they are.
  const lines = ['23.5', '24.5', '25.5', '26.5', '27.5', '28.5', '29.5'];
  const held = ['total:game', 'result-total'].flatMap((family) => lines.map((line) => `${family}:${line}`));
  const priced = runPrice({ ...match, held });
  const sold = new Set(priced.markets.map(({ key }) => key));
  const isOpen = (key: string) => !sold.has(key) && !tennis.isDecided(match.state, key);
  const notSold = held.filter(isOpen);
  expect(notSold.filter((key) => key.startsWith('result-total:')).length).toBeGreaterThan(1);
  expect(priced.held?.map(({ key }) => key)).toEqual(notSold);
});
