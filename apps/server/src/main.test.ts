import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { isAlive } from './platform/database/embedded-process.ts';
import { buildProgram, type Program } from './platform/testing/program.ts';

let program: Program;
let folder: string;
const running: Running[] = [];

beforeAll(async () => {
  const simulation = new URL('./trading/simulation.worker.ts', import.meta.url);
  program = await buildProgram(new URL('./main.ts', import.meta.url), simulation);
  folder = mkdtempSync(join(tmpdir(), 'fairline-main-'));
  chmodSync(folder, 0o711);
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
});
afterAll(() => {
  program.remove();
  rmSync(folder, { recursive: true, force: true });
});

interface Running {
  readonly child: ChildProcess;
  readonly printed: { out: string; error: string };
  /** Code and signal. */
  readonly ended: Promise<unknown[]>;
}

/** The whole program with a PostgreSQL of its own, and games so slow that none is played while the test runs. */
function start(): Running {
  const { DATABASE_URL: _url, ...environment } = process.env;
  const child = spawn(process.execPath, [program.path], {
    env: {
      ...environment,
      FAIRLINE_DATA: folder,
      FAIRLINE_PORT: '0',
      FAIRLINE_SPORTS: 'football',
      FAIRLINE_CALENDAR: 'all-year',
      FAIRLINE_DEMO_PACE: '1440',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', error: '' };
  child.stdout.on('data', (chunk) => {
    printed.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed.error += chunk;
  });
  const started = { child, printed, ended: once(child, 'close') };
  running.push(started);
  return started;
}

function prints({ printed }: Running, text: string): Promise<void> {
  return vi.waitFor(() => expect(printed.out).toContain(text), { timeout: 180_000, interval: 20 });
}

test('a server that is stopped while it starts never says that it is up', { timeout: 200_000 }, async () => {
  const server = start();
  await prints(server, 'Starting the database …');
  server.child.kill('SIGINT');
  expect(await server.ended).toEqual([0, null]);
  expect(server.printed.out).toContain('Stopping …');
  expect(server.printed.out).not.toMatch(/is up|Ctrl-C/);
  expect(server.printed.error).toBe('');
});

test('a server whose PostgreSQL was killed says so and ends at once, with nothing left running', {
  timeout: 200_000,
}, async () => {
  const server = start();
  await prints(server, 'Ctrl-C stops everything.');
  const postgres = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const killed = performance.now();
  process.kill(postgres, 'SIGKILL');
  expect(await server.ended).toEqual([1, null]);
  expect(performance.now() - killed).toBeLessThan(10_000);
  expect(server.printed.error).toBe(
    'PostgreSQL ended unexpectedly. Run npm start again: everything that was answered is kept.\n',
  );
  expect(server.printed.out).not.toContain('Stopping');
  expect(isAlive(postgres, 'postgres')).toBe(false);
});
