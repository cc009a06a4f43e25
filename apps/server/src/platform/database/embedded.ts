import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { newId } from '../ids.ts';
import { type Account, canReach, unprivilegedAccount } from './embedded-account.ts';
import { installedBinaries, usableBinaries } from './embedded-binaries.ts';
import { clusterPassword, initialiseCluster, superuser } from './embedded-cluster.ts';
import { type Launch, type Launched, launchPostgres } from './embedded-launch.ts';
import { claimFolder } from './embedded-owner.ts';
import { isAlive, type Postmaster, readPostmaster, stopPostmaster } from './embedded-process.ts';
import { ensureWritableFolder } from './folder.ts';
import { reasonOf, StartupError } from './startup-error.ts';

export interface EmbeddedPostgres {
  /** For openDatabase; carries the password. */
  readonly url: string;
  /** Ends the server and waits until its process is gone. Calling it again does nothing. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Fairline's data folder; made when missing. */
  readonly dataFolder: string;
  /** False gives up surviving a crash for speed: for tests. */
  readonly durable?: boolean;
  /** The PostgreSQL to run: a folder with bin, lib and share. npm's by default. */
  readonly binaries?: string;
}

const databaseName = 'fairline';

/**
 * Starts the PostgreSQL that npm installed, on a data folder of ours; takes over one that a crash of ours left
 * running. Rejects with StartupError when it cannot be. Ends this program with exit code 1, and says so in one line, when the
 * PostgreSQL it started ends without having been stopped.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataFolder = resolve(options.dataFolder);
  ensureWritableFolder(dataFolder);
  const release = claimFolder(dataFolder);
  try {
    const account = unprivilegedAccount();
    const home = reachableFolder(dataFolder, account);
    const launch: Launch = {
      binaries: usableBinaries(options.binaries ?? installedBinaries(), account, home),
      data: join(home, 'postgres'),
      logFile: join(dataFolder, 'postgres.log'),
      account,
      durable: options.durable ?? true,
    };
    const password = clusterPassword(dataFolder);
    if (!existsSync(join(launch.data, 'PG_VERSION'))) {
      await initialiseCluster(launch.binaries, launch.data, account, password);
    }
    const postmaster = (await adoptLeftover(launch.data, password)) ?? (await launchPostgres(launch));
    const url = serverUrl(postmaster, password);
    await ensureDatabase(url);
    return running(postmaster, url, launch.durable, release);
  } catch (error) {
    release();
    throw error;
  }
}

function running(
  postmaster: Postmaster | Launched,
  url: string,
  durable: boolean,
  release: () => void,
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  // A program that ends without stop() still takes PostgreSQL with it; only SIGKILL leaves it behind.
  const onExit = () => {
    if (isAlive(postmaster.pid, 'postgres')) process.kill(postmaster.pid, 'SIGINT');
  };
  process.once('exit', onExit);
  const silence = exitOnSignals();
  // One taken over is no child of ours: nobody says when it ends.
  if ('ended' in postmaster) {
    postmaster.ended.then(() => {
      if (stopping === undefined && !isSignalled) exitWithoutPostgres(durable);
    });
  }
  return {
    url,
    stop: () => {
      stopping ??= stopPostmaster(postmaster.pid).finally(() => {
        process.off('exit', onExit);
        silence();
        release();
      });
      return stopping;
    },
  };
}

/** A program whose PostgreSQL died can answer nothing more, and would fail at everything without an end. */
function exitWithoutPostgres(durable: boolean): void {
  const advice = durable ? ' Run npm start again: everything that was answered is kept.' : '';
  process.stderr.write(`PostgreSQL ended unexpectedly.${advice}\n`);
  process.exit(1);
}

const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Servers of this program that run. */
let count = 0;
/** This program ends in its own way, and who ended it may have ended PostgreSQL as well, as a service manager does. */
let isSignalled = false;

/** A signal that a program does not hear would end it without its exit event. @returns ends that */
function exitOnSignals(): () => void {
  count += 1;
  if (count === 1) for (const signal of ENDING) process.on(signal, onSignal);
  return () => {
    count -= 1;
    if (count === 0) for (const signal of ENDING) process.off(signal, onSignal);
  };
}

/** Who hears it besides, as the server does, ends in its own way. */
function onSignal(signal: NodeJS.Signals): void {
  isSignalled = true;
  if (process.listenerCount(signal) === 1) process.exit(1);
}

/** The server a crash of ours left behind: ready to use, or ended when it does not answer. */
async function adoptLeftover(data: string, password: string): Promise<Postmaster | undefined> {
  const leftover = readPostmaster(data);
  if (!leftover || !isAlive(leftover.pid, 'postgres')) return undefined;
  try {
    await ensureDatabase(serverUrl(leftover, password));
    return leftover;
  } catch {
    await stopPostmaster(leftover.pid);
    return undefined;
  }
}

/**
 * Where PostgreSQL's account can keep its files: the data folder, or, when that lies in a home closed to others,
 * a folder of its own under /var/lib whose name is remembered in the data folder.
 */
function reachableFolder(dataFolder: string, account: Account | undefined): string {
  if (canReach(account, dataFolder)) return dataFolder;
  const note = join(dataFolder, 'postgres-location');
  if (!existsSync(note)) writeFileSync(note, `/var/lib/fairline/${newId()}`);
  const folder = readFileSync(note, 'utf8').trim();
  ensureWritableFolder(folder);
  return folder;
}

function serverUrl(postmaster: Postmaster, password: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${postmaster.port}/${databaseName}`;
}

/** Makes our database in a new server. */
async function ensureDatabase(url: string): Promise<void> {
  if (await connects(url)) return;
  const client = new pg.Client({ connectionString: url.replace(/[^/]*$/, 'postgres') });
  await client.connect();
  try {
    await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

const NO_SUCH_DATABASE = '3D000';

async function connects(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (reasonOf(error) === NO_SUCH_DATABASE) return false;
    throw new StartupError(`The embedded PostgreSQL does not answer: ${reasonOf(error)}`);
  } finally {
    await client.end();
  }
}
