import { WebSocket } from 'ws';
import { serveCalls } from '../pages/child.ts';
import { DOCUMENT, GROUPS, pathOf } from './subscription.ts';

/** Many subscribers in one process. They count messages and read nothing of them but whether one is an update. */
let sockets: WebSocket[] = [];
let received = 0;
let expected = Number.POSITIVE_INFINITY;
let allReceived: () => void = () => {};

interface Opening {
  readonly url: string;
  readonly count: number;
  /** Not for the raw way, which sends to whoever is there. */
  readonly subscribe: boolean;
  /** Whether each gets a first message of its own. */
  readonly snapshot: boolean;
}

async function open({ url, count, subscribe, snapshot }: Opening): Promise<void> {
  received = 0;
  const everyone = snapshot ? expect(count) : undefined;
  sockets = await Promise.all(Array.from({ length: count }, (_, index) => connect(url, index, subscribe)));
  await everyone;
}

async function connect(url: string, index: number, subscribe: boolean): Promise<WebSocket> {
  const socket = new WebSocket(url, subscribe ? 'graphql-transport-ws' : [], { perMessageDeflate: false });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  if (subscribe) {
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await new Promise((resolve) => socket.once('message', resolve));
    const payload = { query: DOCUMENT, variables: { path: pathOf(index % GROUPS) } };
    socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
  }
  socket.on('message', count);
  return socket;
}

function count(): void {
  received += 1;
  if (received >= expected) allReceived();
}

function expect(messages: number): Promise<void> {
  received = 0;
  expected = messages;
  return new Promise((resolve) => {
    allReceived = resolve;
  });
}

let round: Promise<void> = Promise.resolve();

serveCalls({
  open,
  /** Answers at once; `received` then waits for one message to each. */
  expect: () => {
    round = expect(sockets.length);
  },
  received: () => round,
  close: async () => {
    await Promise.all(
      sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve).terminate())),
    );
  },
});
