import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a running PostgreSQL writes into its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

const LINE = { pid: 0, port: 3, status: 7 } as const;

/** Reads postmaster.pid; undefined when there is none or it is not finished yet. */
export function readPostmaster(data: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[LINE.pid]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[LINE.port] ?? 0), ready: lines[LINE.status]?.trim() === 'ready' };
}

/**
 * Whether a process lives that may be the one meant: after a reboot its number can belong to another program, so
 * where /proc tells the program's name, it must be the expected one.
 */
export function isAlive(pid: number, program: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  if (process.platform !== 'linux') return true;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const isZombie = stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
    return !isZombie && stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')).startsWith(program);
  } catch {
    return false;
  }
}

/** Ends PostgreSQL, asking more firmly when it does not go: fast shutdown, then immediate, then by force. */
export async function stopPostmaster(pid: number): Promise<void> {
  const steps: readonly [NodeJS.Signals, number][] = [
    ['SIGINT', 10_000],
    ['SIGQUIT', 3_000],
    ['SIGKILL', 3_000],
  ];
  for (const [signal, patienceMs] of steps) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      if (!isAlive(pid, 'postgres')) return;
      await sleep(10);
    }
  }
}
