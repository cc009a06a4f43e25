import { afterEach, expect, test, vi } from 'vitest';
import { ManualClock } from '../clock.ts';
import { unlimited } from '../graphql/budget.ts';
import { Documents } from '../graphql/documents.ts';
import { Executor } from '../graphql/executor.ts';
import { sharedResponsesOf } from '../http/shared-responses.ts';
import { createLogger } from '../log.ts';
import { PriceBoard, priceBoardSchema } from '../testing/price-board.ts';
import { servicesOf, TestAuthenticator } from '../testing/test-server.ts';
import { DocumentRoom } from './document-room.ts';
import { LiveHub } from './live-hub.ts';
import { Operations } from './operations.ts';

const soon = { timeout: 20_000, interval: 5 };
const query = 'subscription ($name: String!) { boardChanged(name: $name) { sequence } }';
const payload = { query, variables: { name: 'nfl' } };
const clock = new ManualClock();
const board = new PriceBoard();
const schema = priceBoardSchema(board);

let hub: LiveHub;
afterEach(() => hub.close());

function connection() {
  const documents = new Documents({ schema, introspection: false });
  const logger = createLogger('silent');
  const authenticator = new TestAuthenticator(clock);
  const executor = new Executor({
    schema,
    services: servicesOf({}),
    documents,
    authenticator,
    clock,
    logger,
  });
  hub = new LiveHub({ executor, tickMs: 1, gatherMs: 0 });
  const room = new DocumentRoom(1_000_000);
  const frames: Buffer[] = [];
  const enqueue = (frame: Buffer) => frames.push(frame) > 0;
  const operations = new Operations({
    executor,
    hub,
    shared: sharedResponsesOf(executor),
    room,
    maxSubscriptions: 10,
    budget: unlimited,
    context: () => executor.sharedContext(),
    sink: {
      order: 1,
      queuedBytes: () => 0,
      waitingBytes: () => 0,
      enqueue,
      flush: () => {},
      terminate: () => {},
    },
    send: async () => {},
  });
  return { room, frames, operations };
}

test('an id that is taken anew while its first start is on the way stands for the last start alone', async () => {
  const { room, frames, operations } = connection();
  for (let times = 0; times < 3; times += 1) {
    if (operations.has('1')) operations.stop('1');
    operations.start('1', payload);
  }
  await vi.waitFor(() => expect(frames).toHaveLength(1), soon);
  board.change();
  await vi.waitFor(() => expect(frames).toHaveLength(2), soon);
  operations.stopAll();
  expect(board.watchers).toBe(0);
  expect(room.bytes).toBe(0);
});

test('variables that a document does not have make no group of their own', async () => {
  const { frames, operations } = connection();
  for (let id = 0; id < 5; id += 1)
    operations.start(`${id}`, { query, variables: { [`x${id}`]: id, name: 'nfl', y: 'y'.repeat(id) } });
  await vi.waitFor(() => expect(frames).toHaveLength(5), soon);
  expect(board.watchers).toBe(1);
  operations.stopAll();
});
