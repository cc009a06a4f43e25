import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { readPostmaster } from '../../platform/database/embedded-process.ts';
import { buildProgram, type Program } from '../../platform/testing/program.ts';
import type { CrashHouse } from './crash-protocol.ts';

const Ready = v.object({ port: v.number(), databaseUrl: v.string() });
const Answer = v.object({
  betId: v.optional(v.string()),
  code: v.optional(v.string()),
  patronId: v.optional(v.string()),
});

/** The program under test, which is started twenty times. */
export function buildHouse(): Promise<Program> {
  return buildProgram(new URL('./crash-house.ts', import.meta.url));
}

/** The house: started, asked over HTTP, killed. */
export class CrashRig {
  readonly #child: ChildProcess;
  readonly #dataFolder: string;
  readonly #house: CrashHouse;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  private constructor(child: ChildProcess, dataFolder: string, house: CrashHouse) {
    this.#child = child;
    this.#dataFolder = dataFolder;
    this.#house = house;
  }

  /** @param program made by buildHouse */
  static async start(program: Program, dataFolder: string): Promise<CrashRig> {
    const child = spawn(process.execPath, [program.path, dataFolder], { stdio: ['ignore', 'pipe', 'pipe'] });
    let complaints = '';
    child.stderr.on('data', (chunk) => {
      complaints += chunk;
    });
    for await (const line of createInterface({ input: child.stdout })) {
      return new CrashRig(child, dataFolder, v.parse(Ready, JSON.parse(line)));
    }
    throw new Error(`The house did not open: ${complaints}`);
  }

  get databaseUrl(): string {
    return this.#house.databaseUrl;
  }

  /** Rejects when the connection breaks before the answer is whole. */
  async ask(path: '/patron' | '/place', body: unknown) {
    const text = await this.#post(path, JSON.stringify(body));
    return v.parse(Answer, JSON.parse(text));
  }

  /** SIGKILL to both, server first or PostgreSQL first; resolves when the server is gone. */
  async kill(postgresFirst: boolean): Promise<void> {
    const postgres = readPostmaster(join(this.#dataFolder, 'postgres'))?.pid;
    const exited = once(this.#child, 'exit');
    const killServer = () => this.#child.kill('SIGKILL');
    if (!postgresFirst) killServer();
    if (postgres !== undefined) process.kill(postgres, 'SIGKILL');
    if (postgresFirst) killServer();
    await exited;
    this.#agent.destroy();
  }

  #post(path: string, body: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const sent = request(
        { host: '127.0.0.1', port: this.#house.port, path, method: 'POST', agent: this.#agent },
        (response) => {
          let text = '';
          response.on('data', (chunk) => {
            text += chunk;
          });
          response.on('end', () => (response.complete ? resolve(text) : reject(new Error('cut off'))));
          response.on('error', reject);
          response.on('aborted', () => reject(new Error('cut off')));
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }
}
