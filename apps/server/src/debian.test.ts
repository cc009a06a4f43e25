import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allMigrations } from './migrations.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { unprivilegedAccount } from './platform/database/embedded-account.ts';
import { freePort } from './platform/database/embedded-launch.ts';
import { migrate } from './platform/database/migrate.ts';

const execute = promisify(execFile);
const bin = '/usr/lib/postgresql/15/bin';

// Debian's own PostgreSQL stands for any server of the operator's. Nothing is installed for it.
describe.skipIf(!existsSync(bin))('a server of one’s own (Debian’s PostgreSQL 15)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-debian-'));
  const account = unprivilegedAccount();
  let database: Database;
  let url: string;

  beforeAll(async () => {
    if (account) chownSync(folder, account.uid, account.gid);
    const options = { ...account, cwd: folder };
    const data = join(folder, 'data');
    const port = await freePort();
    await execute(join(bin, 'initdb'), ['-D', data, '-U', 'operator', '--auth=trust', '-N'], options);
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
    await execute(
      join(bin, 'pg_ctl'),
      ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start'],
      options,
    );
    url = `postgres://operator@127.0.0.1:${port}/postgres`;
    database = openDatabase(url);
  });
  afterAll(async () => {
    await database.close();
    await execute(join(bin, 'pg_ctl'), ['-D', join(folder, 'data'), '-m', 'immediate', 'stop'], {
      ...account,
      cwd: folder,
    });
    rmSync(folder, { recursive: true, force: true });
  });

  test('the migrations of every domain apply to it', async () => {
    await migrate(database, allMigrations);
    const applied = await database.query('select id from platform.migration');
    expect(applied).toHaveLength(allMigrations.length);
    const [version] = await database.query<{ server_version: string }>('show server_version');
    expect(version?.server_version).toMatch(/^15\./);
  });
});
