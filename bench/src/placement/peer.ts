import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** TPC-B wants at least as many branches as clients, or it measures waiting for a branch's row. */
const SCALE = 20;
/** What served the peer best on two cores, of 8, 16, 32 and 64. */
const CLIENTS = 16;

/** The peer: PostgreSQL's own pgbench with its TPC-B-like script, prepared statements, on the same server. */
export class Peer {
  readonly program: string;
  readonly #url: string;

  private constructor(program: string, url: string) {
    this.program = program;
    this.#url = url;
  }

  static async prepare(url: string): Promise<Peer> {
    const peer = new Peer(findPgbench(), url);
    await execute(peer.program, ['--initialize', '--quiet', `--scale=${SCALE}`, url]);
    return peer;
  }

  /** Transactions a second over so many seconds. */
  async run(seconds: number): Promise<number> {
    const { stdout } = await execute(this.program, [
      ...['--protocol=prepared', '--no-vacuum', `--client=${CLIENTS}`, '--jobs=2', `--time=${seconds}`],
      this.#url,
    ]);
    const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (!tps) throw new Error(`pgbench said nothing of tps: ${stdout}`);
    return Number(tps);
  }
}

/** npm's PostgreSQL ships no pgbench: PATH's, or Debian's newest. */
function findPgbench(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = ['pgbench', ...versions.map((version) => join(debian, version, 'bin', 'pgbench'))];
  for (const candidate of candidates) {
    try {
      execFileSync(candidate, ['--version'], { stdio: 'ignore' });
      return candidate;
    } catch {
      // Not this one.
    }
  }
  throw new Error(
    'The bench needs pgbench: install PostgreSQL (Debian: apt-get install postgresql-contrib).',
  );
}
