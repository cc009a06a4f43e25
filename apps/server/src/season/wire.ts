import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What the wire does to the next request: loses it, or lets it through and loses the answer once it is whole. */
export type Cut = 'before' | 'after';

/** The connection between the lanes and PostgreSQL, as a proxy that breaks when it is told to. */
export class Wire {
  readonly #server: Server;
  readonly #target: URL;
  readonly #pairs = new Map<Socket, Socket>();
  /** Cuts that are still to be made, each on a connection of its own. */
  readonly #due = new Map<Socket, Cut>();
  #isDead = false;
  /** Connections that were cut. */
  cuts = 0;

  private constructor(server: Server, target: URL) {
    this.#server = server;
    this.#target = target;
    server.on('connection', (client) => this.#join(client));
  }

  static async open(databaseUrl: string): Promise<Wire> {
    const server = createServer();
    const wire = new Wire(server, new URL(databaseUrl));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return wire;
  }

  /** The database behind this wire. */
  get url(): string {
    const address = this.#server.address();
    const url = new URL(this.#target);
    url.hostname = '127.0.0.1';
    url.port = String(typeof address === 'object' && address ? address.port : 0);
    return url.href;
  }

  /** Every connection there is now breaks at its next request. */
  cut(cut: Cut): void {
    for (const client of this.#pairs.keys()) this.#due.set(client, cut);
  }

  /** Nothing comes through any more, for good. */
  die(): void {
    this.#isDead = true;
    for (const client of this.#pairs.keys()) this.#break(client);
  }

  async close(): Promise<void> {
    this.die();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(client: Socket): void {
    client.on('error', () => client.destroy());
    if (this.#isDead) {
      client.destroy();
      return;
    }
    const database = connect(Number(this.#target.port || 5432), this.#target.hostname);
    for (const socket of [client, database]) socket.setNoDelay(true);
    this.#pairs.set(client, database);
    database.on('error', () => this.#drop(client));
    client.on('close', () => this.#drop(client));
    database.on('close', () => this.#drop(client));
    client.on('data', (bytes) => {
      if (this.#due.get(client) === 'before') this.#break(client);
      else database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (this.#due.get(client) !== 'after') client.write(bytes);
      else if (isWhole(bytes)) this.#break(client);
    });
  }

  #break(client: Socket): void {
    this.cuts += 1;
    this.#drop(client);
  }

  #drop(client: Socket): void {
    this.#due.delete(client);
    this.#pairs.get(client)?.destroy();
    this.#pairs.delete(client);
    client.destroy();
  }
}

/** PostgreSQL ends every answer with ReadyForQuery, outside a transaction: by then it is committed. */
function isWhole(bytes: Buffer): boolean {
  return bytes.length >= 6 && bytes.readUInt8(bytes.length - 6) === 0x5a && bytes.at(-1) === 0x49;
}
