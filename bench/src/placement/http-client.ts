import { connect, type Socket } from 'node:net';

/**
 * One HTTP/1.1 connection that sends a request when the one before it is answered. Bare, so that the load costs little of the
 * processor that the server under test shares.
 */
export class HttpClient {
  readonly #socket: Socket;
  readonly #head: string;
  #buffered = '';
  #answered: { resolve: (body: string) => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket, host: string, token: string) {
    this.#socket = socket;
    this.#head = `POST /graphql HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}\r\n`;
    socket.setEncoding('utf8');
    socket.setNoDelay(true);
    socket.on('data', (chunk: string) => this.#read(chunk));
    socket.on('error', (error) => this.#answered?.reject(error));
  }

  static open(address: string, token: string): Promise<HttpClient> {
    const { hostname, port, host } = new URL(address);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => resolve(new HttpClient(socket, host, token)));
      socket.once('error', reject);
    });
  }

  /** @param body ASCII only: its length is counted in characters */
  post(body: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#answered = { resolve, reject };
      this.#socket.write(`${this.#head}content-length: ${body.length}\r\n\r\n${body}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(chunk: string): void {
    this.#buffered += chunk;
    const end = this.#buffered.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(this.#buffered)?.[1] ?? 0);
    if (this.#buffered.length < end + 4 + length) return;
    const body = this.#buffered.slice(end + 4, end + 4 + length);
    this.#buffered = '';
    this.#answered?.resolve(body);
  }
}
