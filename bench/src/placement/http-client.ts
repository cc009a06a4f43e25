import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Longer than any answer there is to a bet. */
const MOST_BYTES = 256 * 1024;
/** What arrives is looked at before anything else is read: all connections share it. */
const arrived = Buffer.allocUnsafe(64 * 1024);

/**
 * One HTTP/1.1 connection that sends a request when the one before it is answered. Bytes in, bytes out, without streams, texts
 * or promises: the load must cost little of the processors that the server under test shares.
 */
export class HttpClient {
  readonly #socket: Socket;
  readonly #head: string;
  #answer = Buffer.allocUnsafe(4 * 1024);
  #length = 0;
  #onAnswer: (answer: Buffer) => void = () => {};
  #onError: (error: Error) => void = () => {};

  private constructor({ hostname, port, host }: URL, token: string) {
    this.#head = `POST /graphql HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}\r\n`;
    const onread = { buffer: arrived, callback: (bytes: number) => this.#read(arrived.subarray(0, bytes)) };
    this.#socket = connect({ port: Number(port), host: hostname, noDelay: true, onread });
    this.#socket.on('error', (error) => this.#onError(error));
    this.#socket.on('end', () => this.#onError(new Error('The server closed a connection.')));
  }

  static async open(address: string, token: string): Promise<HttpClient> {
    const client = new HttpClient(new URL(address), token);
    await once(client.#socket, 'connect');
    return client;
  }

  /** Whom to tell of answers from now on: each with its head, its bytes good until the next request. */
  listen(onAnswer: (answer: Buffer) => void, onError: (error: Error) => void): void {
    this.#onAnswer = onAnswer;
    this.#onError = onError;
  }

  /** A whole request of whoever the token stands for. */
  request(body: string): Buffer {
    return Buffer.from(`${this.#head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  }

  /** @param request as `request` made it; its bytes must stay as they are until it is answered */
  send(request: Buffer): void {
    this.#length = 0;
    this.#socket.write(request);
  }

  close(): void {
    this.#onError = () => {};
    this.#socket.destroy();
  }

  #read(bytes: Buffer): boolean {
    const length = this.#length + bytes.length;
    if (length > MOST_BYTES) throw new Error('An answer is longer than any can be.');
    if (length > this.#answer.length)
      this.#answer = Buffer.concat([this.#answer.subarray(0, this.#length)], 2 * length);
    this.#answer.set(bytes, this.#length);
    this.#length = length;
    const answer = this.#answer.subarray(0, length);
    if (length === wholeLength(answer)) this.#onAnswer(answer);
    return true;
  }
}

const LENGTH = 'content-length: ';

/** Of head and body together; undefined while the head is not whole. */
function wholeLength(answer: Buffer): number | undefined {
  const headEnd = answer.indexOf('\r\n\r\n', 0, 'latin1');
  if (headEnd < 0) return undefined;
  const from = answer.indexOf(LENGTH, 0, 'latin1') + LENGTH.length;
  const length = Number(answer.toString('latin1', from, answer.indexOf('\r', from)));
  if (Number.isNaN(length))
    throw new Error(`An answer without a length: ${answer.toString('latin1', 0, headEnd)}`);
  return headEnd + 4 + length;
}
