import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Runs a command in the repository's root; its output is ours. Rejects when it fails. */
export async function run(command, args, options = {}) {
  const code = await exitCode(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed (${code}).`);
}

/** Like run, but answers the exit code. A command ended by a signal counts as 1. */
export function exitCode(command, args, { onStart, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: repository,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      ...options,
    });
    onStart?.(child);
    child.on('error', reject);
    // Not before all that it printed has come.
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Like exitCode, for commands beside each other: answers what one printed besides, as it came. */
export async function outcome(command, args) {
  let output = '';
  const take = (chunk) => {
    output += chunk;
  };
  const code = await exitCode(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    onStart: ({ stdout, stderr }) => {
      for (const stream of [stdout, stderr]) stream.setEncoding('utf8').on('data', take);
    },
  });
  return { code, output };
}

/** The path of a command that a package of ours brings. */
export function bin(name) {
  return join(repository, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}
