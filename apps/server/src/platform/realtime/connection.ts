import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { type Authenticated, bearerToken } from '../graphql/authenticator.ts';
import type { Budget } from '../graphql/budget.ts';
import type { Viewer } from '../graphql/context.ts';
import type { Executor, Origin } from '../graphql/executor.ts';
import type { SharedResponses } from '../http/shared-responses.ts';
import type { DocumentRoom } from './document-room.ts';
import type { LiveHub } from './live-hub.ts';
import { type ClientMessage, closeCodes, parseMessage } from './message.ts';
import { Operations } from './operations.ts';
import { Outbox } from './outbox.ts';

export interface ConnectionParts {
  /** When it came: the later, the larger. */
  readonly order: number;
  readonly executor: Executor;
  readonly hub: LiveHub;
  readonly shared: SharedResponses;
  readonly origin: Origin;
  readonly maxSubscriptions: number;
  readonly room: DocumentRoom;
  readonly budget: Budget;
  readonly initTimeoutMs: number;
}

/** Messages of a client, ping and pong frames among them, within MESSAGE_WINDOW_MS at most. */
const MESSAGES = 400;
const MESSAGE_WINDOW_MS = 10_000;
/** Of the text that a websocket is closed with. */
const MOST_REASON_BYTES = 123;
/** Timers of Node take no more than this (24.8 days). */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** One client's websocket, speaking graphql-transport-ws. */
export class Connection {
  readonly #webSocket: WebSocket;
  readonly #outbox: Outbox;
  readonly #executor: Executor;
  readonly #operations: Operations;
  #state: 'new' | 'initialising' | 'ready' = 'new';
  #viewer: Viewer = { kind: 'nobody' };
  /** First for the initialisation, then for the token. */
  #timer: NodeJS.Timeout | undefined;
  #messages = 0;
  #windowStart = 0;

  constructor(webSocket: WebSocket, socket: Socket, parts: ConnectionParts) {
    const { order, executor, hub, shared, origin, maxSubscriptions, room, budget, initTimeoutMs } = parts;
    this.#webSocket = webSocket;
    this.#outbox = new Outbox(order, webSocket, socket);
    this.#executor = executor;
    this.#operations = new Operations({
      executor,
      hub,
      shared,
      maxSubscriptions,
      room,
      budget,
      context: () => executor.contextFor(this.#viewer, origin),
      sink: this.#outbox,
      send: (message) => this.#outbox.send(message),
      sendFrame: (frame) => this.#outbox.sendFrame(frame),
    });
    this.#timer = setTimeout(
      () => this.close(closeCodes.initTimeout, 'Connection initialisation timeout'),
      initTimeoutMs,
    );
    webSocket.on('message', (data, isBinary) => this.#receive(isBinary ? '' : data.toString()));
    webSocket.on('ping', (data) => {
      if (this.#isTaken()) this.#outbox.pongFrame(data);
    });
    webSocket.on('pong', () => this.#isTaken());
    webSocket.once('close', () => this.#cleanUp());
  }

  get sessionId(): string | undefined {
    return this.#viewer.kind === 'patron' ? this.#viewer.sessionId : undefined;
  }

  close(code: number, reason: string): void {
    this.#webSocket.close(code, withinBytes(reason, MOST_REASON_BYTES));
    this.#cleanUp();
  }

  /** Whatever a message does, it is the connection that ends by it and not the server. */
  #receive(text: string): void {
    if (!this.#isTaken()) return;
    const message = parseMessage(text);
    if (!message) {
      this.close(closeCodes.badRequest, 'Invalid message received');
      return;
    }
    try {
      this.#handle(message);
    } catch (error) {
      this.#executor.parts.logger.error({ err: error }, 'A message of a websocket could not be handled');
      this.close(closeCodes.internalError, 'Internal error');
    }
  }

  /** Counts what came; who sends too much is closed, and nothing more of it is looked at. */
  #isTaken(): boolean {
    if (this.#webSocket.readyState !== this.#webSocket.OPEN) return false;
    if (!this.#isFlooding()) return true;
    this.close(closeCodes.tooManyRequests, 'Too many messages');
    return false;
  }

  #handle(message: ClientMessage): void {
    switch (message.type) {
      case 'connection_init':
        void this.#initialise(message.payload?.authorization ?? message.payload?.Authorization);
        break;
      case 'ping':
        this.#outbox.pong(message.payload);
        break;
      case 'pong':
        break;
      case 'complete':
        this.#operations.stop(message.id);
        break;
      case 'subscribe':
        this.#subscribe(message.id, message.payload);
    }
  }

  #isFlooding(): boolean {
    const now = performance.now();
    if (now - this.#windowStart > MESSAGE_WINDOW_MS) {
      this.#windowStart = now;
      this.#messages = 0;
    }
    this.#messages += 1;
    return this.#messages > MESSAGES;
  }

  async #initialise(authorization: unknown): Promise<void> {
    if (this.#state !== 'new') {
      this.close(closeCodes.tooManyRequests, 'Too many initialisation requests');
      return;
    }
    this.#state = 'initialising';
    const authenticated = await this.#authenticate(authorization).catch((error: unknown) => {
      this.#executor.parts.logger.error({ err: error }, 'Who opened a websocket could not be looked up');
      this.close(closeCodes.tryAgainLater, 'Try again later');
      return null;
    });
    // Whoever left meanwhile must leave no timer behind.
    if (this.#webSocket.readyState !== this.#webSocket.OPEN) return;
    if (!authenticated) {
      this.close(closeCodes.forbidden, 'Forbidden');
      return;
    }
    clearTimeout(this.#timer);
    this.#viewer = authenticated.viewer;
    this.#closeAt(authenticated.expiresAt);
    this.#state = 'ready';
    await this.#outbox.send('{"type":"connection_ack"}');
  }

  async #authenticate(authorization: unknown): Promise<Authenticated | null> {
    if (authorization === undefined || authorization === null || authorization === '') {
      return { viewer: { kind: 'nobody' }, expiresAt: Number.POSITIVE_INFINITY };
    }
    if (typeof authorization !== 'string') return null;
    const token = bearerToken(authorization) ?? authorization;
    return this.#executor.parts.authenticator.authenticate(token);
  }

  #closeAt(expiresAt: number): void {
    if (expiresAt === Number.POSITIVE_INFINITY) return;
    const remainingMs = expiresAt - this.#executor.parts.clock.now();
    this.#timer =
      remainingMs > MAX_TIMER_MS
        ? setTimeout(() => this.#closeAt(expiresAt), MAX_TIMER_MS)
        : setTimeout(() => this.close(closeCodes.forbidden, 'Token expired'), Math.max(0, remainingMs));
  }

  #subscribe(id: string, payload: Record<string, unknown>): void {
    if (this.#state !== 'ready') this.close(closeCodes.unauthorized, 'Unauthorized');
    else if (this.#operations.has(id)) {
      this.close(closeCodes.duplicateId, `Subscriber for ${id} already exists`);
    } else this.#operations.start(id, payload);
  }

  #cleanUp(): void {
    clearTimeout(this.#timer);
    this.#operations.stopAll();
  }
}

/** The text without what does not fit in so many bytes. */
function withinBytes(text: string, bytes: number): string {
  let fitting = text;
  while (Buffer.byteLength(fitting) > bytes) fitting = fitting.slice(0, -1);
  return fitting;
}
