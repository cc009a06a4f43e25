import { Betslip } from '../../betslip/betslip.ts';
import { betslipMigrations } from '../../betslip/migrations.ts';
import { unguarded } from '../../betslip/testing/unguarded.ts';
import { createMarketplace } from '../../marketplace/marketplace.ts';
import { fixedCatalogue } from '../../marketplace/testing/fixed-catalogue.ts';
import { serve, testAuthenticator } from '../../marketplace/testing/serve.ts';
import type { Services } from '../../platform/graphql/context.ts';
import { newId } from '../../platform/ids.ts';
import { createTestBets, type TestBets } from './test-bets.ts';

const PLACE = `mutation ($input: PlaceBetsInput!) { placeBets(input: $input) { ... on PlaceBetsPayload {
  placedBets { id } refusedBets { errors { code displayType message } } } } }`;

export interface ServedBets {
  readonly parts: TestBets;
  /** A straight bet at -110, over HTTP; its selection stays on the slip. Answers data and errors. @param cents as on the wire */
  place(
    patronId: string,
    selectionId: string,
    cents: string,
  ): Promise<{ readonly placed: unknown; readonly errors: unknown }>;
  close(): Promise<void>;
}

/** Bets over HTTP, on a database of their own. */
export async function serveTestBets(): Promise<ServedBets> {
  const parts = await createTestBets({ migrations: betslipMigrations });
  const server = await serveBets(parts);
  return {
    parts,
    place: async (patronId, selectionId, betAmountLong) => {
      const odds = { numeratorLong: '10', denominatorLong: '11' };
      const bet = {
        type: 'STRAIGHT',
        amountSourceType: 'CASH',
        betAmountLong,
        draftBetId: `DraftBet:straight~${selectionId}`,
        idempotencyKey: newId(),
        draftLegs: [{ selectionId: `MarketSelection:${selectionId}`, odds }],
      };
      const input = { keepBetslipSelections: true, bets: [bet] };
      const { data, errors } = await server.ask(PLACE, { input }, `patron.${patronId}`);
      return { placed: data?.placeBets, errors };
    },
    close: async () => {
      await server.close();
      await parts.close();
    },
  };
}

/** What placing asks over HTTP, and more if it is given, over a database that has the slips' tables. */
export async function serveBets(
  parts: TestBets,
  more: Pick<Partial<Services>, 'cashout'> = {},
): Promise<Awaited<ReturnType<typeof serve>>> {
  const { database, bus, clock, trading, wallet, bets } = parts;
  const identity = { patron: async () => undefined };
  const marketplace = createMarketplace({ trading, catalogue: fixedCatalogue([]), bus, clock });
  const authenticator = testAuthenticator;
  const betslip = new Betslip({
    ...unguarded,
    database,
    trading,
    bus,
    clock,
    identity,
    wallet,
    authenticator,
  });
  const server = await serve({ wallet, marketplace, betslip, bets, ...more });
  return {
    ...server,
    close: async () => {
      await server.close();
      betslip.close();
      marketplace.close();
    },
  };
}
