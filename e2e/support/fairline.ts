import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const START_TIMEOUT_MS = 240_000;

export interface Fairline {
  readonly address: string;
  /** All it has printed so far. */
  output(): string;
  /** Ctrl-C, then waits for the process to end. Answers its exit code. */
  stop(): Promise<number | null>;
}

/** Runs what `npm start` runs, on a free port and a data folder of its own, until it prints its address. */
export async function startFairline(options: {
  data: string;
  paceMinutes?: number;
  port?: number;
}): Promise<Fairline> {
  const child = launch(options, options.port ?? (await freePort()));
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    printed += String(chunk);
  });
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not up in time:\n${printed}`)), START_TIMEOUT_MS);
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${printed}`)));
    child.stdout?.on('data', () => {
      const found = /https?:\/\/[^\s]+/.exec(printed.split('Fairline is up')[1] ?? '')?.[0];
      if (!found) return;
      clearTimeout(timer);
      resolve(found.replace(/\/$/, ''));
    });
  });
  return { address, output: () => printed, stop: () => interrupt(child) };
}

function launch(options: { data: string; paceMinutes?: number }, port: number): ChildProcess {
  return spawn(process.execPath, ['tools/start.mjs'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      FAIRLINE_PORT: String(port),
      FAIRLINE_DATA: options.data,
      FAIRLINE_DEMO_PACE: String(options.paceMinutes ?? 13),
    },
  });
}

async function interrupt(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  child.kill('SIGINT');
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : null;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
