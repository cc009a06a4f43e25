import { expect, test, vi } from 'vitest';
import { ManualClock } from '../clock.ts';
import type { Services } from '../graphql/context.ts';
import { Documents } from '../graphql/documents.ts';
import { Executor } from '../graphql/executor.ts';
import { createLogger } from '../log.ts';
import { PriceBoard, priceBoardSchema } from '../testing/price-board.ts';
import { TestAuthenticator } from '../testing/test-server.ts';
import { LiveHub } from './live-hub.ts';

function member(id: string) {
  const frames: Buffer[] = [];
  const sink = { queuedBytes: () => 0, enqueue: (frame: Buffer) => frames.push(frame) > 0, flush: () => {} };
  return { id, sink, frames };
}

test('who joins in the moment the last one leaves still gets every change', async () => {
  const board = new PriceBoard();
  const schema = priceBoardSchema(board);
  const clock = new ManualClock();
  const documents = new Documents({ schema, introspection: false });
  const services: Services = Object.create(null);
  const authenticator = new TestAuthenticator(clock);
  const logger = createLogger('silent');
  const executor = new Executor({ schema, services, documents, authenticator, clock, logger });
  const hub = new LiveHub({ executor, tickMs: 1 });
  const operation = documents.find({
    query: 'subscription ($name: String!) { boardChanged(name: $name) { sequence } }',
  });

  const first = await hub.join(operation, { name: 'nfl' }, member('first'));
  const second = member('second');
  const joining = hub.join(operation, { name: 'nfl' }, second);
  if ('leave' in first) first.leave();
  const joined = await joining;
  await vi.waitFor(() => expect(second.frames.length).toBe(1), 20_000);
  expect(board.watchers).toBe(1);
  board.change();
  await vi.waitFor(() => expect(second.frames.length).toBe(2), 20_000);
  if ('leave' in joined) joined.leave();
  expect(board.watchers).toBe(0);
  hub.close();
});
