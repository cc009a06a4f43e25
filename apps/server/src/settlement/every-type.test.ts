import { odds } from '@fairline/money/odds.ts';
import type { Bet } from '@fairline/wagering/bet.ts';
import type { PlainOutcome } from '@fairline/wagering/outcome.ts';
import { settleBet } from '@fairline/wagering/settle.ts';
import { teaserPricesOf, whUs } from '@fairline/wagering/teaser-tables.ts';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type BetRequest, gradedMarketKey, openStakes, type PlacedBet, paidBets } from '../bets/bets.ts';
import { createTestBets, origin, type TestBets } from '../bets/testing/test-bets.ts';
import { addGame, betOn } from '../bets/testing/test-games.ts';
import type { Grade } from '../trading/trading.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { checkPart } from '../wallet/wallet.ts';
import { settlementMigrations } from './migrations.ts';
import { Settlement } from './settlement.ts';

const CASH = 1_000_000n;
const evens = odds(10n, 11n);

let t: TestBets;
let settlement: Settlement;
const complaints: unknown[] = [];
const logger = { warn: () => {}, error: (complaint: unknown) => complaints.push(complaint) };

beforeAll(async () => {
  t = await createTestBets({ migrations: settlementMigrations });
  settlement = new Settlement({ ...t, logger });
  await settlement.start();
});

afterEach(async () => {
  expect(complaints).toEqual([]);
  const report = await t.database.transaction((tx) =>
    checkPart(tx, { readOpenStakes: openStakes, readPaidBets: paidBets }),
  );
  expect(report.faults).toEqual([]);
});

afterAll(async () => {
  await settlement.stop();
  await t.close();
});

interface Case {
  readonly request: (games: readonly ReturnType<typeof addGame>[]) => BetRequest;
  /** The same in the words of packages/wagering. */
  readonly bet: (outcomes: readonly PlainOutcome[]) => Bet;
}

const terms = { stake: 1_000n, paidWith: 'cash' } as const;
const legsOf = (outcomes: readonly PlainOutcome[]) => outcomes.map((outcome) => ({ odds: evens, outcome }));

/** Each of four legs. */
const CASES: Readonly<Record<string, Case>> = {
  parlay: {
    request: (games) =>
      betOn(
        'PARLAY',
        games.map(({ home }) => home),
      ),
    bet: (outcomes) => ({ ...terms, type: 'parlay', legs: legsOf(outcomes) }),
  },
  'round robin': {
    request: (games) =>
      betOn(
        'ROUND_ROBIN',
        games.map(({ home }) => home),
        { roundRobinSize: 3 },
      ),
    bet: (outcomes) => ({ ...terms, type: 'round-robin', legs: legsOf(outcomes), sizes: [3] }),
  },
  teaser: {
    request: (games) =>
      betOn(
        'TEASER',
        games.map(({ spread }) => spread),
        { teaserPoints: 6, totalOdds: odds(52n, 20n) },
      ),
    bet: (outcomes) => {
      const prices = teaserPricesOf(whUs, 'football', '6');
      if (!prices) throw new Error('The table has no six points.');
      return { ...terms, type: 'teaser', outcomes, prices };
    },
  },
  'Parlay+': {
    // Two legs of the first game, the winners of two others. The pair costs what its legs multiply to.
    request: ([one, two, three]) =>
      betOn('PARLAY_PLUS', [one?.home ?? '', one?.over ?? '', two?.home ?? '', three?.home ?? ''], {
        totalOdds: odds(21n ** 4n - 11n ** 4n, 11n ** 4n),
      }),
    bet: ([home = 'win', over = 'win', ...others]) => ({
      ...terms,
      type: 'parlay-plus',
      legs: legsOf(others),
      groups: [
        {
          id: 'one',
          odds: odds(320n, 121n),
          outcomes: [home, over],
          voidPolicy: 'reprice',
          repricedOdds: evens,
        },
      ],
    }),
  },
};

async function placed(request: BetRequest): Promise<PlacedBet> {
  const patronId = await patronWith(t.wallet, CASH);
  const { placed: bets, refused } = await t.bets.place(patronId, [request], origin);
  const bet = bets[0]?.bet;
  if (!bet) throw new Error(`Refused: ${refused[0]?.errors[0]?.code}`);
  return bet;
}

function decideLegs(bet: PlacedBet, outcomes: readonly Grade['outcome'][]): void {
  for (const [index, leg] of bet.legs.entries()) {
    const outcome = outcomes[index];
    if (outcome) t.trading.decide(leg.eventId, gradedMarketKey(leg), { [leg.selectionKey]: outcome });
  }
}

async function cashOf(patronId: string) {
  return (await t.wallet.balances(patronId))?.withdrawableBalance.amount ?? 0n;
}

const plain = fc.constantFrom<PlainOutcome>('win', 'win', 'win', 'push', 'void', 'loss');

test.each(Object.entries(CASES))(
  'a %s pays to the cent what the arithmetic says [BET-015]',
  async (_name, one) => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(plain, plain, plain, plain), async (outcomes) => {
        const games = Array.from({ length: 4 }, () => addGame(t));
        const bet = await placed(one.request(games));
        const before = await cashOf(bet.patronId);
        decideLegs(bet, outcomes);
        await settlement.idle();
        const expected = settleBet(one.bet(outcomes));
        if (expected.kind !== 'settled') throw new Error('An example without an end.');
        expect(await cashOf(bet.patronId)).toBe(before + expected.returned);
        const after = await t.bets.find(bet.id);
        expect(after?.state).toMatchObject({
          status: 'SETTLED',
          payout: expected.returned,
          linesWon: expected.lines.won,
          linesRefunded: expected.lines.refunded,
        });
        expect(after?.legs.map(({ decision }) => decision?.outcome)).toEqual(outcomes);
      }),
      { numRuns: 12 },
    );
  },
);

test('half outcomes and dead heats pay their share', async () => {
  const outcomes: readonly (readonly [Grade['outcome'], bigint, string])[] = [
    ['half-win', 1_455n, 'WIN'],
    ['half-loss', 500n, 'LOSS'],
    [{ tied: 2n, places: 1n }, 955n, 'DEAD_HEAT'],
  ];
  for (const [outcome, payout, word] of outcomes) {
    const bet = await placed(betOn('STRAIGHT', [addGame(t).home]));
    decideLegs(bet, [outcome]);
    await settlement.idle();
    const after = await t.bets.find(bet.id);
    expect(after).toMatchObject({
      state: { payout, outcome: word },
      legs: [{ outcome: word, decision: { outcome } }],
    });
  }
});

test('legs are told as they are decided, and the bet is paid with the last', async () => {
  const bet = await placed(
    CASES.parlay?.request(Array.from({ length: 3 }, () => addGame(t))) ?? betOn('PARLAY', []),
  );
  decideLegs(bet, ['win']);
  await settlement.idle();
  expect(await t.bets.find(bet.id)).toMatchObject({
    state: { status: 'OPEN' },
    legs: [
      { outcome: 'WIN', decision: { text: 'home: win' } },
      { outcome: 'PENDING' },
      { outcome: 'PENDING' },
    ],
  });
  for (const [index, leg] of bet.legs.entries()) {
    if (index > 0) t.trading.decide(leg.eventId, leg.marketKey, { home: 'win' });
  }
  await settlement.idle();
  expect((await t.bets.find(bet.id))?.state).toMatchObject({
    status: 'SETTLED',
    outcome: 'WIN',
    payout: 6_958n,
  });
});

test('a parlay is lost with its first lost leg, and the others are still told', async () => {
  const bet = await placed(CASES.parlay?.request([addGame(t), addGame(t)]) ?? betOn('PARLAY', []));
  decideLegs(bet, ['loss']);
  await settlement.idle();
  expect(await t.bets.find(bet.id)).toMatchObject({
    state: { status: 'SETTLED', outcome: 'LOSS', payout: 0n, version: 1 },
    legs: [{ outcome: 'LOSS' }, { outcome: 'PENDING' }],
  });
  t.trading.decide(bet.legs[1]?.eventId ?? '', 'moneyline:game', { home: 'win' });
  await settlement.idle();
  expect(await t.bets.find(bet.id)).toMatchObject({
    state: { outcome: 'LOSS', version: 1 },
    legs: [{ outcome: 'LOSS' }, { outcome: 'WIN' }],
  });
  expect(await t.bets.openSelections(bet.legs[1]?.eventId ?? '')).toEqual([]);
});

test('a bet whose last leg was written down without being paid is paid by the next sweep', async () => {
  const bet = await placed(CASES.parlay?.request([addGame(t), addGame(t)]) ?? betOn('PARLAY', []));
  const legs = bet.legs.map(({ number }) => ({
    betId: bet.id,
    number,
    ...({ outcome: 'win', text: 'won', feedSequence: 1 } as const),
  }));
  const ripe = await t.bets.recordLegs(2, legs);
  expect(ripe.map(({ id }) => id)).toEqual([bet.id]);
  for (const { eventId } of bet.legs) t.trading.setStatus(eventId, 'settled');
  const later = new Settlement({ ...t, logger, sweepMs: 1e9, ...renamed() });
  await later.start();
  await later.stop();
  expect((await t.bets.find(bet.id))?.state).toMatchObject({ outcome: 'WIN', payout: 3_645n });
});

/** Lanes of another name: a wallet knows each statement once. */
function renamed() {
  const { lanes } = t.wallet;
  const register: typeof lanes.register = (statement) =>
    lanes.register({ ...statement, name: `${statement.name} again` });
  return { wallet: { lanes: { register, inFlight: () => lanes.inFlight() } } };
}
