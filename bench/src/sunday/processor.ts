import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the machine. */
const TICKS_A_SECOND = 100;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Of its own, all threads together, in seconds. */
  readonly own: number;
  /** Of its children that have ended, in seconds. */
  readonly ended: number;
}

/** Processor time so far, in seconds: of a server, and of all processes it has started, which are its PostgreSQL. */
export function processorOf(pid: number): { readonly server: number; readonly postgres: number } {
  const all = readdirSync('/proc').flatMap((name) => read(name) ?? []);
  const server = all.find((one) => one.pid === pid);
  if (!server) throw new Error(`There is no process ${pid}.`);
  const below = all.filter(({ parent }) => parent === pid);
  const family = [...below, ...all.filter((one) => below.some((parent) => parent.pid === one.parent))];
  return { server: server.own, postgres: family.reduce((sum, { own, ended }) => sum + own + ended, 0) };
}

/** The fields of /proc/PID/stat after the name, which may hold anything; undefined for what is no process, or none any more. */
function read(name: string): Process | undefined {
  if (!/^\d+$/.test(name)) return undefined;
  const stat = textOf(`/proc/${name}/stat`);
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]));
  const seconds = (one = 0, other = 0) => (one + other) / TICKS_A_SECOND;
  return {
    pid: Number(name),
    parent: parent ?? 0,
    own: seconds(user, system),
    ended: seconds(endedUser, endedSystem),
  };
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
