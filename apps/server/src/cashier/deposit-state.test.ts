import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEPOSIT_STATES, isOver, mayBecome, statusOf } from './deposit-state.ts';

const document = readFileSync(new URL('../../../../docs/states/deposit.md', import.meta.url), 'utf8');

test('a deposit moves only as docs/states/deposit.md says [WAL-023]', () => {
  const rows = document.split('\n').filter((line) => /^\| `[a-z]+` \|.*[·]/.test(line));
  expect(rows).toHaveLength(DEPOSIT_STATES.length);
  for (const [index, from] of DEPOSIT_STATES.entries()) {
    const cells = (rows[index] ?? '')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    expect(cells[0]).toBe(`\`${from}\``);
    const documented = DEPOSIT_STATES.filter((_, column) => cells[column + 1] === 'yes');
    expect(DEPOSIT_STATES.filter((to) => mayBecome(from, to))).toEqual(documented);
  }
});

test('what the provider took can only be posted', () => {
  expect(DEPOSIT_STATES.filter((to) => mayBecome('captured', to))).toEqual(['posted']);
  expect(DEPOSIT_STATES.filter(isOver)).toEqual(['posted', 'failed']);
  expect(DEPOSIT_STATES.map(statusOf)).toEqual([
    'PENDING',
    'PENDING',
    'PENDING',
    'PENDING',
    'SUCCESSFUL',
    'FAILED',
  ]);
});
