import { WebSocket } from 'ws';
import { serveCalls } from '../pages/child.ts';
import { DOCUMENT, GROUPS, pathOf } from './subscription.ts';

interface Opening {
  readonly way: string;
  readonly url: string;
  readonly count: number;
  /** Not for the raw way, which sends to whoever is there. */
  readonly subscribe: boolean;
  /** Whether each gets a first message of its own. */
  readonly snapshot: boolean;
}

/** Many subscribers of one way. They count messages and read nothing in them. */
class Crowd {
  readonly #size: number;
  #missing = 0;
  #allReceived: () => void = () => {};
  #round: Promise<void> = Promise.resolve();

  constructor(size: number) {
    this.#size = size;
  }

  async open({ url, subscribe, snapshot }: Opening): Promise<void> {
    if (snapshot) this.expect();
    await Promise.all(Array.from({ length: this.#size }, (_, index) => this.#connect(url, index, subscribe)));
    await this.received();
  }

  /** From now on one message to each is waited for. */
  expect(): void {
    this.#missing = this.#size;
    this.#round = new Promise((resolve) => {
      this.#allReceived = resolve;
    });
  }

  received(): Promise<void> {
    return this.#round;
  }

  async #connect(url: string, index: number, subscribe: boolean): Promise<void> {
    const socket = new WebSocket(url, subscribe ? 'graphql-transport-ws' : [], { perMessageDeflate: false });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    if (subscribe) {
      socket.send(JSON.stringify({ type: 'connection_init' }));
      await new Promise((resolve) => socket.once('message', resolve));
      const payload = { query: DOCUMENT, variables: { path: pathOf(index % GROUPS) } };
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
    }
    socket.on('message', () => {
      this.#missing -= 1;
      if (this.#missing === 0) this.#allReceived();
    });
  }
}

const crowds = new Map<string, Crowd>();

serveCalls({
  open: async (opening: Opening) => {
    const crowd = new Crowd(opening.count);
    crowds.set(opening.way, crowd);
    await crowd.open(opening);
  },
  /** Answers at once; `received` then waits. */
  expect: (way: string) => crowds.get(way)?.expect(),
  received: (way: string) => crowds.get(way)?.received(),
});
