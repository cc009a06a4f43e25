import { afterEach, expect, test, vi } from 'vitest';
import { ManualClock } from '../clock.ts';
import { unlimited } from '../graphql/budget.ts';
import { Documents } from '../graphql/documents.ts';
import { Executor } from '../graphql/executor.ts';
import { sharedResponsesOf } from '../http/shared-responses.ts';
import { createLogger } from '../log.ts';
import { countTurns } from '../testing/count-turns.ts';
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

/** @param send gets what the connection itself is told */
function connection(send: (message: string) => Promise<void> = async () => {}) {
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
  const sent: Buffer[] = [];
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
    send,
    sendFrame: async (frame) => void sent.push(frame),
  });
  return { room, frames, sent, operations };
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

test('of operations that come together only a few are started in a turn, and one that was stopped meanwhile is not', async () => {
  const toldIn: number[] = [];
  await countTurns(async (turns) => {
    const { operations } = connection(async (message) => {
      if (message.includes('"next"')) toldIn.push(turns());
    });
    for (let id = 0; id < 10; id += 1) operations.start(`${id}`, { query: '{ boards { name } }' });
    const before = board.reads;
    operations.stop('9');
    await vi.waitFor(() => expect(toldIn.length).toBe(9), soon);
    expect(board.reads - before).toBeLessThanOrEqual(9);
  });
  for (let told = 4; told < 9; told += 1)
    expect(toldIn[told]).toBeGreaterThan(toldIn[told - 4] ?? Number.NaN);
});

test('what is the same for everybody goes out as the bytes it is, not read as text once more', async () => {
  const told: string[] = [];
  const { sent, operations } = connection(async (message) => void told.push(message));
  operations.start('1', {
    query: 'query ($name: String!) { board(name: $name) { name } }',
    variables: { name: 'é' },
  });
  await vi.waitFor(() => expect(told).toEqual(['{"type":"complete","id":"1"}']), soon);
  const [frame] = sent;
  const message = '{"id":"1","type":"next","payload":{"data":{"board":{"name":"é"}}}}';
  expect(frame?.subarray(2).toString()).toBe(message);
  operations.stopAll();
});

test('what was still being answered when its id was taken anew is not told under that id', async () => {
  const told: string[] = [];
  const { operations } = connection(async (message) => void told.push(message));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const executing = vi.spyOn(Executor.prototype, 'execute').mockImplementationOnce(async () => {
    await held;
    return { data: { whoAmI: 'the first' } };
  });
  operations.start('1', { query: '{ whoAmI }' });
  await vi.waitFor(() => expect(executing).toHaveBeenCalled(), soon);
  operations.stop('1');
  operations.start('1', payload);
  answer();
  operations.start('2', { query: '{ boards { name } }' });
  await vi.waitFor(() => expect(told).toContain('{"type":"complete","id":"2"}'), soon);
  expect(told.filter((message) => message.includes('the first'))).toEqual([]);
  executing.mockRestore();
  operations.stopAll();
});
