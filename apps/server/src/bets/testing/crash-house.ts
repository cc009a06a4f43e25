// The program that the crash test kills: the real placement path over HTTP, with a PostgreSQL of its own that forgives
// nothing. Started with a data folder; prints one line of JSON when it takes bets.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { Bus } from '../../platform/bus.ts';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { createLogger } from '../../platform/log.ts';
import { rewardsMigrations } from '../../rewards/migrations.ts';
import { Rewards } from '../../rewards/rewards.ts';
import { FixedTrading } from '../../trading/testing/fixed-book.ts';
import { walletMigrations } from '../../wallet/migrations.ts';
import { patronWith } from '../../wallet/testing/test-wallet.ts';
import { Wallet } from '../../wallet/wallet.ts';
import { type BetRequest, Bets } from '../bets.ts';
import { betsMigrations } from '../migrations.ts';
import { CRASH_CASH, CRASH_EVENTS, CRASH_KINDS, type CrashHouse, type CrashKind } from './crash-protocol.ts';
import { origin } from './test-bets.ts';
import { addGame, betOn } from './test-games.ts';
import { unguarded } from './unguarded.ts';

const [dataFolder] = process.argv.slice(2);
if (!dataFolder) throw new Error('Name a data folder.');

const postgres = await startEmbeddedPostgres({ dataFolder });
const database = openDatabase(postgres.url);
await migrate(database, [...walletMigrations, ...rewardsMigrations, ...betsMigrations]);
const logger = createLogger('silent');
const bus = new Bus(logger);
const trading = new FixedTrading();
const games = CRASH_EVENTS.map((eventId) => addGame({ trading }, eventId));
const wallet = new Wallet({ database, bus, clock: systemClock, logger });
const rewards = new Rewards({ database, wallet, bus, clock: systemClock, logger });
const bets = new Bets({ ...unguarded, database, wallet, trading, bus, clock: systemClock, logger, rewards });

const PlaceRequest = v.object({
  patronId: v.string(),
  key: v.string(),
  stake: v.number(),
  kind: v.picklist(CRASH_KINDS),
});

const server = createServer((request, response) => {
  answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const ready: CrashHouse = { port, databaseUrl: postgres.url };
  process.stdout.write(`${JSON.stringify(ready)}\n`);
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('content-type', 'application/json');
  if (request.url === '/patron') {
    response.end(JSON.stringify({ patronId: await patronWith(wallet, CRASH_CASH) }));
    return;
  }
  let body = '';
  for await (const chunk of request) body += chunk;
  const { patronId, key, stake, kind } = v.parse(PlaceRequest, JSON.parse(body));
  const bet = { ...betOfKind(kind), idempotencyKey: key, stake: BigInt(stake) };
  const { placed, refused } = await bets.place(patronId, [bet], origin);
  response.end(JSON.stringify({ betId: placed[0]?.bet.id, code: refused[0]?.errors[0]?.code }));
}

function betOfKind(kind: CrashKind): BetRequest {
  const [one, two, three] = games;
  if (!one || !two || !three) throw new Error('The house has three games.');
  const homes = [one.home, two.home, three.home];
  switch (kind) {
    case 'straight':
      return betOn('STRAIGHT', [one.home]);
    case 'parlay':
      return betOn('PARLAY', homes);
    case 'same-game':
      return betOn('PARLAY_PLUS', [one.home, one.over], {
        totalOdds: { numerator: 320n, denominator: 121n },
      });
    case 'round-robin':
      return betOn('ROUND_ROBIN', homes, { roundRobinSize: 2 });
    case 'teaser':
      return betOn('TEASER', [one.spread, two.over], {
        teaserPoints: 6,
        totalOdds: { numerator: 20n, denominator: 23n },
      });
  }
}
