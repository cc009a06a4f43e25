import { expect, test } from 'vitest';
import { failedLines, outsideLines, skippedLines, triedAgainLines } from './closing-lines.mjs';

const passed = { status: 'passed', fullName: 'money adds up', failureMessages: [] as string[] };
const skipped = { status: 'skipped', fullName: 'a recording is read', failureMessages: [] };
const failed = {
  status: 'failed',
  fullName: 'a bet is paid once',
  failureMessages: ['Error: paid twice\n at pay'],
};
const shaky = { status: 'passed', fullName: 'a race is won', failureMessages: ['Error: lost\n at run'] };

/** A file's report: failed when one of its tests is, as vitest has it, unless told otherwise. */
function file(name: string, tests: readonly (typeof passed)[], status?: string) {
  return {
    name,
    status: status ?? (tests.includes(failed) ? 'failed' : 'passed'),
    assertionResults: tests,
  };
}

test('files with skipped tests are named with how many, and where to read how to run them', () => {
  const report = [
    file('/clone/packages/wagering/src/settle.test.ts', [passed, skipped, skipped]),
    file('/clone/packages/money/src/money.test.ts', [passed]),
    file('/clone/packages/feed/src/tennis.test.ts', [skipped]),
  ];
  const [first, second, advice] = skippedLines(report, '/clone');
  expect(first).toBe('skipped 1 in packages/feed/src/tennis.test.ts');
  expect(second).toBe('skipped 2 in packages/wagering/src/settle.test.ts');
  expect(advice).toContain('CONTRIBUTING.md');
});

test('a run without skipped tests says nothing', () => {
  expect(skippedLines([file('/clone/a.test.ts', [passed])], '/clone')).toEqual([]);
});

test('what failed is named by file and test, a file that could not be loaded by itself', () => {
  const report = [
    file('/clone/packages/money/src/money.test.ts', [passed, failed]),
    file('/clone/packages/feed/src/tennis.test.ts', [], 'failed'),
    file('/clone/a.test.ts', [passed, skipped]),
  ];
  expect(failedLines(report, '/clone')).toEqual([
    'failed: packages/money/src/money.test.ts: a bet is paid once (Error: paid twice)',
    'failed: packages/feed/src/tennis.test.ts',
  ]);
});

test('a run that fails although all its tests passed says where to look for the error', () => {
  const green = [file('/clone/a.test.ts', [passed])];
  expect(outsideLines(1, 'browser', green)).toEqual([
    'failed: browser: an error outside of any test; look for "Unhandled" above',
  ]);
  expect(outsideLines(0, 'browser', green)).toEqual([]);
  expect(outsideLines(1, 'browser', [...green, file('/clone/b.test.ts', [failed])])).toEqual([]);
  expect(outsideLines(1, 'browser', [file('/clone/c.test.ts', [], 'failed')])).toEqual([]);
});

test('what passed at a second try is named, with what went wrong at the first', () => {
  const report = [file('/clone/a.test.ts', [passed, shaky]), file('/clone/b.test.ts', [failed, skipped])];
  expect(triedAgainLines(report, '/clone')).toEqual(['tried again: a.test.ts: a race is won (Error: lost)']);
});
