import { afterAll, beforeAll, expect, test } from 'vitest';
import { Betslip } from '../betslip/betslip.ts';
import { betslipMigrations } from '../betslip/migrations.ts';
import { createMarketplace } from '../marketplace/marketplace.ts';
import { fixedCatalogue } from '../marketplace/testing/fixed-catalogue.ts';
import { serve, testAuthenticator } from '../marketplace/testing/serve.ts';
import { newId } from '../platform/ids.ts';
import { patronWith } from '../wallet/testing/test-wallet.ts';
import { createTestBets, type TestBets } from './testing/test-bets.ts';

const CASH = 10_000n;
const PLACE = `mutation ($input: PlaceBetsInput!) { placeBets(input: $input) { ... on PlaceBetsPayload {
  placedBets { id } refusedBets { errors { code displayType message } } } } }`;

let t: TestBets;
let server: Awaited<ReturnType<typeof serve>>;
let close: () => Promise<void>;

beforeAll(async () => {
  t = await createTestBets({ migrations: betslipMigrations });
  const { database, bus, clock, trading, wallet, bets } = t;
  const identity = { patron: async () => undefined };
  const marketplace = createMarketplace({ trading, catalogue: fixedCatalogue([]), bus, clock });
  const authenticator = testAuthenticator;
  const betslip = new Betslip({ database, trading, bus, clock, identity, wallet, authenticator });
  server = await serve({ wallet, marketplace, betslip, bets });
  close = async () => {
    await server.close();
    betslip.close();
    marketplace.close();
    await t.close();
  };
});
afterAll(() => close());

test.each([
  ['-2500', 'STAKE_NEGATIVE', 'An amount cannot be negative. Enter an amount above zero.'],
  ['0', 'STAKE_MISSING', 'Enter a bet amount.'],
  ['9', 'STAKE_TOO_LOW', 'The minimum bet is $0.10.'],
])(
  'a stake of %s cents is refused in words that say what to do, and costs nothing [SLIP-024] [BET-010]',
  async (betAmountLong, code, message) => {
    const patronId = await patronWith(t.wallet, CASH);
    const { home } = t.event();
    const odds = { numeratorLong: '10', denominatorLong: '11' };
    const bet = {
      type: 'STRAIGHT',
      amountSourceType: 'CASH',
      betAmountLong,
      draftBetId: `DraftBet:straight~${home}`,
      idempotencyKey: newId(),
      draftLegs: [{ selectionId: `MarketSelection:${home}`, odds }],
    };
    const input = { keepBetslipSelections: true, bets: [bet] };
    const { data, errors } = await server.ask(PLACE, { input }, `patron.${patronId}`);
    expect(errors).toBeUndefined();
    expect(data?.placeBets).toEqual({
      placedBets: [],
      refusedBets: [{ errors: [{ code, displayType: 'BET_AMOUNT', message }] }],
    });
    expect((await t.wallet.balances(patronId))?.withdrawableBalance.amount).toBe(CASH);
  },
);
