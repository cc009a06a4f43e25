import { readConfig } from './config.ts';
import { keepHeapLean } from './lean-heap.ts';
import { onceOrphaned } from './once-orphaned.ts';
import { MigrationNewerThanCode } from './platform/database/migrate.ts';
import { StartupError } from './platform/database/startup-error.ts';
import { type RunningServer, serve } from './serve.ts';

/** Longer than any orderly stop takes; then the process ends anyway. */
const STOP_LIMIT_MS = 20_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readConfig();
  if (config.heap === 'lean') keepHeapLean();
  const waiting = new AbortController();
  const starting = serve(config, say, waiting.signal);
  const stop = stopOnce(starting, waiting);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (config.isRunByNpm) onceOrphaned(stop);
  const server = await starting;
  if (waiting.signal.aborted) return;
  say(`\nFairline is up: ${server.address}`);
  for (const [index, { email, password, currency }] of server.demos.entries())
    say(`${index === 0 ? 'Demo login' : `Demo login in ${currency}`}: ${email}  password: ${password}`);
  if (config.recordings !== undefined)
    say(
      `Games: the NFL recordings in ${config.recordings}, over and over (docs/operations.md says why these).`,
    );
  say('Ctrl-C stops everything.');
  const { message } = await server.lost;
  process.stderr.write(`Fairline stops: ${message}\n`);
  process.exitCode = 1;
  stop();
}

/** The first signal stops in order; the second does not wait. */
function stopOnce(starting: Promise<RunningServer>, waiting: AbortController): () => void {
  let stopping = false;
  return () => {
    if (stopping) process.exit(1);
    stopping = true;
    waiting.abort();
    say('\nStopping …');
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    starting
      .then((server) => server.stop())
      .then(() => process.exit())
      .catch((error: unknown) => {
        process.stderr.write(`Fairline did not stop in order: ${stackOf(error)}\n`);
        process.exit(1);
      });
  };
}

main().catch((error: unknown) => {
  const expected = error instanceof StartupError || error instanceof MigrationNewerThanCode;
  process.stderr.write(expected ? `Fairline could not start: ${error.message}\n` : `${stackOf(error)}\n`);
  process.exit(1);
});

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
