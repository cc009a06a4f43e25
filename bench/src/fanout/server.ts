import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ExecutionArgs, execute, parse } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import '../../../apps/server/src/marketplace/marketplace.schema.ts';
import { fixedMarketplace } from '../../../apps/server/src/marketplace/testing/fixed-marketplace.ts';
import { spread, total } from '../../../apps/server/src/marketplace/testing/football-markets.ts';
import { servicesOf, startTestServer } from '../../../apps/server/src/platform/testing/test-server.ts';
import { buildSchema } from '../../../apps/server/src/schema.ts';
import { fixedEvent } from '../../../apps/server/src/trading/testing/fixed-event.ts';
import { fixedMoneyline } from '../../../apps/server/src/trading/testing/fixed-market.ts';
import { serveCalls } from '../pages/child.ts';
import { DOCUMENT, GROUPS, pathOf } from './subscription.ts';
import { Updates } from './updates.ts';

/** Twenty live events with their main lines; a round moves one price of each. */
const events = Array.from({ length: GROUPS }, (_, index) =>
  fixedEvent(`game-${index}`, { status: 'IN_PLAY' }),
);
const { marketplace, trading } = fixedMarketplace(events, [
  spread('game', 'game', -3.5, true),
  total('game', 'game', 47.5, true),
  fixedMoneyline,
]);
// Only the marketplace is asked for anything here.
const services = servicesOf({ marketplace });
const schema = buildSchema();
let moves = 0;

function movePrices(): void {
  moves += 1;
  for (const { id } of events) trading.setOdds(`${id}~moneyline:game~home`, 90 + (moves % 20), 100);
}

/** The document is one of our own, as the web app's are. */
const folder = mkdtempSync(join(tmpdir(), 'fairline-fanout-'));
const manifestFile = join(folder, 'persisted.json');
writeFileSync(
  manifestFile,
  JSON.stringify({ [createHash('sha256').update(DOCUMENT).digest('hex')]: DOCUMENT }),
);

/** Ours: the real server, which sends as soon as there is something to say, as the other two do. */
const ours = await startTestServer(schema, {
  services,
  live: { tickMs: 0, gatherMs: 0 },
  config: { manifestFile },
});
rmSync(folder, { recursive: true });

/** The peer: graphql-ws on the same schema. Each subscriber has a stream of its own, and each event is executed for each. */
const updates = new Updates(events.map((event) => marketplace.marketsOf(event.canonicalUrl)));
const document = parse(DOCUMENT);
const contextValue = { viewer: { kind: 'nobody' }, services, now: Date.now(), ipAddress: '', userAgent: '' };
const executing = await socketServer();
useServer(
  {
    schema,
    onSubscribe: (_context, _id, { variables }) => ({
      schema,
      document,
      contextValue,
      variableValues: variables,
    }),
    subscribe: (args: ExecutionArgs) =>
      updates.follow(groupOf(args), (update) => execute({ ...args, rootValue: update })),
  },
  executing.sockets,
);

function groupOf({ variableValues }: ExecutionArgs): number {
  return events.findIndex((event) => event.canonicalUrl === variableValues?.path);
}

/** The ceiling: one `send` of a buffer that was made before, for each subscriber. */
const raw = await socketServer();
let rawPayload: Buffer | undefined;

async function socketServer() {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { sockets, url: `ws://127.0.0.1:${port}` };
}

const rounds = {
  ours: () => movePrices(),
  executed: () => {
    movePrices();
    updates.send();
  },
  raw: (each: number) => {
    for (const socket of raw.sockets.clients) {
      for (let sent = 0; sent < each; sent += 1) socket.send(rawPayload ?? '', { binary: false });
    }
  },
};

serveCalls({
  start: async () => {
    const source = marketplace.marketsOf(pathOf(0));
    source?.subscribe(() => {});
    movePrices();
    const result = await execute({
      schema,
      document,
      contextValue,
      variableValues: { path: pathOf(0) },
      rootValue: source?.delta(),
    });
    rawPayload = Buffer.from(JSON.stringify({ id: '1', type: 'next', payload: result }));
    return {
      bytes: rawPayload.length,
      urls: { ours: `${ours.url.replace('http', 'ws')}/graphql/ws`, executed: executing.url, raw: raw.url },
    };
  },
  round: ({ way, each }: { readonly way: keyof typeof rounds; readonly each: number }) => rounds[way](each),
  /** Of the whole process, in bytes, rubbish left out where `--expose-gc` allows it. */
  memory: () => {
    globalThis.gc?.();
    return process.memoryUsage.rss();
  },
});
