// The server that the HTTP load goes to, a process of its own like in production: the real HTTP and GraphQL server with every
// domain but trading, whose books stand still. Started with the database's address, prints one line of JSON when it listens.

import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bets, betGuards, slipGuards } from '../../../apps/server/src/bets/bets.ts';
import { Betslip } from '../../../apps/server/src/betslip/betslip.ts';
import { Cashier, sandboxProvider } from '../../../apps/server/src/cashier/cashier.ts';
import { Cashout } from '../../../apps/server/src/cashout/cashout.ts';
import { openCatalogue } from '../../../apps/server/src/catalogue/open-catalogue.ts';
import { Favourites } from '../../../apps/server/src/favourites/favourites.ts';
import { openIdentity } from '../../../apps/server/src/identity/open-identity.ts';
import { Sessions } from '../../../apps/server/src/identity/sessions.ts';
import { insertPatron } from '../../../apps/server/src/identity/store.ts';
import { TokenSigner } from '../../../apps/server/src/identity/token-signer.ts';
import { Limits } from '../../../apps/server/src/limits/limits.ts';
import { Location, sandboxLocationProvider } from '../../../apps/server/src/location/location.ts';
import { createMarketplace } from '../../../apps/server/src/marketplace/marketplace.ts';
import { allMigrations } from '../../../apps/server/src/migrations.ts';
import { Bus } from '../../../apps/server/src/platform/bus.ts';
import { systemClock as clock } from '../../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../../apps/server/src/platform/database/database.ts';
import { migrate } from '../../../apps/server/src/platform/database/migrate.ts';
import { createHttpServer } from '../../../apps/server/src/platform/http/server.ts';
import { newId } from '../../../apps/server/src/platform/ids.ts';
import { createLogger } from '../../../apps/server/src/platform/log.ts';
import { Rewards } from '../../../apps/server/src/rewards/rewards.ts';
import { buildSchema } from '../../../apps/server/src/schema.ts';
import { Session } from '../../../apps/server/src/session/session.ts';
import { Streams } from '../../../apps/server/src/streams/streams.ts';
import { FixedTrading } from '../../../apps/server/src/trading/testing/fixed-book.ts';
import { Wallet } from '../../../apps/server/src/wallet/wallet.ts';
import { deposit } from './deposit.ts';
import { addGames, boundless } from './mix.ts';
import { type HttpHouse, PLACE_BETS, placeBetsHash } from './place-bets.ts';

const PATRONS = 500;

// Ends with whoever started it, however that ends.
process.stdin.on('end', () => process.exit(0)).resume();
const [databaseUrl = ''] = process.argv.slice(2);
const database = openDatabase(databaseUrl, { max: 12 });
await migrate(database, allMigrations);
const logger = createLogger('error');
const bus = new Bus(logger);
const trading = new FixedTrading(bus);
const wallet = new Wallet({ database, bus, clock, logger });
const identity = await openIdentity({
  database,
  clock,
  onPatron: (id, currency) => wallet.open(id, currency),
});
const cashier = new Cashier({ database, wallet, clock, logger, providers: [sandboxProvider(clock)] });
const rewards = new Rewards({ database, wallet, bus, clock, logger });
const catalogue = await openCatalogue(database, bus, clock);
const marketplace = createMarketplace({ trading, catalogue, bus, clock });
const session = new Session({ database, clock, bus });
const location = new Location({
  database,
  clock,
  identity,
  provider: sandboxLocationProvider(database),
  bus,
  logger,
});
const ownLimits = new Limits({ database, clock, wallet, bus });
const guarding = { identity, session, location, limits: ownLimits };
const betslip = new Betslip({
  ...{ database, trading, bus, clock, identity, wallet, rewards, ownLimits, authenticator: identity },
  guards: slipGuards(guarding),
});
const guards = betGuards(guarding);
const bets = new Bets({
  database,
  wallet,
  trading,
  catalogue,
  bus,
  clock,
  logger,
  rewards,
  guards,
  limits: boundless,
});
const cashout = await Cashout.open({ database, wallet, bets, trading, bus, clock });
const streams = new Streams({ provider: undefined, catalogue, location, wallet, bets, clock, logger });
const games = addGames(trading);

const manifest = writeManifest();
const http = createHttpServer({
  schema: buildSchema(),
  services: {
    identity,
    wallet,
    cashier,
    rewards,
    marketplace,
    betslip,
    bets,
    cashout,
    session,
    location,
    favourites: new Favourites({ database, catalogue: { team: () => undefined }, clock }),
    streams,
  },
  identity,
  config: {
    host: '127.0.0.1',
    port: 0,
    trustProxy: false,
    introspection: false,
    requestLimit: undefined,
    costLimit: undefined,
    allowedOrigins: [],
    webFolder: '/nowhere',
    manifestFile: manifest.file,
  },
  clock,
  logger,
});
// It has been read.
rmSync(manifest.folder, { recursive: true });
const tokens = await openAccounts();
const ready: HttpHouse = { address: await http.listen(), tokens, games };
process.stdout.write(`${JSON.stringify(ready)}\n`);

/** The mutation as the web app's documents are known: by its hash. */
function writeManifest() {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-bench-'));
  const file = join(folder, 'persisted.json');
  writeFileSync(file, JSON.stringify({ [placeBetsHash]: PLACE_BETS }));
  return { folder, file };
}

/** Patrons with money, logged in. The password's hash is left out: it takes longer than everything here together. */
async function openAccounts(): Promise<string[]> {
  const sessions = new Sessions(database, clock, await TokenSigner.open(database, clock));
  const origin = { ipAddress: '127.0.0.1', userAgent: 'bench' };
  return Promise.all(
    Array.from({ length: PATRONS }, async () => {
      const id = newId();
      const now = new Date(clock.now());
      await insertPatron(database, { id, signUp: signUpOf(id), passwordHash: '', currency: 'USD', now });
      await wallet.open(id, 'USD');
      await deposit(wallet, id);
      return (await sessions.start(id, origin)).accessToken;
    }),
  );
}

function signUpOf(id: string) {
  return {
    firstName: 'Dana',
    lastName: 'Keller',
    email: `${createHash('sha256').update(id).digest('hex').slice(0, 16)}@example.com`,
    dateOfBirth: '1990-05-17',
    address: { line1: '12 Harbor St', city: 'Newark', region: 'US-NJ', postalCode: '07102' },
    password: 'not used',
  };
}
