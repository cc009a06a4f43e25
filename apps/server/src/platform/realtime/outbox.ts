import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Bundles } from './bundles.ts';
import type { Sink } from './live-group.ts';

/** Answers to pings are left out while more than this waits: for one who does not read they would pile up. */
const PONG_ROOM_BYTES = 65_536;

/**
 * Answers of its own are as large as what a client asks for, and may be asked for in any number: one that reads none of them is let go
 * once so much waits. A page is a quarter of it.
 */
const MOST_WAITING_BYTES = 1_048_576;

/** What goes to one client's websocket. */
export class Outbox implements Sink {
  readonly order: number;
  readonly #webSocket: WebSocket;
  readonly #socket: Socket;
  /** Of shared subscriptions, to be written: the only one, or all once there are more. */
  #frame: Buffer | undefined;
  #frames: Buffer[] | undefined;
  #enqueuedBytes = 0;
  /** Whether something written may still wait for the network. */
  #isQueueing = false;
  /** While the network takes nothing: until it does again, or the connection is gone. */
  #room: Promise<void> | undefined;

  /** @param order when the connection came: the later, the larger */
  constructor(order: number, webSocket: WebSocket, socket: Socket) {
    this.order = order;
    this.#webSocket = webSocket;
    this.#socket = socket;
  }

  /** All are asked before each delta: only where the network left something is the socket itself looked at. */
  queuedBytes(): number {
    if (!this.#isQueueing) return 0;
    const bytes = this.#socket.writableLength;
    this.#isQueueing = bytes > 0;
    return bytes;
  }

  waitingBytes(): number {
    return this.queuedBytes() + this.#enqueuedBytes;
  }

  enqueue(frame: Buffer): boolean {
    this.#enqueuedBytes += frame.length;
    if (!this.#frame) {
      this.#frame = frame;
      return true;
    }
    if (this.#frames) this.#frames.push(frame);
    else this.#frames = [this.#frame, frame];
    return false;
  }

  /** Writes ready frames past the websocket library, which would frame and copy each once more. */
  flush(bundles: Bundles): void {
    const frame = this.#frame;
    const frames = this.#frames;
    this.#frame = undefined;
    this.#enqueuedBytes = 0;
    if (frames) this.#frames = undefined;
    if (!frame || this.#webSocket.readyState !== this.#webSocket.OPEN) return;
    if (frames) this.#writeAll(frames, bundles);
    else this.#write(frame);
  }

  terminate(): void {
    this.#webSocket.terminate();
  }

  /** Sends one message of its own; resolves when the network took it, or the connection is gone. */
  send(message: string): Promise<void> {
    return this.#sendBy(() => this.#webSocket.send(message));
  }

  /** The same of a whole frame, which is neither read nor copied: a page is large, and one for everybody. */
  sendFrame(frame: Buffer): Promise<void> {
    return this.#sendBy(() => this.#socket.write(frame));
  }

  async #sendBy(write: () => void): Promise<void> {
    if (this.#webSocket.readyState !== this.#webSocket.OPEN) return;
    if (this.#socket.writableLength > MOST_WAITING_BYTES) {
      this.terminate();
      return;
    }
    write();
    if (!this.#socket.writableNeedDrain) return;
    this.#isQueueing = true;
    this.#room ??= this.#nextRoom();
    await this.#room;
  }

  /** One wait for all that is sent meanwhile. */
  #nextRoom(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.#socket.off('drain', done).off('close', done);
        this.#room = undefined;
        resolve();
      };
      this.#socket.on('drain', done).on('close', done);
    });
  }

  /** Answers a ping frame, as long as answers are taken. */
  pongFrame(data: Buffer): void {
    if (this.#takesPongs) this.#webSocket.pong(data);
  }

  /** Answers a ping of the protocol, as long as answers are taken. */
  pong(payload: unknown): void {
    if (this.#takesPongs) void this.send(JSON.stringify({ type: 'pong', ...(payload ? { payload } : {}) }));
  }

  get #takesPongs(): boolean {
    return (
      this.#webSocket.readyState === this.#webSocket.OPEN && this.#socket.writableLength <= PONG_ROOM_BYTES
    );
  }

  #writeAll(frames: readonly Buffer[], bundles: Bundles): void {
    const bundle = bundles.of(frames);
    if (bundle) {
      this.#write(bundle);
      return;
    }
    this.#socket.cork();
    for (const frame of frames) this.#write(frame);
    this.#socket.uncork();
  }

  #write(bytes: Buffer): void {
    if (!this.#socket.write(bytes)) this.#isQueueing = true;
  }
}
