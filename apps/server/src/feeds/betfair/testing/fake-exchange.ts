import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { vi } from 'vitest';
import type { BetfairSettings } from '../settings.ts';

export const APP_KEY = 'app-key-of-the-test';
export const SESSION = 'session/of+the-test=';

export interface Heard {
  readonly op: string;
  readonly id: number;
  readonly [field: string]: unknown;
}

/** One connection to the stream, as the exchange sees it. */
export class Client {
  readonly heard: Heard[] = [];
  readonly #socket: Socket;

  constructor(socket: Socket) {
    this.#socket = socket;
    let text = '';
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      const lines = (text + chunk.toString('utf8')).split('\r\n');
      text = lines.pop() ?? '';
      for (const line of lines) this.heard.push(JSON.parse(line));
    });
    this.send({ op: 'connection', connectionId: '002-1' });
  }

  get subscription(): Heard | undefined {
    return this.heard.findLast(({ op }) => op === 'marketSubscription');
  }

  get isGone(): boolean {
    return this.#socket.closed;
  }

  send(message: object): void {
    this.raw(`${JSON.stringify(message)}\r\n`);
  }

  /** A market change message of the last subscription. */
  change(mc: readonly object[], more: object = {}): void {
    this.send({ op: 'mcm', id: this.subscription?.id, pt: 1, clk: 'clk-1', mc, ...more });
  }

  image(mc: readonly object[], more: object = {}): void {
    this.change(mc, { ct: 'SUB_IMAGE', initialClk: 'initial-1', ...more });
  }

  raw(bytes: string | Uint8Array): void {
    this.#socket.write(bytes);
  }

  drop(): void {
    this.#socket.destroy();
  }

  /** Waits until all that was sent was heard: to a greeting there is an answer. */
  async echo(): Promise<void> {
    const before = this.heard.length;
    this.send({ op: 'connection', connectionId: '002-2' });
    await vi.waitFor(() => {
      if (this.heard.length === before) throw new Error('no answer');
    }, 10_000);
  }

  /** Waits for a message of a kind beyond so many of them, and answers it. */
  async answers(op: string, answer: object = { statusCode: 'SUCCESS' }, after = 0): Promise<Heard> {
    const asked = await vi.waitFor(() => {
      const found = this.heard.filter((message) => message.op === op)[after];
      if (!found) throw new Error(`no ${op}`);
      return found;
    }, 10_000);
    this.send({ op: 'status', id: asked.id, connectionClosed: false, ...answer });
    return asked;
  }
}

export interface ApiReply {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: unknown;
}

/** What the betting API answers to a method with its parameters. */
export type Api = (method: string, params: { readonly filter: Record<string, unknown> }) => ApiReply;

/** The exchange on this machine: its stream and its betting API. */
export class FakeExchange {
  readonly clients: Client[] = [];
  readonly asked: { readonly method: string; readonly headers: IncomingMessage['headers'] }[] = [];
  readonly settings: BetfairSettings;
  api: Api = () => ({ body: { result: [] } });
  readonly #servers: readonly Server[];

  private constructor(stream: Server, api: Server) {
    this.#servers = [stream, api];
    this.settings = {
      appKey: APP_KEY,
      session: SESSION,
      stream: { host: '127.0.0.1', port: portOf(stream) },
      apiUrl: `http://127.0.0.1:${portOf(api)}/json-rpc`,
    };
  }

  static async open(): Promise<FakeExchange> {
    const stream = createServer((socket) => exchange.clients.push(new Client(socket)));
    const api = createHttpServer((request, response) => exchange.#answer(request, response));
    for (const server of [stream, api]) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    }
    const exchange = new FakeExchange(stream, api);
    return exchange;
  }

  /** Waits for the connection of that number. */
  client(number = 0): Promise<Client> {
    return vi.waitFor(() => {
      const client = this.clients[number];
      if (!client) throw new Error('nobody has connected');
      return client;
    }, 10_000);
  }

  /** Waits for the connection of that number, and lets it subscribe. */
  async subscribed(number = 0): Promise<Client> {
    const client = await this.client(number);
    await client.answers('authentication');
    await client.answers('marketSubscription');
    return client;
  }

  close(): void {
    for (const client of this.clients) client.drop();
    for (const server of this.#servers) server.close();
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
    });
    request.on('end', () => {
      const { method, params } = JSON.parse(text);
      const name = String(method).replace('SportsAPING/v1.0/', '');
      this.asked.push({ method: name, headers: request.headers });
      const { status = 200, headers = {}, body } = this.api(name, params);
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  }
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

export interface MarketParts {
  readonly back?: number;
  readonly lay?: number;
  readonly [definition: string]: unknown;
}

/** The image of a market on who wins, of two runners, 1 and 2, with these prices of the first. */
export function marketImage(id: string, { back = 2, lay = 2.04, ...definition }: MarketParts = {}) {
  return {
    id,
    img: true,
    marketDefinition: marketDefinition(definition),
    rc: [prices(1, back, lay), prices(2, 1 / (1 - 1 / lay), 1 / (1 - 1 / back))],
  };
}

export function marketDefinition(more: object = {}) {
  const runners = [1, 2].map((runner) => ({ id: runner, status: 'ACTIVE' }));
  return { status: 'OPEN', inPlay: false, marketType: 'MATCH_ODDS', runners, ...more };
}

export function prices(id: number, back: number, lay: number) {
  return { id, batb: [[0, back, 50]], batl: [[0, lay, 50]] };
}
