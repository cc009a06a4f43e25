import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface DatabaseDoor {
  /** The database's, by way of the door. */
  readonly url: string;
  /** Whether those who come are turned away. */
  isShut: boolean;
  /** How many were. */
  turnedAway: number;
  /** Whether what comes is swallowed. */
  readonly isCut: boolean;
  /** Swallows from now on what goes either way, and tells nobody of an end, as a network does that is cut: also of those who come. */
  cut(): void;
  /** Lets what contains these words pass, once, and is cut before the answer to it. */
  cutAfter(words: string): void;
  /** Lets those pass who come from now on; of those before nothing is heard again. */
  mend(): void;
  close(): void;
}

/** A way to the database that can be shut, and cut. @param to the database's URL */
export async function openDatabaseDoor(to: string): Promise<DatabaseDoor> {
  const { hostname, port } = new URL(to);
  const sockets: Socket[] = [];
  let isCut = false;
  let lastWords: string | undefined;
  const swallow = (socket: Socket) => socket.unpipe().pause();
  const server = createServer((client) => {
    client.on('error', () => client.destroy());
    if (door.isShut) {
      door.turnedAway += 1;
      client.destroy();
      return;
    }
    const inside = connect(Number(port), hostname);
    inside.on('error', () => client.destroy());
    client.pipe(inside).pipe(client);
    sockets.push(client, inside);
    client.on('data', (sent) => {
      if (lastWords === undefined || !sent.includes(lastWords)) return;
      lastWords = undefined;
      swallow(inside);
      setImmediate(door.cut);
    });
    if (isCut) [client, inside].forEach(swallow);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const through = new URL(to);
  through.hostname = '127.0.0.1';
  through.port = String(typeof address === 'object' && address ? address.port : 0);
  const door: DatabaseDoor = {
    url: through.href,
    isShut: false,
    turnedAway: 0,
    get isCut() {
      return isCut;
    },
    cut: () => {
      isCut = true;
      sockets.forEach(swallow);
    },
    cutAfter: (words) => {
      lastWords = words;
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
  return door;
}
