// `npm run -s season -- [--seed N] [--seeds K] [--steps S]`: plays the seasons of seeds against the real server domains on a
// database of their own. Prints each seed that failed with its step and how to play it again; exit code 1 when one did.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../../platform/database/embedded.ts';
import type { CohortReport } from '../cohort.ts';
import { DEFAULT_STEPS, playSeasons } from '../run.ts';

const [seed, seeds, steps] = counts();
if (!isCount(seed) || !isCount(seeds) || !isCount(steps)) {
  console.error('Give whole numbers from 1 on: npm run -s season -- --seed 7 --seeds 100 --steps 24');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'fairline-season-'));
// PostgreSQL may run as another user, who must be able to pass through.
chmodSync(folder, 0o711);
const postgres = await startEmbeddedPostgres({ dataFolder: folder, durable: false });
try {
  const all = Array.from({ length: seeds }, (_, index) => seed + index);
  const began = performance.now();
  const report = await playSeasons({ serverUrl: postgres.url, seeds: all, steps, onCohort: printFailures });
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  const { failures, acts, messages, tickets } = report;
  console.log(
    `${seeds - failures.length} seasons passed, ${failures.length} failed: ${acts} requests, ${tickets} bets and ${messages} feed messages in ${seconds} s`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Seed, seeds and steps; none where an option is unknown or has no value. */
function counts(): readonly (number | undefined)[] {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string', default: '1' },
        seeds: { type: 'string', default: '1' },
        steps: { type: 'string', default: String(DEFAULT_STEPS) },
      },
    });
    return [values.seed, values.seeds, values.steps].map(Number);
  } catch {
    return [];
  }
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isSafeInteger(value) && value > 0;
}

function printFailures({ failures }: CohortReport): void {
  for (const { seed: failed, step, message, last } of failures) {
    console.error(`seed ${failed} failed in step ${step}: ${message}`);
    for (const line of last) console.error(`    ${line}`);
    console.error(`  again: npm run -s season -- --seed ${failed} --steps ${steps}`);
  }
}
