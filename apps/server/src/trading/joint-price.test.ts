import { paid } from '@fairline/money/float.ts';
import { compareOdds, decimalPrice, type Odds, odds, oddsFromDecimalPrice } from '@fairline/money/odds.ts';
import { product } from '@fairline/money/rational.ts';
import { markBits, type SampleMark } from '@fairline/pricing/testing/marks.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jointPrice, jointPricesOfSubsets, type PricedLeg } from './joint-price.ts';
import { simulatedGame } from './testing/simulated-game.ts';
import type { JointLeg } from './trading.ts';

const game = simulatedGame(4096);
const { book, board, samples } = game;

const open: readonly JointLeg[] = board.views.flatMap(({ selections }) =>
  selections.filter(({ status, odds }) => status === 'open' && odds),
);
const groups = (maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...open), {
    minLength: 2,
    maxLength,
    selector: ({ marketKey }) => marketKey,
  });

const [home, away] = ['home', 'away'].map((selectionKey) => ({ marketKey: 'moneyline:game', selectionKey }));
const homeOver = game.line('team-total:home:game', 'over', true);
const totalOver = game.line('total:game', 'over', true);
const firstHalf = game.line('spread:h1', 'home', true);

function legOf(leg: JointLeg | undefined): JointLeg {
  if (!leg) throw new Error('no leg');
  return leg;
}

function ownOdds(leg: JointLeg): Odds {
  const odds = book.leg(leg)?.odds;
  if (!odds) throw new Error(`${leg.marketKey} has no odds`);
  return odds;
}

/** What a unit at these prices returns on average, sample by sample: a leg that pushes drops out. */
function averageReturn(legs: readonly JointLeg[], priceOf: (mask: number) => number): number {
  const rules = legs.map(game.rule);
  let sum = 0;
  for (let i = 0; i < samples; i++) {
    const marks = rules.map((rule) => rule(i));
    if (marks.includes(0)) continue;
    const left = marks.reduce<number>((mask, mark, leg) => (mark === 1 ? mask | (1 << leg) : mask), 0);
    sum += left === 0 ? 1 : priceOf(left);
  }
  return sum / samples;
}

function winsOf(legs: readonly JointLeg[]): number {
  const rules = legs.map(game.rule);
  return Array.from({ length: samples }, (_, i) => i).filter((i) => rules.every((rule) => rule(i) === 1))
    .length;
}

test('legs that never push have the chance a plain loop over the samples counts', () => {
  const dry = open.filter((leg) => book.leg(leg)?.bits.pushes === 0);
  let priced = 0;
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...dry), { minLength: 2, maxLength: 6 }), (legs) => {
      const price = jointPrice(book, legs);
      if (price.kind !== 'priced') return;
      priced += 1;
      expect(price.probability).toBeCloseTo(winsOf(legs) / samples, 12);
    }),
  );
  expect(priced).toBeGreaterThan(10);
});

test('a group that pushes returns its stake at the fair prices, leg after leg dropped in a plain loop', () => {
  const legs = [legOf(home), totalOver, firstHalf, { marketKey: 'moneyline:q1', selectionKey: 'home' }];
  const fair = (mask: number) => {
    const price = jointPrice(
      book,
      legs.filter((_, leg) => (mask & (1 << leg)) !== 0),
    );
    return price.kind === 'priced' ? 1 / price.probability : Number.NaN;
  };
  expect(averageReturn(legs, fair)).toBeCloseTo(1, 9);
});

test('the house keeps its margin on every group, whatever pushes', () => {
  let priced = 0;
  fc.assert(
    fc.property(groups(5), (legs) => {
      if (jointPrice(book, legs).kind !== 'priced') return;
      priced += 1;
      const odds = jointPricesOfSubsets(book, legs);
      const priceOf = (mask: number) => {
        const price = odds[mask];
        return price ? paid(price) : Number.NaN;
      };
      expect(averageReturn(legs, priceOf)).toBeLessThan(1);
    }),
  );
  expect(priced).toBeGreaterThan(10);
});

test('the ways in which no leg loses are those that a plain loop finds', () => {
  const legs = [legOf(home), totalOver, firstHalf];
  const rules = legs.map(game.rule);
  const found = new Map<number, number>();
  for (let i = 0; i < samples; i++) {
    const marks = rules.map((rule) => rule(i));
    if (marks.includes(0)) continue;
    const pushed = marks.reduce<number>((mask, mark, leg) => (mark === 1 ? mask : mask | (1 << leg)), 0);
    found.set(pushed, (found.get(pushed) ?? 0) + 1 / samples);
  }
  const price = jointPrice(book, legs);
  const ways = price.kind === 'priced' ? price.ways : [];
  expect(found.size).toBeGreaterThan(3);
  expect(ways).toHaveLength(found.size);
  for (const { pushed, chance } of ways) expect(chance).toBeCloseTo(found.get(pushed) ?? 0, 9);
});

test('the chance to push is what a plain loop finds', () => {
  const rule = game.rule(totalOver);
  const pushes = Array.from({ length: samples }, (_, i) => rule(i)).filter(
    (mark) => mark !== 0 && mark !== 1,
  );
  expect(board.pushChance(totalOver)).toBeCloseTo(pushes.length / samples, 9);
  expect(board.pushChance(totalOver)).toBeGreaterThan(0);
  expect(board.pushChance(game.line('total:game', 'over', false))).toBe(0);
});

test('the order of the legs does not matter', () => {
  fc.assert(
    fc.property(groups(8), fc.nat(), (legs, seed) => {
      const turned = [...legs.slice(seed % legs.length), ...legs.slice(0, seed % legs.length)];
      const [one, other] = [jointPrice(book, legs), jointPrice(book, turned.reverse())];
      if (one.kind === 'priced') expect(other).toMatchObject({ ...one, ways: expect.any(Array) });
      else expect(other).toMatchObject({ kind: 'refused', reason: one.reason });
    }),
  );
});

test('a group costs no more than its legs multiplied and pays no less than its longest leg', () => {
  let priced = 0;
  fc.assert(
    fc.property(groups(6), (legs) => {
      const price = jointPrice(book, legs);
      if (price.kind !== 'priced') return;
      priced += 1;
      const own = legs.map(ownOdds);
      const multiplied = oddsFromDecimalPrice(product(own.map(decimalPrice)));
      expect(compareOdds(price.odds, multiplied)).toBeLessThanOrEqual(0);
      for (const odds of own) expect(compareOdds(price.odds, odds)).toBeGreaterThanOrEqual(0);
    }),
  );
  expect(priced).toBeGreaterThan(10);
});

test('every subset of a group that is sold has a price, and the last of them is the group’s', () => {
  fc.assert(
    fc.property(groups(8), (legs) => {
      const price = jointPrice(book, legs);
      const odds = jointPricesOfSubsets(book, legs);
      expect(odds).toHaveLength(2 ** legs.length);
      expect(odds[0]).toBeUndefined();
      expect(odds.at(-1)).toEqual(price.kind === 'priced' ? price.odds : undefined);
      if (price.kind === 'priced') expect(odds.slice(1)).not.toContain(undefined);
      for (const [index, leg] of legs.entries()) expect(odds[1 << index]).toEqual(ownOdds(leg));
    }),
  );
});

test('legs that help each other cost far more together than their prices multiplied say', () => {
  const legs = [legOf(home), homeOver];
  const price = jointPrice(book, legs);
  if (price.kind !== 'priced') throw new Error('not priced');
  const multiplied = legs.reduce((chance, leg) => {
    const { wins, pushes, size } = legBits(leg);
    return (chance * wins) / (size - pushes);
  }, 1);
  expect(price.probability).toBeGreaterThan(1.3 * multiplied);
  const independent = oddsFromDecimalPrice(product(legs.map(ownOdds).map(decimalPrice)));
  const loss = averageReturn(legs, (mask) => {
    const odds = mask === 3 ? independent : ownOdds(legs[mask - 1] ?? legOf(home));
    return paid(odds);
  });
  expect(loss).toBeGreaterThan(1.1);
});

function legBits(leg: JointLeg) {
  const found = book.leg(leg);
  if (!found) throw new Error('no leg');
  return found.bits;
}

test('legs that cannot win together and legs that say the same are refused by their indexes', () => {
  const [homeLeg, awayLeg] = [legOf(home), legOf(away)];
  const refused = (legs: readonly number[]) => ({ kind: 'refused', reason: 'conflict', legs });
  expect(jointPrice(book, [homeLeg, totalOver, awayLeg])).toEqual(refused([0, 2]));
  expect(jointPrice(book, [totalOver, homeLeg, homeLeg])).toEqual(refused([1, 2]));
  const ahead = { marketKey: 'spread:game:-7', selectionKey: 'home' };
  expect(jointPrice(book, [ahead, firstHalf, homeLeg])).toEqual(refused([0, 2]));
  const both = { marketKey: 'both-score:game:20', selectionKey: 'no' };
  const scored = { marketKey: 'both-score:game:25', selectionKey: 'yes' };
  expect(jointPrice(book, [scored, homeLeg, both])).toEqual(refused([0, 2]));
});

test('one leg has its own price; none, an unknown one or more than eight have none', () => {
  expect(jointPrice(book, [totalOver])).toMatchObject({
    kind: 'priced',
    odds: ownOdds(totalOver),
    sequence: 1,
  });
  expect(jointPrice(book, [])).toEqual({ kind: 'refused', reason: 'unavailable' });
  const unknown = { marketKey: 'moneyline:game', selectionKey: 'nobody' };
  expect(jointPrice(book, [totalOver, unknown])).toEqual({ kind: 'refused', reason: 'unavailable' });
  expect(jointPricesOfSubsets(book, [totalOver, unknown])).toEqual([
    undefined,
    ownOdds(totalOver),
    undefined,
    undefined,
  ]);
  expect(jointPrice(book, open.slice(0, 9))).toEqual({ kind: 'refused', reason: 'too-many' });
  expect(jointPricesOfSubsets(book, open.slice(0, 9))).toEqual([]);
  expect(jointPrice(undefined, [totalOver])).toEqual({ kind: 'refused', reason: 'unavailable' });
});

test('a leg is not sold at its own price in a group that is paid when the leg pushes', () => {
  // In thousands: away by more than a game, by one game (the second leg pushes), and the rest.
  const size = 1_000;
  const points = (index: number): SampleMark => (index >= 10 && index < 510 ? 1 : 0);
  const games = (index: number): SampleMark => (index < 320 ? 1 : index < 480 ? 2 : 0);
  const legs = new Map<string, PricedLeg>([
    ['points', { measure: 'points', bits: markBits(size, points), odds: odds(10n, 11n) }],
    ['games', { measure: 'games', bits: markBits(size, games), odds: odds(29n, 20n) }],
  ]);
  const pair = [...legs.keys()].map((marketKey) => ({ marketKey, selectionKey: 'away' }));
  const twoLegs = {
    sequence: 1,
    hasAllSamples: true,
    isOnSale: () => true,
    leg: ({ marketKey }: JointLeg) => legs.get(marketKey),
  };
  const together = 310 * 2.45 + 160 * (21 / 11);
  expect(together).toBeGreaterThan(size);
  expect(jointPrice(twoLegs, pair)).toEqual({ kind: 'refused', reason: 'not-sold' });
  expect(jointPricesOfSubsets(twoLegs, pair)).toEqual([undefined, odds(10n, 11n), odds(29n, 20n), undefined]);
});

test('the price of a group that few samples win is worse than fair by luck of four standard deviations, and a common one has its margin', () => {
  const decimal = (together: number, own: bigint) => {
    const legs = [0, 1].map((place): PricedLeg => {
      const mark = (index: number): SampleMark => (index < together || index === together + place ? 1 : 0);
      return { measure: `measure ${place}`, bits: markBits(8192, mark), odds: odds(own, 1n) };
    });
    const pair = legs.map(({ measure }) => ({ marketKey: measure, selectionKey: 'yes' }));
    const twoLegs = {
      sequence: 1,
      hasAllSamples: true,
      isOnSale: () => true,
      leg: ({ marketKey }: JointLeg) => legs.find(({ measure }) => measure === marketKey),
    };
    const price = jointPrice(twoLegs, pair);
    if (price.kind !== 'priced') throw new Error('not priced');
    return paid(price.odds);
  };
  // Fair for 64 wins, of which 32 come by luck of four standard deviations.
  expect(decimal(32, 30n)).toBeLessThanOrEqual(8192 / 64);
  expect(decimal(32, 30n)).toBeGreaterThan(0.9 * (8192 / 64));
  expect(decimal(1000, 5n)).toBeGreaterThan(0.97 * (8192 / 1000) ** 0.93);
});

test('a group that hardly ever wins is not sold', () => {
  const rare = ['overtime', 'safety'].map((marketKey) => ({ marketKey, selectionKey: 'yes' }));
  expect(winsOf(rare)).toBeGreaterThan(0);
  expect(winsOf(rare)).toBeLessThan(32);
  expect(jointPrice(book, rare)).toEqual({ kind: 'refused', reason: 'not-sold' });
});

test('a group is being priced as long as better samples are on their way, and is refused for good only by all of them', () => {
  const rare = ['overtime', 'safety'].map((marketKey) => ({ marketKey, selectionKey: 'yes' }));
  const quick = { ...book, hasAllSamples: false };
  const bare = { ...quick, leg: () => undefined };
  expect(jointPrice(quick, rare)).toEqual({ kind: 'refused', reason: 'pricing' });
  expect(jointPrice(bare, [totalOver])).toEqual({ kind: 'refused', reason: 'pricing' });
  expect(jointPrice(quick, [totalOver])).toMatchObject({ kind: 'priced' });
  const unknown = { marketKey: 'moneyline:game', selectionKey: 'nobody' };
  expect(jointPrice(quick, [totalOver, unknown])).toEqual({ kind: 'refused', reason: 'unavailable' });
});
