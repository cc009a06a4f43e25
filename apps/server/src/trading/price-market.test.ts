import { impliedChance, paid } from '@fairline/money/float.ts';
import { countMarks } from '@fairline/sports/count-marks.ts';
import { football } from '@fairline/sports/football/football.ts';
import { golf } from '@fairline/sports/golf/golf.ts';
import { start } from '@fairline/sports/golf/testing/rounds.ts';
import { Random } from '@fairline/sports/random.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { expect, test } from 'vitest';
import { priceMarket } from './price-market.ts';
import { testFixture } from './testing/test-trading.ts';

const { home, away } = testFixture('e');
const sides = { home, away };

function market(key: string) {
  const definition = football.market(key, sides);
  if (!definition) throw new Error(`no market ${key}`);
  return definition;
}

const spread = market('spread:game:-3');

/** What a unit on each selection would have to pay back at most for the house to break even: 1 is fair. */
function booksum(prices: ReturnType<typeof priceMarket>): number {
  return prices.odds.reduce((sum, odds) => (odds ? sum + impliedChance(odds) : sum), 0);
}

test('an even main line is priced at -110 on both sides, pushes left out', () => {
  const priced = { key: spread.key, main: true, wins: [450, 450], pushes: [100, 100] };
  const prices = priceMarket(spread, priced, 1000, undefined);
  expect(prices.chances).toEqual([0.5, 0.5]);
  expect(prices.odds).toEqual([
    { numerator: 10n, denominator: 11n },
    { numerator: 10n, denominator: 11n },
  ]);
});

test.each([
  [500, 1.03, 1.1],
  [800, 1.03, 1.1],
  [950, 1.02, 1.12],
])('the house keeps its margin when %d of 1000 samples win', (wins, least, most) => {
  const priced = { key: spread.key, main: true, wins: [wins, 1000 - wins], pushes: [0, 0] };
  const sum = booksum(priceMarket(spread, priced, 1000, undefined));
  expect(sum).toBeGreaterThan(least);
  expect(sum).toBeLessThan(most);
});

test('prices stand still while chances hardly move, and move when they do', () => {
  const at = (wins: number, before?: ReturnType<typeof priceMarket>) =>
    priceMarket(
      spread,
      { key: spread.key, main: true, wins: [wins, 4000 - wins], pushes: [0, 0] },
      4000,
      before,
    );
  const first = at(2000);
  expect(at(2010, first)).toBe(first);
  const moved = at(2100, first);
  expect(moved.odds[0]).not.toEqual(first.odds[0]);
  // Small steps add up: what counts is the distance from where the price was made.
  expect(at(2008, at(2005, first))).toBe(first);
  expect(at(2020, at(2010, first))).not.toBe(first);
});

test('what all but cannot win is not sold', () => {
  const priced = { key: spread.key, main: false, wins: [3997, 3], pushes: [0, 0] };
  const [favourite, longshot] = priceMarket(spread, priced, 4000, undefined).odds;
  expect(longshot).toBeUndefined();
  expect(favourite === undefined || favourite.numerator * 50n < favourite.denominator).toBe(true);
});

test('where all but one way of ending has a price, and that one is as good as certain, nothing is sold', () => {
  const threeWay = market('threeway:q1');
  const at = (wins: number[], before?: ReturnType<typeof priceMarket>) =>
    priceMarket(threeWay, { key: threeWay.key, main: true, wins, pushes: [0, 0, 0] }, 16_384, before);
  const tied = at([60, 16_284, 40]);
  expect(tied.odds).toEqual([undefined, undefined, undefined]);
  expect(at([62, 16_280, 42], tied)).toBe(tied);
  expect(at([1600, 13_384, 1400], tied).odds.every((price) => price !== undefined)).toBe(true);
});

const moneyline = market('moneyline:game');
const quarter = market('moneyline:q4');

/** What both sides would be sold at, by how many of 8192 samples the home side does not win. */
const nearlyWon = (definition: typeof moneyline, against: number, samples = 8192) =>
  priceMarket(
    definition,
    { key: definition.key, main: true, wins: [samples - against, against], pushes: [0, 0] },
    samples,
    undefined,
  ).odds;

test('who wins is sold down to -50000, anything but a main line of the game down to -10000', () => {
  expect(nearlyWon(moneyline, 164)[0]).toEqual({ numerator: 1n, denominator: 70n });
  expect(nearlyWon(moneyline, 48)[0]).toEqual({ numerator: 1n, denominator: 300n });
  expect(nearlyWon(moneyline, 32)[0]).toEqual({ numerator: 1n, denominator: 500n });
  expect(nearlyWon(quarter, 128)[0]).toEqual({ numerator: 1n, denominator: 100n });
  // Its longshot alone would be sold to lose.
  expect(nearlyWon(quarter, 126)).toEqual([undefined, undefined]);
  expect(nearlyWon(quarter, 48)).toEqual([undefined, undefined]);
});

test.each([
  [15, 4096],
  [30, 8192],
  [60, 16_384],
])('who wins is sold so long as 0.37 %% of the samples go the other way: %d of %d', (against, samples) => {
  expect(nearlyWon(moneyline, against, samples)[0]).toEqual({ numerator: 1n, denominator: 500n });
  expect(nearlyWon(moneyline, against - 1, samples)).toEqual([undefined, undefined]);
});

test('of a market of which one selection is shut the others are sold if they win a tenth of the time, and not if less', () => {
  const threeWay = market('threeway:q1');
  const withoutTie = (home: number, away: number) => {
    const wins = [home, 8192 - home - away, away];
    const priced = { key: threeWay.key, main: true, wins, pushes: [0, 0, 0], shut: [1] };
    return priceMarket(threeWay, priced, 8192, undefined).odds;
  };
  expect(withoutTie(410, 409)).toEqual([undefined, undefined, undefined]);
  const [home, tie, away] = withoutTie(410, 410);
  expect([home, away]).not.toContain(undefined);
  expect(tie).toBeUndefined();
});

test('no side of a game that is as good as decided is sold any more', () => {
  expect(nearlyWon(moneyline, 12)).toEqual([undefined, undefined]);
  expect(nearlyWon(moneyline, 0)).toEqual([undefined, undefined]);
});

test.each([2048, 4096, 8192, 32_768])(
  'a favourite is sold no better than fair if luck had a few of its %d samples speak against it too many',
  (samples) => {
    for (let against = 8; against < samples / 12; against++) {
      const [favourite] = nearlyWon(moneyline, against, samples);
      const least = (Math.sqrt(against) - 1) ** 2 / samples;
      if (favourite) expect(impliedChance(favourite)).toBeGreaterThanOrEqual(1 - least);
    }
  },
);

test.each([
  ['basketball', 3, 219, '108–96'],
  ['basketball', 3, 224, '110–98'],
  ['football', 3, 169, '36–31'],
  ['hockey', 3, 70, '1–3'],
  ['cricket', 6, 232, '184–170'],
])(
  '%s: who wins is on sale in a game that is nearly decided (seed %d, %d plays, %s)',
  (slug, seed, plays, score) => {
    const model = sportModel(slug);
    if (!model) throw new Error(`no sport ${slug}`);
    let state = model.initial({ sides });
    for (let number = 1; number <= plays; number++) {
      state = model.apply(state, model.playOn(state, model.even, new Random(seed, number)));
    }
    const { homeScore, awayScore } = model.scoreboard(state);
    expect(`${homeScore}–${awayScore}`).toBe(score);
    const samples = 8192;
    const outcomes = model.simulate(state, model.even, samples, 7);
    const winner = model.market('moneyline:game', sides);
    if (!winner) throw new Error(`nobody wins in ${slug}`);
    const counts = countMarks(winner, outcomes);
    const { odds, chances } = priceMarket(
      winner,
      { key: winner.key, main: true, ...counts },
      samples,
      undefined,
    );
    expect(Math.max(...chances)).toBeGreaterThan(0.985);
    const implied = odds.flatMap((price) => (price ? [impliedChance(price)] : []));
    expect(implied).toHaveLength(2);
    implied.forEach((said, place) => {
      expect(said).toBeGreaterThan(chances[place] ?? 1);
    });
  },
);

const shutout = market('shutout:home');

test.each([
  [80, 0.3, 0.38],
  [800, 0.18, 0.24],
])(
  'of a longshot that %d of 16384 samples win the house keeps what its chance allows, whether or not the other side is sold',
  (wins, least, most) => {
    const priced = { key: shutout.key, main: true, wins: [wins, 16_384 - wins], pushes: [0, 0] };
    const [odds] = priceMarket(shutout, priced, 16_384, undefined).odds;
    const kept = odds ? 1 - (wins / 16_384) * paid(odds) : 1;
    expect(kept).toBeGreaterThan(least);
    expect(kept).toBeLessThan(most);
  },
);

test('a longshot that becomes much less likely pays more, though its chance moved by little', () => {
  const at = (wins: number, before?: ReturnType<typeof priceMarket>) =>
    priceMarket(
      shutout,
      { key: shutout.key, main: true, wins: [wins, 16_384 - wins], pushes: [0, 0] },
      16_384,
      before,
    );
  const first = at(80);
  expect(at(90, first)).toBe(first);
  expect(at(50, first).odds[0]).not.toEqual(first.odds[0]);
});

test.each([
  [8, 4096],
  [40, 4096],
  [80, 16_384],
])(
  'a longshot that %d of %d samples win is worse than fair by luck of three standard deviations',
  (wins, samples) => {
    const priced = { key: shutout.key, main: true, wins: [wins, samples - wins], pushes: [0, 0] };
    const [odds] = priceMarket(shutout, priced, samples, undefined).odds;
    const chance = odds ? impliedChance(odds) : 0;
    expect(samples * chance - 3 * Math.sqrt(samples * chance * (1 - chance))).toBeGreaterThanOrEqual(
      wins - 0.01,
    );
  },
);

test('in a field it is four, and who is likelier never pays more', () => {
  const winner = golf.market('winner', start(60).sides);
  if (!winner) throw new Error('no market');
  const wins = winner.selections.map((_, player) => 400 - 6 * player);
  const samples = wins.reduce((sum, won) => sum + won, 0);
  const priced = { key: winner.key, main: true, wins, pushes: wins.map(() => 0) };
  const implied = priceMarket(winner, priced, samples, undefined).odds.map((odds) =>
    odds ? impliedChance(odds) : 0,
  );
  for (const [player, chance] of implied.entries()) {
    const lucky = samples * chance - 4 * Math.sqrt(samples * chance * (1 - chance));
    expect(lucky, `${player}`).toBeGreaterThanOrEqual((wins[player] ?? 0) - 0.01);
    expect(chance).toBeLessThanOrEqual(implied[player - 1] ?? 1);
  }
});

test('of a line that most samples push both sides are worse than fair by luck of three standard deviations', () => {
  const wins = [300, 130];
  const pushes = wins.map(() => 4096 - 430);
  const { odds } = priceMarket(spread, { key: spread.key, main: false, wins, pushes }, 4096, undefined);
  for (const [side, price] of odds.entries()) {
    const chance = price ? impliedChance(price) : 0;
    const lucky = 430 * chance - 3 * Math.sqrt(430 * chance * (1 - chance));
    expect(lucky).toBeGreaterThanOrEqual((wins[side] ?? 0) - 0.01);
  }
});
