import { toNumber } from '@fairline/money/float.ts';
import { rational } from '@fairline/money/rational.ts';
import { combinations } from '@fairline/wagering/combinations.ts';
import { factorOf } from '@fairline/wagering/factor.ts';
import type { LegOutcome } from '@fairline/wagering/outcome.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { PlacedBet } from '../bets/bets.ts';
import { addGame, betOn } from '../bets/testing/test-games.ts';
import { newId } from '../platform/ids.ts';
import { OFF_REASONS, offerFor } from './offer.ts';
import { createTestCashout, request, type TestCashout } from './testing/test-cashout.ts';

let t: TestCashout;
const MONEYLINE = 'moneyline:game';

beforeAll(async () => {
  t = await createTestCashout();
  await t.settlement.start();
});

afterEach(async () => {
  expect(await t.books()).toEqual([[], 0n]);
});

afterAll(() => t.close());

test('an offer follows the odds, less the margin of the house', async () => {
  const { home } = t.event();
  const bet = await t.bet(home);
  // $25 to return $47.73 (exactly 525/11) at a chance of 11/21: fair is the stake, 95 % of it is offered.
  expect((await t.offer(bet.id)).amount).toBe(2_375n);
  t.trading.setOdds(home, 1, 4);
  expect((await t.offer(bet.id)).amount).toBe(3_627n);
  t.trading.setOdds(home, 9, 1);
  expect((await t.offer(bet.id)).amount).toBe(453n);
});

test('a bet is told why it cannot be cashed out', async () => {
  const reasonOf = async (bet: PlacedBet) => {
    const found = await t.bets.find(bet.id);
    const offer = found && t.cashout.offerFor(found);
    return offer?.kind === 'off' ? offer.reason : 'offered';
  };
  const { eventId, home } = t.event();
  const plain = await t.bet(home);
  t.trading.setOdds(home, 400, 1);
  expect(await reasonOf(plain)).toBe('offered');
  t.trading.setOdds(home, 500, 1);
  expect(await reasonOf(plain)).toBe('TOO_LITTLE_VALUE');
  t.trading.setStatus(eventId, 'suspended');
  expect(await reasonOf(plain)).toBe('SUSPENDED');
  t.trading.setStatus(eventId, 'open');
  t.trading.removeMarket(eventId, MONEYLINE);
  expect(await reasonOf(plain)).toBe('UNPRICED');
  t.trading.decide(eventId, MONEYLINE, { home: 'loss', away: 'win' });
  expect(await reasonOf(plain)).toBe('SETTLING');
  await t.settlement.idle();
  expect(await reasonOf(plain)).toBe('BET_CLOSED');
  const game = t.event();
  const rewarded = await t.bet(game.home, {}, 5_000n);
  const { patronId } = rewarded;
  expect(await reasonOf({ ...rewarded })).toBe('offered');
  const free = { ...rewarded, amountSource: 'FREE_BET' } as const;
  const offer = t.cashout.offerFor(free);
  expect(offer.kind === 'off' && offer.reason).toBe('BONUS_STAKE');
  const boost = { id: newId(), rate: rational(1n, 2n) };
  const boosted = t.cashout.offerFor({ ...rewarded, patronId, terms: { ...rewarded.terms, boost } });
  expect(boosted.kind === 'off' && boosted.reason).toBe('PROFIT_BOOST');
});

test('a parlay is worth what is left of it', async () => {
  const [first, second] = [t.event(), t.event()];
  const odds = { numerator: 10n, denominator: 11n };
  const bet = await t.bet(first.home, {
    type: 'PARLAY',
    legs: [first.home, second.home].map((selectionId) => ({ selectionId, odds })),
  });
  expect((await t.offer(bet.id)).amount).toBe(2_375n);
  t.trading.decide(first.eventId, MONEYLINE, { home: 'win', away: 'loss' });
  await t.settlement.idle();
  // The first leg is won: twenty-one elevenths of the stake ride on the second.
  expect((await t.offer(bet.id)).amount).toBe(4_534n);
  t.trading.decide(second.eventId, MONEYLINE, { home: 'void', away: 'void' });
  await t.settlement.idle();
  expect(await t.cashOf(bet.patronId)).toBe(4_773n);
});

test('a line that may push is worth its stake where it does, however likely the rest is to win', async () => {
  const { home } = t.event();
  const bet = await t.bet(home);
  // Fair: $25 back in 82 of 100, $525/11 in 11 of 21 of the others.
  t.trading.setPushChance(home, 0.82);
  const fair = 0.82 * 2_500 + 0.18 * (11 / 21) * (52_500 / 11);
  expect((await t.offer(bet.id)).amount).toBe(BigInt(Math.round(0.95 * fair)));
  t.trading.setOdds(home, 1, 100);
  const likely = 0.82 * 2_500 + 0.18 * (100 / 101) * (52_500 / 11);
  expect((await t.offer(bet.id)).amount).toBe(BigInt(Math.round(0.95 * likely)));
});

test('a price that stands still while the chance falls is cashed out by the chance of now, and one below it by its own', async () => {
  const { home } = t.event();
  const bet = await t.bet(home);
  t.trading.setNewestChance(home, 0.4);
  expect((await t.offer(bet.id)).amount).toBe(BigInt(Math.round(0.95 * 0.4 * (52_500 / 11))));
  t.trading.setNewestChance(home, 0.6);
  expect((await t.offer(bet.id)).amount).toBe(2_375n);
});

test('a line that has left the board is worth what the newest samples say of it, and nothing while an operator keeps it back', async () => {
  const { eventId, home } = t.event();
  const bet = await t.bet(home);
  t.trading.removeMarket(eventId, MONEYLINE);
  t.trading.setHeldWays(home, [{ pushed: 0, chance: 0.02 }]);
  const paid = 52_500 / 11;
  expect((await t.offer(bet.id)).amount).toBe(BigInt(Math.round(0.95 * 0.02 * paid)));
  t.trading.setHeldWays(home, [
    { pushed: 0, chance: 0.02 },
    { pushed: 1, chance: 0.1 },
  ]);
  expect((await t.offer(bet.id)).amount).toBe(BigInt(Math.round(0.95 * (0.02 * paid + 0.1 * 2_500))));
  t.trading.setHeldWays(home, 'suspended');
  expect(t.cashout.offerFor(bet)).toMatchObject({ kind: 'off', reason: 'SUSPENDED' });
  t.trading.setHeldWays(home, [{ pushed: 0, chance: 0.5 }]);
  t.trading.setStatus(eventId, 'suspended');
  expect(t.cashout.offerFor(bet)).toMatchObject({ kind: 'off', reason: 'SUSPENDED' });
});

test('of a selection that loses in all samples no cash out is promised, also while its event is suspended, until one wins again', async () => {
  const { eventId, home } = t.event();
  const bet = await t.bet(home);
  t.trading.removeMarket(eventId, MONEYLINE);
  t.trading.setHeldWays(home, []);
  expect(t.cashout.offerFor(bet)).toMatchObject({ kind: 'off', reason: 'AS_GOOD_AS_LOST' });
  t.trading.setStatus(eventId, 'suspended');
  expect(t.cashout.offerFor(bet)).toMatchObject({ kind: 'off', reason: 'AS_GOOD_AS_LOST' });
  expect(OFF_REASONS.AS_GOOD_AS_LOST).not.toMatch(/comes back/);
  // The game was corrected.
  t.trading.setStatus(eventId, 'open');
  t.trading.setHeldWays(home, [{ pushed: 0, chance: 0.5 }]);
  expect(t.cashout.offerFor(bet)).toMatchObject({ kind: 'offered' });
});

test('of a bet that cannot win any more no cash out is promised before its market is decided, and a round robin is worth its other lines', async () => {
  const [first, second, third] = [t.event(), t.event(), t.event()];
  const odds = { numerator: 10n, denominator: 11n };
  const legs = [first, second, third].map(({ home }) => ({ selectionId: home, odds }));
  const alone = await t.bet(first.home);
  const parlay = await t.bet(first.home, { type: 'PARLAY', legs });
  const robin = await t.bet(
    first.home,
    { type: 'ROUND_ROBIN', roundRobinSize: 2, stake: 1_000n, legs },
    3_000n,
  );
  t.trading.setLost(first.home, true);
  t.trading.setStatus(first.eventId, 'suspended');
  expect(t.cashout.offerFor(alone)).toMatchObject({ kind: 'off', reason: 'LOST' });
  expect(t.cashout.offerFor(parlay)).toMatchObject({ kind: 'off', reason: 'LOST' });
  expect(OFF_REASONS.LOST).not.toMatch(/comes back/);
  // One parlay of $10 is left, of two legs at an even fair price.
  expect((await t.offer(robin.id)).amount).toBe(950n);
  // The game was corrected.
  t.trading.setLost(first.home, false);
  expect(t.cashout.offerFor(parlay)).toMatchObject({ kind: 'off', reason: 'SUSPENDED' });
});

test('of a chance that few samples tell no more is paid than luck of three standard deviations leaves', async () => {
  const { bet, legs, eventId } = await sameGame();
  t.trading.setSampleCount(eventId, 8_192);
  const priced = { kind: 'priced', odds: { numerator: 3n, denominator: 2n }, probability: 0.9 } as const;
  const ways = (...chances: readonly number[]) =>
    chances.map((chance, pushed) => ({ pushed, chance: chance / 8_192 }));
  const offer = async (...chances: readonly number[]) => {
    t.trading.setJoint(eventId, legs, { ...priced, ways: ways(...chances), sequence: 1 });
    return (await t.offer(bet.id)).amount;
  };
  const low = (wins: number) => wins - 3 * Math.sqrt(wins * (1 - wins / 8_192));
  // $25 that pay 5/2, or 2 where the first leg pushes.
  expect(await offer(81)).toBe(BigInt(Math.round((6_250 * low(81)) / 8_192)));
  expect(await offer(81, 64)).toBe(BigInt(Math.round((6_250 * low(81) + 5_000 * low(64)) / 8_192)));
  expect(await offer(6_000)).toBe(BigInt(Math.round((0.95 * 6_250 * 6_000) / 8_192)));
});

test('a longshot alone is cashed out by what its few samples leave of it, too', async () => {
  const { eventId, home } = t.event();
  const bet = await t.bet(home);
  t.trading.setSampleCount(eventId, 8_192);
  t.trading.setNewestChance(home, 0.02);
  const low = 0.02 - 3 * Math.sqrt((0.02 * 0.98) / 8_192);
  expect((await t.offer(bet.id)).amount).toBe(BigInt(Math.round(low * (52_500 / 11))));
  t.trading.setNewestChance(home, 0.5);
  expect((await t.offer(bet.id)).amount).toBe(BigInt(Math.round(0.95 * 0.5 * (52_500 / 11))));
});

test('a parlay is worth what is left of it where a leg pushes', async () => {
  const [first, second] = [t.event(), t.event()];
  const odds = { numerator: 10n, denominator: 11n };
  const bet = await t.bet(first.home, {
    type: 'PARLAY',
    legs: [first.home, second.home].map((selectionId) => ({ selectionId, odds })),
  });
  t.trading.setPushChance(second.home, 0.5);
  const legs = (11 / 21) * (21 / 11) * (0.5 + 0.5 * (11 / 21) * (21 / 11));
  expect((await t.offer(bet.id)).amount).toBe(BigInt(Math.round(0.95 * 2_500 * legs)));
});

test('legs of one game are worth what was agreed for those that are left where others push', async () => {
  const { bet, legs, eventId } = await sameGame();
  const ways = [
    { pushed: 0, chance: 0.2 },
    { pushed: 1, chance: 0.5 },
  ];
  const priced = { kind: 'priced', odds: { numerator: 3n, denominator: 2n }, probability: 0.9 } as const;
  t.trading.setJoint(eventId, legs, { ...priced, ways, sequence: 1 });
  // Both pay 5/2, the second alone 2.
  expect((await t.offer(bet.id)).amount).toBe(BigInt(Math.round(0.95 * 2_500 * (0.2 * 2.5 + 0.5 * 2))));
});

test('legs of one game are worth their joint chance, not the product of their own', async () => {
  const { bet, legs, eventId } = await sameGame();
  expect(bet.type).toBe('PARLAY_PLUS');
  // $25 to return $62.50 at a joint chance of 2/5.
  expect((await t.offer(bet.id)).amount).toBe(2_375n);
  t.trading.setJoint(eventId, legs, { kind: 'refused', reason: 'conflict', legs: [0, 1] });
  expect(t.cashout.offerFor(bet)).toMatchObject({ kind: 'off', reason: 'UNPRICED' });
  // Each is on sale, both together are not for now.
  t.trading.setJoint(eventId, legs, { kind: 'refused', reason: 'unavailable' });
  expect(t.cashout.offerFor(bet)).toMatchObject({ kind: 'off', reason: 'SUSPENDED' });
  t.trading.setJoint(eventId, legs, [1, 1]);
  expect((await t.offer(bet.id)).amount).toBe(2_969n);
  t.trading.decide(eventId, 'total:q1:9', { over: 'win' });
  expect((await t.offer(bet.id)).amount).toBe(2_969n);
});

test.each([
  { legs: 2, price: [20n, 23n] },
  { legs: 3, price: [8n, 5n] },
  { legs: 4, price: [52n, 20n] },
] as const)(
  'a teaser of $legs legs that may push is worth what it pays in each way they end, times the chance of that',
  async ({ legs, price: [numerator, denominator] }) => {
    const games = Array.from({ length: legs }, () => addGame(t));
    const overs = games.map(({ over }) => over);
    const terms = { teaserPoints: 6, totalOdds: { numerator, denominator } };
    const bet = await t.bet(overs[0] ?? '', { ...betOn('TEASER', overs, terms), stake: 1_000n });
    const pushes = [0.25, 0.5, 0.125, 0.0625];
    const ends = games.map(({ eventId }, at) => {
      const book = t.trading.book(eventId);
      if (book)
        t.trading.add(book.event, [{ key: 'total:game:41.5', selections: [{ key: 'over', odds: [1, 1] }] }]);
      const push = pushes[at] ?? 0;
      t.trading.setPushChance(`${eventId}~total:game:41.5~over`, push);
      return { push, win: (1 - push) / 2 };
    });
    const pays = [1, 1, 43 / 23, 13 / 5, 72 / 20];
    let fair = 0;
    for (let way = 0; way < 1 << legs; way++) {
      const won = ends.map((_, at) => (way & (1 << at)) !== 0);
      const chance = ends.reduce((all, { win, push }, at) => all * (won[at] ? win : push), 1);
      fair += 1_000 * chance * (pays[won.filter(Boolean).length] ?? 0);
    }
    expect((await t.offer(bet.id)).amount).toBe(BigInt(Math.round(0.95 * fair)));
  },
);

test('legs of one game of which some push in every way that none loses are worth what is paid then', async () => {
  const { bet, legs, eventId } = await sameGame();
  const priced = { kind: 'priced', odds: { numerator: 3n, denominator: 2n }, probability: 0.4 } as const;
  t.trading.setJoint(eventId, legs, { ...priced, ways: [{ pushed: 2, chance: 0.5 }], sequence: 1 });
  // The first alone pays 2.
  expect((await t.offer(bet.id)).amount).toBe(BigInt(0.95 * 2_500 * 0.5 * 2));
});

test('a round robin is worth its parlays, of which a lost one is nothing', async () => {
  const events = [t.event(), t.event(), t.event()];
  const odds = { numerator: 10n, denominator: 11n };
  const [first] = events;
  const bet = await t.bet(
    first?.home ?? '',
    {
      type: 'ROUND_ROBIN',
      roundRobinSize: 2,
      stake: 1_000n,
      legs: events.map(({ home }) => ({ selectionId: home, odds })),
    },
    3_000n,
  );
  expect((await t.offer(bet.id)).amount).toBe(2_850n);
  const half = await t.cashout.cashOut(bet.patronId, request(await t.offer(bet.id), { share: 5_000 }));
  expect(half).toMatchObject({ paid: 1_425n, bet: { closedLineStake: 500n } });
  t.trading.decide(first?.eventId ?? '', MONEYLINE, { home: 'loss', away: 'win' });
  await t.settlement.idle();
  expect((await t.offer(bet.id)).amount).toBe(475n);
});

test('a round robin is worth what its parlays are worth one by one, whatever its legs did', async () => {
  const outcomes = fc.constantFrom<LegOutcome | 'pending'>(
    'pending',
    'pending',
    'win',
    'push',
    'half-win',
    'loss',
  );
  const events = [t.event(), t.event(), t.event(), t.event(), t.event()];
  const odds = { numerator: 10n, denominator: 11n };
  const legs = events.map(({ home }) => ({ selectionId: home, odds }));
  const change = { type: 'ROUND_ROBIN', roundRobinSize: 3, stake: 1_000n, legs } as const;
  const bet = await t.bet(legs[0]?.selectionId ?? '', change, 10_000n);
  const property = fc.property(fc.array(outcomes, { minLength: 5, maxLength: 5 }), (known) => {
    const board = {
      book: t.trading.book.bind(t.trading),
      selection: t.trading.selection.bind(t.trading),
      newestChance: () => undefined,
      pushChance: () => 0.1,
      heldWays: () => undefined,
      isLost: () => false,
      sampleCount: () => Number.POSITIVE_INFINITY,
      priceErrors: () => [],
      joint: t.trading.joint.bind(t.trading),
      grade: (eventId: string) => {
        const outcome = known[events.findIndex((event) => event.eventId === eventId)] ?? 'pending';
        return outcome === 'pending' ? undefined : { outcome, text: '', feedSequence: 1 };
      },
    };
    const offer = offerFor(bet, board, { margin: rational(0n), minimum: 1n });
    if (!known.includes('pending')) {
      expect(offer).toMatchObject({ reason: 'SETTLING' });
      return;
    }
    const chance = t.trading.selection(legs[0]?.selectionId ?? '')?.probability ?? 0;
    const worth = known.map((outcome) =>
      outcome === 'pending' ? 0.9 * chance * (21 / 11) + 0.1 : toNumber(factorOf(odds, outcome).pays),
    );
    const sum = [...combinations(worth, 3)].reduce(
      (all, line) => all + 1_000 * line.reduce((a, b) => a * b, 1),
      0,
    );
    if (sum < 1) {
      expect(offer).toMatchObject({ reason: 'TOO_LITTLE_VALUE' });
      return;
    }
    if (offer.kind !== 'offered') throw new Error(`Nothing is offered: ${offer.reason}`);
    expect(Math.abs(Number(offer.amount) - sum)).toBeLessThan(0.51);
  });
  fc.assert(property);
});

/** $25 on two overs of a game, at even odds each and at 3/2 together. */
async function sameGame() {
  const { eventId } = t.event();
  const markets = ['total:q1:9', 'total:q2:9.5'];
  const book = t.trading.book(eventId);
  const selections = [{ key: 'over', odds: [1, 1] }] as const;
  if (book)
    t.trading.add(
      book.event,
      markets.map((key) => ({ key, selections })),
    );
  const legs = markets.map((marketKey) => ({ marketKey, selectionKey: 'over' }));
  t.trading.setJoint(eventId, legs, [3, 2]);
  const bet = await t.bet(`${eventId}~${markets[0]}~over`, {
    type: 'PARLAY',
    legs: markets.map((key) => ({
      selectionId: `${eventId}~${key}~over`,
      odds: { numerator: 1n, denominator: 1n },
    })),
    totalOdds: { numerator: 3n, denominator: 2n },
  });
  return { eventId, legs, bet };
}
