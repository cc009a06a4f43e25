import { createClient } from 'graphql-ws/client';
import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store } from 'relay-runtime';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLiveConnection } from '../../app/network/live-connection.ts';
import { PageUpdates } from './page-updates.ts';

const Message = v.object({
  id: v.optional(v.string()),
  type: v.string(),
  payload: v.optional(v.looseObject({ operationName: v.optional(v.string()) })),
});

let sockets: ServerSocket[] = [];

/** The server's end of a websocket: takes whoever comes, and is told to send and to break off. */
class ServerSocket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  readyState = 1;
  onopen = () => {};
  onclose = (_event: { code: number }) => {};
  onmessage = (_event: { data: string }) => {};
  /** The id of the subscription to markets. */
  markets = '';

  constructor() {
    sockets.push(this);
    queueMicrotask(() => this.onopen());
  }

  send(text: string): void {
    const { type, id = '', payload } = v.parse(Message, JSON.parse(text));
    if (type === 'connection_init') this.#tell({ type: 'connection_ack' });
    if (payload?.operationName?.includes('Markets')) this.markets = id;
  }

  /** A market as the server numbers it, in an update with a number of its own. */
  update(sequence: number, marketSequence: number): void {
    const market = { id: 'Market:1', sequence: marketSequence, status: 'OPEN', isMain: true, selections: [] };
    const data = { marketUpdated: { sequence, markets: [market] } };
    this.#tell({ id: this.markets, type: 'next', payload: { data } });
  }

  breakOff(): void {
    this.readyState = 3;
    this.onclose({ code: 1006 });
  }

  close(): void {}

  #tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', ServerSocket);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page that is followed over a connection as the app makes them. */
function followedPage() {
  const live = openLiveConnection(
    async () => ({}),
    async () => ({ createClient }),
  );
  const asked = vi.fn(() => Observable.create<GraphQLResponse>(() => {}));
  const environment = new Environment({
    network: Network.create(asked, ({ name, id }, variables) =>
      Observable.create<GraphQLResponse>((sink) =>
        live.subscribe(
          { name, hash: id ?? '', variables },
          { next: ({ data }) => sink.next({ data: data ?? {} }), complete: () => {} },
        ),
      ),
    ),
    store: new Store(new RecordSource()),
  });
  const updates = new PageUpdates(environment, '/home');
  live.onResumed(() => updates.resume());
  updates.start();
  /** The market's own number, once the next frame is drawn. */
  const shown = async () => {
    await vi.advanceTimersByTimeAsync(50);
    return environment.getStore().getSource().get('Market:1')?.sequence;
  };
  return { asked, shown };
}

/** The connection that is made after so many others, once markets are asked for on it: within some seconds. */
async function connection(number: number): Promise<ServerSocket> {
  for (let tenths = 0; tenths < 100; tenths += 1) {
    await vi.advanceTimersByTimeAsync(100);
    const socket = sockets[number];
    if (socket && socket.markets !== '') return socket;
  }
  throw new Error(`Connection ${number} was not made.`);
}

test('over a connection that comes back to a server that counts lower, updates are taken from the first on, in order', async () => {
  const { asked, shown } = followedPage();
  const before = await connection(0);
  before.update(28_010_800, 1);
  before.update(28_010_799, 7);
  expect(await shown()).toBe(1);
  before.breakOff();
  const after = await connection(1);
  expect(asked).toHaveBeenCalledTimes(1);
  after.update(28_003_600, 2);
  expect(await shown()).toBe(2);
  after.update(28_003_601, 3);
  after.update(28_003_601, 9);
  expect(await shown()).toBe(3);
});
