import { WebSocket } from 'ws';
import { serveCalls } from '../pages/child.ts';
import { DOCUMENT, GROUPS, pathOf } from './subscription.ts';

interface Opening {
  readonly way: string;
  readonly url: string;
  readonly connections: number;
  /** Subscriptions of each connection: of so many pages in a row. */
  readonly each: number;
  /** Not for the raw way, which sends to whoever is there. */
  readonly subscribe: boolean;
  /** Whether each gets a first message of its own. */
  readonly snapshot: boolean;
}

/** Many connections of one way. They count messages and read nothing in them. */
class Crowd {
  readonly #sockets: WebSocket[] = [];
  readonly #opening: Opening;
  #missing = 0;
  #allReceived: () => void = () => {};
  #round: Promise<void> = Promise.resolve();

  constructor(opening: Opening) {
    this.#opening = opening;
  }

  async open(): Promise<void> {
    const { connections, snapshot } = this.#opening;
    if (snapshot) this.expect();
    // A few at a time: a listening socket's queue is short.
    for (let index = 0; index < connections; index += AT_ONCE) {
      const count = Math.min(AT_ONCE, connections - index);
      await Promise.all(Array.from({ length: count }, (_, offset) => this.#connect(index + offset)));
    }
    await this.received();
  }

  /** From now on one message to each subscription is waited for. */
  expect(): void {
    this.#missing = this.#opening.connections * this.#opening.each;
    this.#round = new Promise((resolve) => {
      this.#allReceived = resolve;
    });
  }

  received(): Promise<void> {
    return this.#round;
  }

  async close(): Promise<void> {
    const closed = this.#sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of this.#sockets) socket.close();
    await Promise.all(closed);
  }

  async #connect(index: number): Promise<void> {
    const { url, subscribe, each, snapshot } = this.#opening;
    const socket = new WebSocket(url, subscribe ? 'graphql-transport-ws' : [], { perMessageDeflate: false });
    this.#sockets.push(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    if (subscribe) {
      socket.send(JSON.stringify({ type: 'connection_init' }));
      await new Promise((resolve) => socket.once('message', resolve));
    }
    for (let id = 0; subscribe && id < each; id += 1) {
      const payload = { query: DOCUMENT, variables: { path: pathOf((index + id) % GROUPS) } };
      socket.send(JSON.stringify({ id: String(id + 1), type: 'subscribe', payload }));
    }
    if (subscribe && !snapshot) await answered(socket);
    socket.on('message', () => {
      this.#missing -= 1;
      if (this.#missing === 0) this.#allReceived();
    });
  }
}

/** Resolves when the server has read all that was sent so far: on a busy machine a round would begin before it knew who follows. */
async function answered(socket: WebSocket): Promise<void> {
  socket.send(JSON.stringify({ type: 'ping' }));
  await new Promise((resolve) => socket.once('message', resolve));
}

const AT_ONCE = 200;
const crowds = new Map<string, Crowd>();

serveCalls({
  open: async (opening: Opening) => {
    const crowd = new Crowd(opening);
    crowds.set(opening.way, crowd);
    await crowd.open();
  },
  /** Answers at once; `received` then waits. */
  expect: (way: string) => crowds.get(way)?.expect(),
  received: (way: string) => crowds.get(way)?.received(),
  close: async (way: string) => {
    await crowds.get(way)?.close();
    crowds.delete(way);
  },
});
