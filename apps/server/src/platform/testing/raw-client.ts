import { WebSocket } from 'ws';

interface Message {
  readonly id?: string;
  readonly type: string;
  readonly payload?: unknown;
}

/** A websocket that speaks graphql-transport-ws word by word, also wrongly. */
export class RawClient {
  readonly #webSocket: WebSocket;
  readonly #received: Message[] = [];
  readonly #latest = new Map<string, unknown>();
  readonly #waiting: (() => void)[] = [];
  /** The close code. */
  readonly closed: Promise<number>;

  private constructor(webSocket: WebSocket) {
    this.#webSocket = webSocket;
    this.closed = new Promise((resolve) => webSocket.once('close', resolve));
    webSocket.on('message', (data) => {
      const message: Message = JSON.parse(data.toString());
      this.#received.push(message);
      if (message.type === 'next' && message.id !== undefined) this.#latest.set(message.id, message.payload);
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }

  /** Rejects with the HTTP status when the upgrade is refused. */
  static open(url: string, origin?: string, headers: Record<string, string> = {}): Promise<RawClient> {
    const webSocket = new WebSocket(url.replace('http', 'ws'), 'graphql-transport-ws', {
      headers,
      ...(origin !== undefined && { origin }),
    });
    const client = new RawClient(webSocket);
    return new Promise((resolve, reject) => {
      webSocket.once('open', () => resolve(client));
      webSocket.once('error', reject);
    });
  }

  get isOpen(): boolean {
    return this.#webSocket.readyState === WebSocket.OPEN;
  }

  sendText(text: string): void {
    this.#webSocket.send(text);
  }

  send(message: object): void {
    this.sendText(JSON.stringify(message));
  }

  /** A ping frame, below the protocol. */
  pingFrame(text: string): void {
    this.#webSocket.ping(text);
  }

  /** Resolves with what the next pong frame carries. */
  pongFrame(): Promise<string> {
    return new Promise((resolve) => this.#webSocket.once('pong', (data) => resolve(data.toString())));
  }

  async init(authorization?: string): Promise<void> {
    this.send({ type: 'connection_init', ...(authorization && { payload: { authorization } }) });
    await this.message('connection_ack');
  }

  subscribe(id: string, query: string | undefined, variables = {}, sha256Hash?: string): void {
    const extensions = sha256Hash === undefined ? {} : { persistedQuery: { version: 1, sha256Hash } };
    this.send({ type: 'subscribe', id, payload: { query, variables, extensions } });
  }

  /** The next message of a type, taken out of what was received; waits for it. */
  async message(type: string, id?: string): Promise<Message> {
    for (;;) {
      const index = this.#received.findIndex((message) => message.type === type && message.id === id);
      const [message] = index < 0 ? [] : this.#received.splice(index, 1);
      if (message) return message;
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
    }
  }

  async next(id: string): Promise<unknown> {
    return (await this.message('next', id)).payload;
  }

  async error(id: string): Promise<unknown> {
    return (await this.message('error', id)).payload;
  }

  /** Results of an operation that were received and not yet taken. */
  waiting(id: string): number {
    return this.#received.filter((message) => message.type === 'next' && message.id === id).length;
  }

  /** The last result of an operation, taken or not. */
  latest(id: string): unknown {
    return this.#latest.get(id);
  }

  /** Reads nothing more from the network. */
  pause(): void {
    this.#webSocket.pause();
  }

  resume(): void {
    this.#webSocket.resume();
  }

  close(): void {
    this.#webSocket.terminate();
  }
}
