import { odds } from '@fairline/money/odds.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Betslip } from '../betslip/betslip.ts';
import { betslipMigrations } from '../betslip/migrations.ts';
import { unguarded } from '../betslip/testing/unguarded.ts';
import { newId } from '../platform/ids.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { defaultHouseLimits } from './bets.ts';
import { anyBoost } from './testing/any-boost.ts';
import { createTestBets, origin, type TestBets } from './testing/test-bets.ts';
import { addGame, betOn } from './testing/test-games.ts';

let t: TestBets;
let betslip: Betslip;

/** Small enough that a bet meets each of them. */
const limits = {
  ...defaultHouseLimits,
  stake: { minimum: 10n, maximum: 100_000n, maximumWinnings: 200_000n },
  market: { stake: 120_000n, winnings: 300_000n },
  patron: { stake: 110_000n, winnings: 250_000n },
};

beforeAll(async () => {
  t = await createTestBets({ limits, migrations: betslipMigrations });
  const preferences = { oddsFormat: 'AMERICAN', acceptedOddsChanges: 'BETTER' } as const;
  betslip = new Betslip({
    ...unguarded,
    ...{ database: t.database, trading: t.trading, bus: t.bus, clock: t.clock, limits: limits.stake },
    ...{ wallet: t.wallet, rewards: t.rewards },
    identity: { patron: async () => ({ currency: 'USD' as const, preferences }) },
    authenticator: { authenticate: async () => null },
    roomOf: (patronId, legs) => t.bets.roomOf(patronId, legs),
  });
});

afterAll(async () => {
  betslip.close();
  await t.close();
});

const anyCase = fc.record({
  price: fc.tuple(fc.bigInt(1n, 3_000n), fc.bigInt(1n, 300n)),
  legs: fc.constantFrom(1, 2),
  boost: anyBoost(20_000n),
  stake: fc.bigInt(10n, 150_000n),
  /** Of somebody else, on the same side. */
  open: fc.option(fc.bigInt(10n, 100_000n), { nil: undefined }),
});

const toText = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

type Case = typeof anyCase extends fc.Arbitrary<infer C> ? C : never;

/** A patron with a boost, and a draft bet on games of their own. */
async function prepare({ price, legs, boost, open }: Case) {
  const patronId = await patronWith(t.wallet, 10_000_000n);
  const games = Array.from({ length: legs }, () => addGame(t).home);
  const [first = ''] = games;
  t.trading.setOdds(first, Number(price[0]), Number(price[1]));
  const oddsOf = (id: string) => (id === first ? odds(...price) : odds(10n, 11n));
  const pairs = games.map((selectionId) => ({ selectionId, odds: oddsOf(selectionId) }));
  if (open !== undefined) {
    const other = betOn('STRAIGHT', [first], { stake: open, legs: pairs.slice(0, 1) });
    await t.bets.place(await patronWith(t.wallet, 10_000_000n), [other], origin);
  }
  const owner = `patron:${patronId}`;
  for (const pair of pairs) await betslip.addSelection(owner, pair);
  const grant = { patronId, idempotencyKey: newId(), title: 'A gift', restriction: {} };
  const granted = boost && (await t.rewards.grant({ ...grant, kind: 'profit-boost', boost }));
  const profitBoostId = granted?.kind === 'granted' ? granted.rewardId : undefined;
  const draft = async () => {
    const slip = await betslip.get(owner);
    const [bet] = (legs === 1 ? slip.straight : slip.parlay).draftBets;
    if (!bet) throw new Error('The slip has no bet.');
    return bet;
  };
  const { draftBetId } = await draft();
  if (profitBoostId) await betslip.setProfitBoost(owner, draftBetId, profitBoostId);
  return {
    /** What the slip says of a stake. */
    async typed(stake: bigint) {
      await betslip.setAmount(owner, draftBetId, toText(stake), 'BET');
      return draft();
    },
    async place(stake: bigint) {
      const type = legs === 1 ? 'STRAIGHT' : 'PARLAY';
      const reward = profitBoostId ? { profitBoostId } : {};
      const request = betOn(type, games, { stake, legs: pairs, ...reward });
      return (await t.bets.place(patronId, [request], origin)).refused[0]?.errors ?? [];
    },
  };
}

const words = (errors: readonly { code: string; message: string }[]) =>
  errors.map(({ code, message }) => `${code}: ${message}`);

test('the slip and placement name one amount, boosted or not: the largest there is room for, and Max is it [SLIP-026]', async () => {
  await fc.assert(
    fc.asyncProperty(anyCase, async (wanted) => {
      const { typed, place } = await prepare(wanted);
      const draft = await typed(wanted.stake);
      const most = draft.largestStake() ?? 0n;
      expect(draft.errors.length > 0).toBe(wanted.stake > most);
      if (draft.errors.length > 0) expect(words(await place(wanted.stake))).toEqual(words(draft.errors));
      if (most === 0n) return;
      expect(words((await typed(most + 1n)).errors)).toEqual(words(await place(most + 1n)));
      expect((await typed(most)).errors).toEqual([]);
      expect(await place(most)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
