import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { built } from '../built/built.ts';
import { HttpClient } from './http-client.ts';
import { type Load, loadOf } from './load.ts';
import { DRAWS, type Draw } from './mix.ts';
import type { HttpHouse } from './place-bets.ts';
import { ReadyRequest } from './ready-request.ts';

/** As the operations manual says for many bets. */
const YOUNG = '--max-semi-space-size=128';

/** A connection that is a patron's own, with the requests it sends. */
interface Caller {
  readonly client: HttpClient;
  readonly requests: Map<Draw, readonly ReadyRequest[]>;
}

/** Places bets over HTTP at a server process of its own. */
export class HttpLoad {
  readonly #house: HttpHouse;
  readonly #callers: readonly Caller[];
  readonly #stop: () => void;
  #turn = 0;

  private constructor(house: HttpHouse, callers: readonly Caller[], stop: () => void) {
    this.#house = house;
    this.#callers = callers;
    this.#stop = stop;
  }

  static async open(databaseUrl: string, connections: number): Promise<HttpLoad> {
    const program = await built(new URL('./http-house.ts', import.meta.url), 'bench-http-house');
    const child = spawn(process.execPath, [YOUNG, program, databaseUrl], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const house: HttpHouse = JSON.parse(line);
      const callers = house.tokens.slice(0, connections).map(async (token) => ({
        client: await HttpClient.open(house.address, token),
        requests: new Map(),
      }));
      return new HttpLoad(house, await Promise.all(callers), () => child.kill('SIGKILL'));
    }
    throw new Error('The server for the HTTP load did not start.');
  }

  /** Each connection sends its next bet when it is answered; rejects when one is refused. */
  async run(draw: Draw, seconds: number): Promise<Load> {
    for (const caller of this.#callers) this.#prepare(caller, draw);
    const latencies: number[] = [];
    const begun = performance.now();
    const end = begun + seconds * 1_000;
    await Promise.all(this.#callers.map((caller) => this.#placeUntil(end, caller, draw, latencies)));
    return loadOf(latencies, (performance.now() - begun) / 1_000);
  }

  /** So many bets a second, whether or not those before are answered, each timed from when it was due. */
  async runAt(draw: Draw, perSecond: number, seconds: number): Promise<Load> {
    for (const caller of this.#callers) this.#prepare(caller, draw);
    const begun = performance.now();
    const dues = Array.from(
      { length: Math.floor(perSecond * seconds) },
      (_, index) => begun + (index * 1_000) / perSecond,
    );
    const latencies = await this.#placeWhenDue(dues, draw);
    return loadOf(latencies, (performance.now() - begun) / 1_000);
  }

  close(): void {
    for (const { client } of this.#callers) client.close();
    this.#stop();
  }

  /** Before the time runs: who places a bet has to make the request, the server does not. */
  #prepare({ client, requests }: Caller, draw: Draw): void {
    if (requests.has(draw)) return;
    const { games } = this.#house;
    const made = Array.from({ length: DRAWS }, (_, turn) => new ReadyRequest(client, draw(games, turn)));
    requests.set(draw, made);
  }

  /** Resolves to the latencies; a bet that finds every connection busy waits for one, and that counts. */
  #placeWhenDue(dues: readonly number[], draw: Draw): Promise<number[]> {
    const latencies: number[] = [];
    const free = [...this.#callers];
    let sent = 0;
    return new Promise((resolve, reject) => {
      const sendDue = () => {
        for (const now = performance.now(); (dues[sent] ?? Number.POSITIVE_INFINITY) <= now; sent += 1) {
          const caller = free.pop();
          if (!caller) return;
          send(caller, dues[sent] ?? now);
        }
      };
      const send = (caller: Caller, due: number) => {
        caller.client.listen((answer) => {
          latencies.push(performance.now() - due);
          free.push(caller);
          if (!isPlaced(answer)) reject(new Error(`A bet was refused: ${answer.toString()}`));
          else if (latencies.length === dues.length) resolve(latencies);
          else sendDue();
        }, reject);
        this.#sendNext(caller, draw, reject);
      };
      const tick = () => {
        sendDue();
        if (sent < dues.length) setTimeout(tick, 1);
      };
      tick();
    });
  }

  #sendNext({ client, requests }: Caller, draw: Draw, reject: (error: Error) => void): void {
    this.#turn += 1;
    const request = requests.get(draw)?.[this.#turn % DRAWS];
    if (request) client.send(request.bytes(this.#turn));
    else reject(new Error('A caller has no requests.'));
  }

  #placeUntil(end: number, caller: Caller, draw: Draw, latencies: number[]): Promise<void> {
    return new Promise((resolve, reject) => {
      let sent = performance.now();
      const send = () => this.#sendNext(caller, draw, reject);
      caller.client.listen((answer) => {
        const now = performance.now();
        latencies.push(now - sent);
        sent = now;
        if (!isPlaced(answer)) reject(new Error(`A bet was refused: ${answer.toString()}`));
        else if (now < end) send();
        else resolve();
      }, reject);
      send();
    });
  }
}

function isPlaced(answer: Buffer): boolean {
  return answer.toString('latin1', 0, OK.length) === OK && answer.includes('"placedBets":[{', 0, 'latin1');
}

const OK = 'HTTP/1.1 200';
