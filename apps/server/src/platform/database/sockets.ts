import { Socket } from 'node:net';

/** Of connections to the database that can be given up though nobody answers over them: pg itself waits for the other end to end, too. */
export class Sockets {
  readonly #open = new Set<Socket>();

  /** For pg's `stream`. */
  readonly open = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    return socket;
  };

  /** What waits for an answer over one of them fails at once; so does who is only just connecting. */
  destroy(): void {
    for (const socket of this.#open) socket.destroy();
  }
}
