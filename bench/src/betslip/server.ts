// The servers of the betslip bench, in a process of their own: ours, with every domain a slip needs on a real database, and the
// peer, plain graphql-js that answers the same mutation from an object that stands still.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { buildSchema as buildFromText, execute, isAbstractType, parse, printSchema } from 'graphql';
import { slipGuards } from '../../../apps/server/src/bets/bets.ts';
import type { TestGame } from '../../../apps/server/src/bets/testing/test-games.ts';
import { Betslip } from '../../../apps/server/src/betslip/betslip.ts';
import { openIdentity } from '../../../apps/server/src/identity/open-identity.ts';
import { Sessions } from '../../../apps/server/src/identity/sessions.ts';
import { insertPatron } from '../../../apps/server/src/identity/store.ts';
import { TokenSigner } from '../../../apps/server/src/identity/token-signer.ts';
import { Limits } from '../../../apps/server/src/limits/limits.ts';
import { Location, sandboxLocationProvider } from '../../../apps/server/src/location/location.ts';
import { createMarketplace } from '../../../apps/server/src/marketplace/marketplace.ts';
import { fixedCatalogue } from '../../../apps/server/src/marketplace/testing/fixed-catalogue.ts';
import { allMigrations } from '../../../apps/server/src/migrations.ts';
import { Bus } from '../../../apps/server/src/platform/bus.ts';
import { systemClock as clock } from '../../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../../apps/server/src/platform/database/database.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import type { Services } from '../../../apps/server/src/platform/graphql/context.ts';
import { createHttpServer } from '../../../apps/server/src/platform/http/server.ts';
import { newId } from '../../../apps/server/src/platform/ids.ts';
import { createLogger } from '../../../apps/server/src/platform/log.ts';
import { servicesOf } from '../../../apps/server/src/platform/testing/test-server.ts';
import { Rewards } from '../../../apps/server/src/rewards/rewards.ts';
import { buildSchema } from '../../../apps/server/src/schema.ts';
import { Session } from '../../../apps/server/src/session/session.ts';
import { FixedTrading } from '../../../apps/server/src/trading/testing/fixed-book.ts';
import { Wallet } from '../../../apps/server/src/wallet/wallet.ts';
import { serveCalls } from '../pages/child.ts';
import { deposit } from '../placement/deposit.ts';
import { addGames } from '../placement/mix.ts';
import { type BetslipHouse, LEGS, mutationText, type Started } from './house.ts';

const PATRONS = 100;
const logger = createLogger('error');

serveCalls({ start });

async function start(databaseUrl: string): Promise<Started> {
  const database = openDatabase(databaseUrl, { max: 12 });
  await migrate(database, allMigrations);
  const bus = new Bus(logger);
  const trading = new FixedTrading(bus);
  const wallet = new Wallet({ database, bus, clock, logger });
  const identity = await openIdentity({
    database,
    clock,
    onPatron: (id, currency) => wallet.open(id, currency),
  });
  const session = new Session({ database, clock, bus });
  const provider = sandboxLocationProvider(database);
  const location = new Location({ database, clock, identity, provider, bus, logger });
  const limits = new Limits({ database, clock, wallet, bus });
  const guards = slipGuards({ session, location, limits });
  const rewards = new Rewards({ database, wallet, bus, clock, logger });
  const marketplace = createMarketplace({ trading, catalogue: fixedCatalogue([]), bus, clock });
  const parts = { database, trading, bus, clock, identity, wallet, rewards, guards, ownLimits: limits };
  const betslip = new Betslip({ ...parts, authenticator: identity, featured: marketplace });
  const games = addGames(trading, LEGS);
  const patrons = await openAccounts(database, wallet);
  for (const { id } of patrons) await fill(betslip, id, games);
  const { id, text } = mutationText();
  const address = await listen(
    servicesOf({ identity, wallet, rewards, marketplace, betslip, session, location }),
    identity,
    {
      [id]: text,
    },
  );
  const house: BetslipHouse = { address, tokens: patrons.map(({ token }) => token), documentId: id };
  return { house, peer: await listenPeer(house, text, `straight~${games[0]?.home ?? ''}`) };
}

/** A slip of twelve legs of as many games. */
async function fill(betslip: Betslip, patronId: string, games: readonly TestGame[]): Promise<void> {
  for (const { home } of games) {
    const odds = { numerator: 10n, denominator: 11n };
    await betslip.addSelection(`patron:${patronId}`, { selectionId: home, odds });
  }
}

/** Ours, as it runs: HTTP, tokens, documents by their ids. */
async function listen(
  services: Services,
  identity: Awaited<ReturnType<typeof openIdentity>>,
  documents: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-bench-'));
  const manifestFile = join(folder, 'persisted.json');
  writeFileSync(manifestFile, JSON.stringify(documents));
  const http = createHttpServer({
    schema: buildSchema(),
    services,
    identity,
    config: {
      ...{ host: '127.0.0.1', port: 0, trustProxy: false, introspection: false },
      ...{
        requestLimit: undefined,
        costLimit: undefined,
        allowedOrigins: [],
        webFolder: '/nowhere',
        manifestFile,
      },
    },
    clock,
    logger,
  });
  rmSync(folder, { recursive: true });
  return http.listen();
}

/** Plain graphql-js over what ours answered once, the document parsed once. */
async function listenPeer({ address, tokens, documentId }: BetslipHouse, text: string, draftBetId: string) {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens[0]}` },
    body: JSON.stringify({
      doc_id: documentId,
      variables: {
        draftBetId: `DraftBet:${draftBetId}`,
        input: { draftBetId: `DraftBet:${draftBetId}`, amountField: 'BET', amount: '5' },
      },
    }),
  });
  const answer = await response.json();
  if (!answer.data) throw new Error(`Ours did not answer: ${JSON.stringify(answer)}`);
  const schema = buildFromText(printSchema(buildSchema()));
  for (const type of Object.values(schema.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType = (value: { __typename: string }) => value.__typename;
  }
  const document = parse(text);
  const peer = fastify();
  peer.post('/graphql', async (request, reply) => {
    const { variables: variableValues } = request.body as { variables: Record<string, unknown> };
    const result = await execute({ schema, document, rootValue: answer.data, variableValues });
    return reply.type('application/json').send(JSON.stringify(result));
  });
  return peer.listen({ port: 0, host: '127.0.0.1' });
}

/** Patrons with money, logged in. The password's hash is left out: it takes longer than everything here together. */
async function openAccounts(database: ReturnType<typeof openDatabase>, wallet: Wallet) {
  const sessions = new Sessions(database, clock, await TokenSigner.open(database, clock));
  const origin = { ipAddress: '127.0.0.1', userAgent: 'bench' };
  const address = { line1: '12 Harbor St', city: 'Newark', region: 'US-NJ', postalCode: '07102' };
  return Promise.all(
    Array.from({ length: PATRONS }, async () => {
      const id = newId();
      const signUp = {
        ...{
          firstName: 'Dana',
          lastName: 'Keller',
          dateOfBirth: '1990-05-17',
          password: 'not used',
          address,
        },
        email: `${randomUUID()}@example.com`,
      };
      const now = new Date(clock.now());
      await insertPatron(database, { id, signUp, passwordHash: '', currency: 'USD', now });
      await wallet.open(id, 'USD');
      await deposit(wallet, id);
      return { id, token: (await sessions.start(id, origin)).accessToken };
    }),
  );
}
