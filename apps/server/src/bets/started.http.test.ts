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
  placedBets { id } refusedBets { errors { code message } } } } }`;

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

/** A straight bet of $25 at -110, over HTTP. */
async function place(patronId: string, selectionId: string): Promise<unknown> {
  const bet = {
    type: 'STRAIGHT',
    amountSourceType: 'CASH',
    betAmountLong: '2500',
    draftBetId: `DraftBet:straight~${selectionId}`,
    idempotencyKey: newId(),
    draftLegs: [
      {
        selectionId: `MarketSelection:${selectionId}`,
        odds: { numeratorLong: '10', denominatorLong: '11' },
      },
    ],
  };
  const input = { keepBetslipSelections: true, bets: [bet] };
  const { data, errors } = await server.ask(PLACE, { input }, `patron.${patronId}`);
  expect(errors).toBeUndefined();
  return data?.placeBets;
}

test('a bet at a price from before the game is refused from its start on, though its book is still open, and costs nothing', async () => {
  const patronId = await patronWith(t.wallet, CASH);
  const { eventId, home, away } = t.event({ startsAt: new Date(t.clock.now() + 1) });
  expect(await place(patronId, home)).toMatchObject({ placedBets: [{ id: expect.any(String) }] });
  t.clock.advance(1);
  expect(t.trading.book(eventId)).toMatchObject({ status: 'open', event: { status: 'PRE_GAME' } });
  expect(await place(patronId, away)).toEqual({
    placedBets: [],
    refusedBets: [
      {
        errors: [
          {
            code: 'EVENT_STARTED',
            message: 'This event has started. Wait for its live markets or remove the selection.',
          },
        ],
      },
    ],
  });
  expect((await t.wallet.balances(patronId))?.withdrawableBalance.amount).toBe(CASH - 2_500n);
});
