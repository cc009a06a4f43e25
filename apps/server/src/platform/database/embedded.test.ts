import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { installedBinaries } from './embedded-binaries.ts';
import { isAlive, readPostmaster } from './embedded-process.ts';
import { StartupError } from './startup-error.ts';

const folders: string[] = [];
const running: EmbeddedPostgres[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(mode = 0o711): string {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-embedded-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

async function start(dataFolder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataFolder });
  running.push(server);
  return server;
}

async function run(server: EmbeddedPostgres, sql: string): Promise<object[]> {
  const database = openDatabase(server.url, { max: 1 });
  try {
    return await database.query(sql);
  } finally {
    await database.close();
  }
}

function pidOf(dataFolder: string): number {
  const note = join(dataFolder, 'postgres-location');
  const home = existsSync(note) ? readFileSync(note, 'utf8') : dataFolder;
  if (home !== dataFolder) folders.push(home);
  return readPostmaster(join(home, 'postgres'))?.pid ?? 0;
}

const isRoot = process.getuid?.() === 0;

test('it starts with nothing there, keeps what is stored, and stops without a process left', async () => {
  const folder = join(newFolder(), 'deep', 'er');
  const first = await start(folder);
  await run(first, 'create table kept (n int)');
  await run(first, 'insert into kept values (7)');
  const pid = pidOf(folder);
  await first.stop();
  await first.stop();
  expect(isAlive(pid, 'postgres')).toBe(false);
  const second = await start(folder);
  expect(await run(second, 'select n from kept')).toEqual([{ n: 7 }]);
});

test('only who knows the password gets in, and nobody from outside', async () => {
  const folder = newFolder();
  const server = await start(folder);
  expect(statSync(join(folder, 'postgres-password')).mode & 0o777).toBe(0o600);
  const stranger = openDatabase(server.url.replace(/:[^:@]*@/, ':guess@'), { max: 1 });
  await expect(stranger.query('select 1')).rejects.toThrow('password authentication failed');
  await stranger.close();
  expect(await run(server, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  const [encoding] = await run(server, 'select pg_encoding_to_char(encoding) as e from pg_database limit 1');
  expect(encoding).toEqual({ e: 'UTF8' });
});

test.runIf(isRoot)('as root it runs as an unprivileged user', async () => {
  const folder = newFolder();
  await start(folder);
  const status = readFileSync(`/proc/${pidOf(folder)}/status`, 'utf8');
  expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).not.toBe('0');
});

test.runIf(isRoot)(
  'under a home closed to others it keeps its files elsewhere, and finds them again',
  async () => {
    const folder = newFolder(0o700);
    const first = await start(folder);
    await run(first, 'create table kept (n int)');
    expect(pidOf(folder)).toBeGreaterThan(0);
    await first.stop();
    expect(await run(await start(folder), 'select * from kept')).toEqual([]);
  },
);

test('binaries out of reach are copied, and links that npm left out are made', async () => {
  const closed = newFolder(0o700);
  cpSync(join(installedBinaries(), '..'), closed, { recursive: true, verbatimSymlinks: true });
  const lib = join(closed, 'native', 'lib');
  for (const entry of readdirSync(lib, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) rmSync(join(lib, entry.name));
  }
  const server = await startEmbeddedPostgres({ dataFolder: newFolder(), binaries: join(closed, 'native') });
  running.push(server);
  expect(await run(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a server left behind by a program that was killed is taken over', async () => {
  const folder = newFolder();
  const child = program(folder, 'setInterval(() => {}, 1000);');
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)));
  });
  await expect(startEmbeddedPostgres({ dataFolder: folder })).rejects.toThrow(
    'already runs on the data folder',
  );
  const pid = pidOf(folder);
  child.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(child.pid ?? 0, 'node')).toBe(false), { timeout: 20_000 });
  expect(isAlive(pid, 'postgres')).toBe(true);
  const server = await start(folder);
  expect(pidOf(folder)).toBe(pid);
  expect(await run(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(isAlive(pid, 'postgres')).toBe(false);
});

test('a program that ends without stopping it takes it along', async () => {
  const folder = newFolder();
  const child = program(folder, 'process.exit(3);');
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(3);
  const gone = () => expect(readPostmaster(join(folder, 'postgres'))).toBeUndefined();
  await vi.waitFor(gone, { timeout: 30_000 });
});

test('a program that a signal ends takes it along, too', async () => {
  const folder = newFolder();
  const child = program(folder, 'setInterval(() => {}, 1000);');
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  const pid = pidOf(folder);
  expect(isAlive(pid, 'postgres')).toBe(true);
  child.kill('SIGTERM');
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(1);
  await vi.waitFor(() => expect(isAlive(pid, 'postgres')).toBe(false), { timeout: 30_000 });
});

/** Another Node program that starts PostgreSQL and then does something. */
function program(folder: string, then: string) {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
    const postgres = await startEmbeddedPostgres({ dataFolder: ${JSON.stringify(folder)} });
    console.log('started');
    ${then}`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
}

type Child = ReturnType<typeof program>;

const started = (child: Child) => new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));

async function outcomeOf(child: Child): Promise<{ code: number | null; stderr: string }> {
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, stderr };
}

test.each(['SIGKILL', 'SIGINT'] as const)(
  'a program whose PostgreSQL is ended by somebody else (%s) says so in one line, and ends at once',
  async (signal) => {
    const folder = newFolder();
    const child = program(folder, 'setInterval(() => {}, 1000);');
    const outcome = outcomeOf(child);
    await started(child);
    process.kill(pidOf(folder), signal);
    expect(await outcome).toEqual({
      code: 1,
      stderr: 'PostgreSQL ended unexpectedly. Run npm start again: everything that was answered is kept.\n',
    });
    await start(folder);
  },
);

test('a program that a signal ends in its own way goes on ending, also when PostgreSQL got the signal too', async () => {
  const folder = newFolder();
  const child = program(
    folder,
    "process.on('SIGTERM', () => setTimeout(() => process.exit(0), 2000)); setInterval(() => {}, 1000);",
  );
  const outcome = outcomeOf(child);
  await started(child);
  const pid = pidOf(folder);
  child.kill('SIGTERM');
  await sleep(500);
  process.kill(pid, 'SIGTERM');
  expect(await outcome).toEqual({ code: 0, stderr: '' });
  expect(isAlive(pid, 'postgres')).toBe(false);
});

test('a program that stops PostgreSQL itself goes on', async () => {
  const child = program(
    newFolder(),
    'await postgres.stop(); await new Promise((resolve) => setTimeout(resolve, 500));',
  );
  expect(await outcomeOf(child)).toEqual({ code: 0, stderr: '' });
});

test('after PostgreSQL itself was killed it starts again with what was committed, also when one of its processes is busy still', async () => {
  const folder = newFolder();
  const server = await start(folder);
  await run(server, 'create table kept (n int)');
  const busy = run(server, UNTIL_IN_TWO_SECONDS).catch(() => {});
  await sleep(500);
  process.kill(pidOf(folder), 'SIGKILL');
  await server.stop();
  expect(await run(await start(folder), 'select * from kept')).toEqual([]);
  await busy;
});

/** It looks neither for its postmaster nor for its client meanwhile, as a long query does not. */
const UNTIL_IN_TWO_SECONDS = `do $$ declare began timestamptz := clock_timestamp(); begin
  while clock_timestamp() < began + interval '2 seconds' loop end loop; end $$`;

test('a start that was cut off while making the files is made again', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'postgres.unfinished'));
  writeFileSync(join(folder, 'postgres.unfinished', 'PG_VERSION'), '18');
  expect(await run(await start(folder), 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a folder that cannot be is refused at once, in one line', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  for (const folder of ['/proc/fairline/data', join(file, 'data')]) {
    const refused = startEmbeddedPostgres({ dataFolder: folder });
    await expect(refused).rejects.toBeInstanceOf(StartupError);
    await expect(refused).rejects.toThrow(/^Cannot write the data folder .* set FAIRLINE_DATA .*\.$/);
  }
});

test('data of another PostgreSQL is refused in one line', async () => {
  const folder = newFolder();
  await (await start(folder)).stop();
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '9\n');
  const refused = startEmbeddedPostgres({ dataFolder: folder });
  await expect(refused).rejects.toBeInstanceOf(StartupError);
  await expect(refused).rejects.toThrow(/^PostgreSQL did not start: .*version/);
});

test('no process of these tests is left', () => {
  const processes = execFileSync('ps', ['-eo', 'args']).toString();
  expect(processes).not.toMatch(/fairline-embedded-/);
});
