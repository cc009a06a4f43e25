import { setTimeout as sleep } from 'node:timers/promises';
import { HttpClient } from '../placement/http-client.ts';

/** Requests at a rate that does not wait for the answers: what is slow makes those behind it late, as people would be. */
export class OpenLoop {
  readonly #free: HttpClient[];
  /** Requests that are due while every connection is taken. */
  readonly #waiting: ((client: HttpClient) => void)[] = [];

  private constructor(clients: HttpClient[]) {
    this.#free = clients;
  }

  /** A connection for each token. */
  static async open(address: string, tokens: readonly string[]): Promise<OpenLoop> {
    return new OpenLoop(await Promise.all(tokens.map((token) => HttpClient.open(address, token))));
  }

  /** Milliseconds from when each request was due to its answer, in no order. @param body of the nth request */
  async run(perSecond: number, seconds: number, body: (index: number) => string): Promise<number[]> {
    const times: number[] = [];
    const answers: Promise<unknown>[] = [];
    const begun = performance.now();
    for (let index = 0; index < perSecond * seconds; index += 1) {
      const due = begun + (index * 1_000) / perSecond;
      const early = due - performance.now();
      if (early > 0.5) await sleep(early);
      const asked = this.#ask(body(index)).then(() => times.push(performance.now() - due));
      // Told below, once all have gone out.
      asked.catch(() => undefined);
      answers.push(asked);
    }
    await Promise.all(answers);
    return times;
  }

  close(): void {
    for (const client of this.#free) client.close();
  }

  async #ask(body: string): Promise<void> {
    const client =
      this.#free.pop() ?? (await new Promise<HttpClient>((resolve) => this.#waiting.push(resolve)));
    const answer = await new Promise<string>((resolve, reject) => {
      client.listen((bytes) => resolve(String(bytes)), reject);
      client.send(client.request(body));
    });
    const next = this.#waiting.shift();
    // Turn by turn, so that each patron has the same share.
    if (next) next(client);
    else this.#free.unshift(client);
    if (!answer.includes('"__typename":"BetslipPayload"'))
      throw new Error(`Refused: ${answer.slice(0, 300)}`);
  }
}
