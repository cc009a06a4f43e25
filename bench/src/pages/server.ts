import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { execute, parse } from 'graphql';
import '../../../apps/server/src/marketplace/marketplace.schema.ts';
import { fixedMarketplace } from '../../../apps/server/src/marketplace/testing/fixed-marketplace.ts';
import { spread, total } from '../../../apps/server/src/marketplace/testing/football-markets.ts';
import { servicesOf, startTestServer } from '../../../apps/server/src/platform/testing/test-server.ts';
import { buildSchema } from '../../../apps/server/src/schema.ts';
import { fixedEvent } from '../../../apps/server/src/trading/testing/fixed-event.ts';
import { serveCalls } from './child.ts';
import { PAGE_DOCUMENT } from './document.ts';

/** One event with sixty markets on one tab, whose odds move ten times a second. */
const LINES = 30;
const MOVE_EVERY_MS = 100;
const event = fixedEvent('game-1', { status: 'IN_PLAY' });
const lines = Array.from({ length: LINES }, (_, index) => index - LINES / 2 + 0.5);
const { marketplace, trading } = fixedMarketplace(
  [event],
  [
    ...lines.map((line) => spread('game', 'game', line, line === 0.5)),
    ...lines.map((line) => total('game', 'game', 47 + line, line === 0.5)),
  ],
);
let moves = 0;
setInterval(() => {
  moves += 1;
  trading.setOdds(`game-1~spread:game:0.5~home`, 90 + (moves % 20), 100);
}, MOVE_EVERY_MS);

const schema = buildSchema();
// Only the marketplace is asked for anything here.
const services = servicesOf({ marketplace });
const hash = createHash('sha256').update(PAGE_DOCUMENT).digest('hex');
const variables = { canonicalUrl: event.canonicalUrl };
const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };

/** The peer: the same resolvers under plain graphql-js, the document parsed once. */
const peer = fastify();
const document = parse(PAGE_DOCUMENT);
peer.post('/graphql', async (_request, reply) => {
  const contextValue = {
    viewer: { kind: 'nobody' },
    services,
    now: Date.now(),
    ipAddress: '',
    userAgent: '',
  };
  const result = await execute({ schema, document, contextValue, variableValues: variables });
  return reply.type('application/json').send(JSON.stringify(result));
});

let answer = Buffer.alloc(0);
const ours = await startTestServer(schema, {
  services,
  routes: [(app) => app.get('/static', (_request, reply) => reply.type('application/json').send(answer))],
});
const first = await ours.post({ query: PAGE_DOCUMENT, variables, extensions });
answer = Buffer.from(await first.arrayBuffer());
const peerUrl = await peer.listen({ port: 0, host: '127.0.0.1' });

serveCalls({
  start: () => ({
    bytes: answer.length,
    markets: marketplace.event(event.id)?.markets.length ?? 0,
    targets: {
      ours: { url: `${ours.url}/graphql`, method: 'POST', body: JSON.stringify({ variables, extensions }) },
      static: { url: `${ours.url}/static`, method: 'GET' },
      graphqlJs: {
        url: `${peerUrl}/graphql`,
        method: 'POST',
        body: JSON.stringify({ variables, extensions }),
      },
    },
  }),
});
