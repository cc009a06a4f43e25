import { expect, test } from 'vitest';
import { skippedLines } from './skipped.mjs';

const [passed, skipped] = [{ status: 'passed' }, { status: 'skipped' }];

test('files with skipped tests are named with how many, and where to read how to run them', () => {
  const report = [
    { name: '/clone/packages/wagering/src/settle.test.ts', assertionResults: [passed, skipped, skipped] },
    { name: '/clone/packages/money/src/money.test.ts', assertionResults: [passed] },
    { name: '/clone/packages/feed/src/tennis.test.ts', assertionResults: [skipped] },
  ];
  const [first, second, advice] = skippedLines(report, '/clone');
  expect(first).toBe('skipped 1 in packages/feed/src/tennis.test.ts');
  expect(second).toBe('skipped 2 in packages/wagering/src/settle.test.ts');
  expect(advice).toContain('CONTRIBUTING.md');
});

test('a run without skipped tests says nothing', () => {
  expect(skippedLines([{ name: '/clone/a.test.ts', assertionResults: [passed] }], '/clone')).toEqual([]);
});
