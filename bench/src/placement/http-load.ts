import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { newId } from '../../../apps/server/src/platform/ids.ts';
import { bundle } from '../built/bundle.ts';
import { HttpClient } from './http-client.ts';
import { closedLoop, type Load } from './load.ts';
import type { Draw } from './mix.ts';
import { type HttpHouse, placeBetsBody } from './place-bets.ts';

/** Places bets over HTTP at a server process of its own. */
export class HttpLoad {
  readonly #house: HttpHouse;
  readonly #clients: readonly HttpClient[];
  readonly #stop: () => void;

  private constructor(house: HttpHouse, clients: readonly HttpClient[], stop: () => void) {
    this.#house = house;
    this.#clients = clients;
    this.#stop = stop;
  }

  /** @param connections each a patron's own */
  static async open(databaseUrl: string, connections: number): Promise<HttpLoad> {
    const program = await bundle(new URL('./http-house.ts', import.meta.url), 'bench-http-house');
    const child = spawn(process.execPath, [program, databaseUrl], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const house: HttpHouse = JSON.parse(line);
      const tokens = house.tokens.slice(0, connections);
      const clients = await Promise.all(tokens.map((token) => HttpClient.open(house.address, token)));
      return new HttpLoad(house, clients, () => child.kill('SIGKILL'));
    }
    throw new Error('The server for the HTTP load did not start.');
  }

  async run(draw: Draw, seconds: number): Promise<Load> {
    const free = [...this.#clients];
    const { games } = this.#house;
    let turn = 0;
    const place = async () => {
      const client = free.pop();
      if (!client) throw new Error('More callers than connections.');
      turn += 1;
      const body = await client.post(placeBetsBody(draw(games, turn), newId()));
      if (!body.includes('"placedBets":[{')) throw new Error(`A bet was refused: ${body}`);
      free.push(client);
    };
    return closedLoop(place, this.#clients.length, seconds);
  }

  close(): void {
    for (const client of this.#clients) client.close();
    this.#stop();
  }
}
