import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const START_TIMEOUT_MS = 240_000;

/**
 * A new folder for data, for the caller to remove. Others may pass through it: run by root, PostgreSQL has an account of its
 * own, and keeps its files elsewhere when it cannot reach the folder.
 */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fairline-e2e-'));
  await chmod(folder, 0o711);
  return folder;
}

export interface FairlineOptions {
  readonly data: string;
  readonly paceMinutes?: number;
  readonly port?: number;
  /** Runs npm, and npm the rest, as a person does. */
  readonly byNpm?: boolean;
  /** Settings besides those above. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Fairline {
  readonly address: string;
  /** All it has printed so far. */
  output(): string;
  /** Ctrl-C, then waits for the process to end. Answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a crash does: nothing of its own is stopped. */
  kill(): Promise<void>;
  /** SIGTERM to the process that was started, and to nothing that it started. */
  terminate(): Promise<void>;
}

/** Runs what `npm start` runs, on a free port and a data folder of its own, until it prints its address. */
export async function startFairline(options: FairlineOptions): Promise<Fairline> {
  const child = launch(options, options.port ?? (await freePort()));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      printed += String(chunk);
    });
  }
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not up in time:\n${printed}`)), START_TIMEOUT_MS);
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${printed}`)));
    child.stdout?.on('data', () => {
      const found = /https?:\/\/[^\s]+/.exec(printed.split('Fairline is up')[1] ?? '')?.[0];
      if (!found || !printed.includes('Ctrl-C')) return;
      clearTimeout(timer);
      resolve(found.replace(/\/$/, ''));
    });
  });
  return {
    address,
    output: () => printed,
    stop: () => end(child, 'SIGINT'),
    kill: async () => {
      await end(child, 'SIGKILL');
    },
    terminate: async () => {
      await end(child, 'SIGTERM');
    },
  };
}

export interface FailedStart {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs what `npm start` runs where it cannot start, until it ends by itself. */
export async function failToStart(options: FairlineOptions): Promise<FailedStart> {
  return outcomeOf(launch(options, options.port ?? (await freePort())));
}

/** Runs a command of the repository on a data folder until it ends. */
export function runCommand(args: readonly string[], data: string): Promise<FailedStart> {
  return outcomeOf(spawn('npm', args, { cwd: repository, env: environment({ FAIRLINE_DATA: data }) }));
}

async function outcomeOf(child: ChildProcess): Promise<FailedStart> {
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (chunk) => {
    stdout += String(chunk);
  });
  child.stderr?.on('data', (chunk) => {
    stderr += String(chunk);
  });
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : null, stdout, stderr };
}

function launch({ data, paceMinutes = 13, byNpm, settings }: FairlineOptions, port: number): ChildProcess {
  const [command, args] = byNpm ? ['npm', ['start']] : [process.execPath, ['tools/start.mjs']];
  return spawn(command, args, {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment({
      FAIRLINE_PORT: String(port),
      FAIRLINE_DATA: data,
      FAIRLINE_DEMO_PACE: String(paceMinutes),
      FAIRLINE_CALENDAR: 'all-year',
      FAIRLINE_SPORTS: 'football',
      ...settings,
    }),
  });
}

/** The environment of a person's terminal: without what says that this is a test. */
function environment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, VITEST: _runner, NODE_OPTIONS: _options, ...rest } = process.env;
  return { ...rest, ...settings };
}

async function end(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  child.kill(signal);
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
