import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { LineSplitter } from './line-splitter.ts';
import { isLoopback, type StreamAddress } from './settings.ts';

export interface ConnectionEvents {
  onLine(line: string): void;
  /** What came is no stream of lines: nothing after it can be trusted. The connection is closed. */
  onBroken(reason: string): void;
  /** It ended, for whatever reason but `close`. */
  onEnd(reason: string): void;
}

/** One connection to the exchange's stream: lines in, messages out. TLS, but to this machine itself. */
export class StreamConnection {
  readonly #socket: Socket;
  readonly #lines = new LineSplitter();
  readonly #events: ConnectionEvents;
  #isOver = false;

  constructor({ host, port }: StreamAddress, events: ConnectionEvents) {
    this.#events = events;
    this.#socket = isLoopback(host)
      ? connectPlain({ host, port })
      : connectTls({ host, port, ...(isIP(host) === 0 && { servername: host }) });
    let reason = 'the exchange closed the connection';
    this.#socket.on('data', (chunk: Uint8Array) => this.#read(chunk));
    this.#socket.on('error', (error) => {
      reason = error.message;
    });
    this.#socket.on('close', () => {
      if (!this.#isOver) events.onEnd(reason);
      this.#isOver = true;
    });
  }

  send(message: object): void {
    if (!this.#isOver) this.#socket.write(`${JSON.stringify(message)}\r\n`);
  }

  /** Nothing is heard of it any more. */
  close(): void {
    this.#isOver = true;
    this.#socket.destroy();
  }

  #read(chunk: Uint8Array): void {
    for (const read of this.#lines.push(chunk)) {
      if (this.#isOver) return;
      if ('line' in read) this.#events.onLine(read.line);
      else {
        this.close();
        this.#events.onBroken(read.fault);
      }
    }
  }
}
