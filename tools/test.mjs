// `npm test`: installs what it needs, then checks, unit and integration tests, browser tests. Ends with 'N passed, N failed'.
// With arguments, tests alone, which vitest chooses by them: `npm test -- apps/server/src/bets`.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failedLines, outsideLines, skippedLines, triedAgainLines } from './lib/closing-lines.mjs';
import { installDependencies } from './lib/install.mjs';
import { bin, exitCode } from './lib/run.mjs';

const reports = mkdtempSync(join(tmpdir(), 'fairline-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
const ran = [];
const outside = [];

try {
  await installDependencies();
  const only = process.argv.slice(2);
  if (only.length > 0)
    await vitest('chosen', only, only.some((each) => each.includes('e2e')) ? await browserEnv() : {});
  else await everything();
} catch (error) {
  console.error(error.message);
  totals.failed += 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
for (const linesOf of [skippedLines, triedAgainLines, failedLines]) {
  for (const line of linesOf(ran, process.cwd())) console.log(line);
}
for (const line of outside) console.log(line);
console.log(
  `${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed === 0 ? 0 : 1);

async function everything() {
  const { runChecks } = await import('./check.mjs');
  const { build } = await import('./lib/build.mjs');
  add(await runChecks());
  await vitest('unit-and-integration', ['--project', 'packages', '--project', 'server*', '--project', 'web']);
  await build();
  await vitest('browser', ['--project', 'e2e'], await browserEnv());
}

async function browserEnv() {
  const { ensureBrowser } = await import('./lib/browser.mjs');
  return { FAIRLINE_CHROMIUM: await ensureBrowser() };
}

async function vitest(name, args, env = {}) {
  const file = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await exitCode(bin('vitest'), ['run', ...reporters, ...args], {
    env: { ...process.env, ...env },
  });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  add({ passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests });
  ran.push(...report.testResults);
  outside.push(...outsideLines(code, name, report.testResults));
  // A file that could not be loaded, or an error outside any test, fails the run without a failed test.
  if (code !== 0 && report.numFailedTests === 0) add({ failed: 1 });
}

function add({ passed = 0, failed = 0, skipped = 0 }) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}
