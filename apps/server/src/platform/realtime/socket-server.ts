import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Executor, Origin } from '../graphql/executor.ts';
import type { CostBudgets } from '../http/cost-budgets.ts';
import { isLoopback, networkOf } from '../http/rate-limit.ts';
import type { SharedResponses } from '../http/shared-responses.ts';
import type { Metrics } from '../metrics.ts';
import { Connection } from './connection.ts';
import { DocumentRoom } from './document-room.ts';
import type { LiveHub } from './live-hub.ts';
import { closeCodes } from './message.ts';

export interface SocketServerOptions {
  readonly server: Server;
  readonly executor: Executor;
  readonly hub: LiveHub;
  readonly shared: SharedResponses;
  readonly metrics: Metrics;
  readonly budgets: CostBudgets;
  readonly originOf: (request: IncomingMessage) => Origin;
  /** Web origins besides the server's own whose pages may connect, e.g. 'https://bet.example'. */
  readonly allowedOrigins: readonly string[];
  readonly limits?: Partial<SocketLimits>;
}

export interface SocketLimits {
  readonly keepaliveMs: number;
  readonly initTimeoutMs: number;
  readonly maxMessageBytes: number;
  readonly maxSubscriptions: number;
  readonly maxConnections: number;
  /** Not counted for this machine itself. */
  readonly maxConnectionsPerIp: number;
  /** Of documents, not our own, that are running: on a connection, on all of an address, on all there are. */
  readonly maxDocumentBytes: number;
  readonly maxDocumentBytesPerIp: number;
  readonly maxDocumentBytesTogether: number;
}

const MEGABYTE = 1024 * 1024;

const defaults: SocketLimits = {
  keepaliveMs: 30_000,
  initTimeoutMs: 10_000,
  maxMessageBytes: 65_536,
  maxSubscriptions: 100,
  maxConnections: 50_000,
  maxConnectionsPerIp: 100,
  maxDocumentBytes: 2 * MEGABYTE,
  maxDocumentBytesPerIp: 8 * MEGABYTE,
  maxDocumentBytesTogether: 64 * MEGABYTE,
};

const path = '/graphql/ws';
const subprotocol = 'graphql-transport-ws';

/** Takes websockets at /graphql/ws. Answers what closes all of them. */
export function socketServer(options: SocketServerOptions): { close(): void } {
  const limits = { ...defaults, ...options.limits };
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.maxMessageBytes,
    perMessageDeflate: false,
    clientTracking: false,
    // Answered and counted by the connection.
    autoPong: false,
    handleProtocols: (offered) => (offered.has(subprotocol) ? subprotocol : false),
  });
  const door = new Door(options, limits);
  const onUpgrade = (request: IncomingMessage, socket: Socket, head: Buffer) => {
    // Node hands the socket over without anybody who hears that the client reset it.
    socket.on('error', () => socket.destroy());
    const refusal = door.refusal(request);
    if (refusal) refuse(socket, refusal);
    else
      webSockets.handleUpgrade(request, socket, head, (webSocket) => door.enter(webSocket, socket, request));
  };
  options.server.on('upgrade', onUpgrade);
  const keepalive = setInterval(() => door.ping(), limits.keepaliveMs);
  const unsubscribe = options.executor.parts.authenticator.onSessionEnded((id) => door.endSession(id));
  return {
    close: () => {
      options.server.off('upgrade', onUpgrade);
      clearInterval(keepalive);
      unsubscribe();
      door.closeAll();
    },
  };
}

interface Address {
  connections: number;
  readonly room: DocumentRoom;
}

interface Guest {
  readonly webSocket: WebSocket;
  isAlive: boolean;
}

/** Who is connected, and who may still come in. */
class Door {
  readonly #options: SocketServerOptions;
  readonly #limits: SocketLimits;
  readonly #guests = new Map<Connection, Guest>();
  /** Those that somebody is connected from. */
  readonly #addresses = new Map<string, Address>();
  readonly #room: DocumentRoom;
  /** Those turned away that have not gone yet included. */
  #connections = 0;
  #arrivals = 0;

  constructor(options: SocketServerOptions, limits: SocketLimits) {
    this.#options = options;
    this.#limits = limits;
    this.#room = new DocumentRoom(limits.maxDocumentBytesTogether);
  }

  /** The HTTP status line to refuse an upgrade with. */
  refusal(request: IncomingMessage): string | undefined {
    if (request.url?.split('?', 1)[0] !== path) return '404 Not Found';
    if (!isAllowedOrigin(request, this.#options.allowedOrigins)) return '403 Forbidden';
    const { ipAddress } = this.#options.originOf(request);
    const fromThere = isLoopback(ipAddress)
      ? 0
      : (this.#addresses.get(networkOf(ipAddress))?.connections ?? 0);
    if (fromThere >= this.#limits.maxConnectionsPerIp) return '429 Too Many Requests';
    return this.#connections >= this.#limits.maxConnections ? '503 Service Unavailable' : undefined;
  }

  enter(webSocket: WebSocket, socket: Socket, request: IncomingMessage): void {
    webSocket.on('error', () => webSocket.terminate());
    const { executor, hub, shared, metrics, budgets, originOf } = this.#options;
    const origin = originOf(request);
    const network = networkOf(origin.ipAddress);
    const address = this.#arrive(network);
    webSocket.once('close', () => this.#leave(network, address));
    if (webSocket.protocol !== subprotocol) {
      // One that does not answer the close counts until the library ends it.
      webSocket.close(closeCodes.subprotocol, 'Subprotocol not acceptable');
      return;
    }
    const room = new DocumentRoom(this.#limits.maxDocumentBytes, address.room);
    const budget = budgets.of(origin.ipAddress);
    const parts = { order: this.#arrivals, executor, hub, shared, origin, room, budget, ...this.#limits };
    const connection = new Connection(webSocket, socket, parts);
    const guest: Guest = { webSocket, isAlive: true };
    this.#guests.set(connection, guest);
    metrics.sockets.inc();
    webSocket.on('pong', () => {
      guest.isAlive = true;
    });
    webSocket.once('close', () => {
      this.#guests.delete(connection);
      metrics.sockets.dec();
    });
  }

  /** Asks everyone for a sign of life and ends who did not answer the last time. */
  ping(): void {
    for (const guest of this.#guests.values()) {
      if (!guest.isAlive) guest.webSocket.terminate();
      guest.isAlive = false;
      if (guest.webSocket.readyState === guest.webSocket.OPEN) guest.webSocket.ping();
    }
  }

  endSession(sessionId: string): void {
    for (const connection of this.#guests.keys()) {
      if (connection.sessionId === sessionId) connection.close(closeCodes.forbidden, 'Session ended');
    }
  }

  closeAll(): void {
    for (const [connection, { webSocket }] of this.#guests) {
      connection.close(closeCodes.goingAway, 'The server stops');
      webSocket.terminate();
    }
  }

  #arrive(network: string): Address {
    const address = this.#addresses.get(network) ?? {
      connections: 0,
      room: new DocumentRoom(this.#limits.maxDocumentBytesPerIp, this.#room),
    };
    address.connections += 1;
    this.#connections += 1;
    this.#arrivals += 1;
    this.#addresses.set(network, address);
    return address;
  }

  #leave(network: string, address: Address): void {
    address.connections -= 1;
    this.#connections -= 1;
    if (address.connections === 0) this.#addresses.delete(network);
  }
}

/** Browsers name the page's origin: ours, one that is allowed, or, on this machine, a development server's. */
function isAllowedOrigin(request: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || allowed.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { host: originHost, hostname } = new URL(origin);
  if (originHost === host) return true;
  const isLocalPage = hostname === 'localhost' || isLoopback(hostname);
  return isLocalPage && isLoopback(request.socket.remoteAddress ?? '');
}

function refuse(socket: Duplex, status: string): void {
  // Half of the connection would stay open for as long as the client leaves its own open.
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
