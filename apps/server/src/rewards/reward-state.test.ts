import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayBecome, REWARD_STATES, statusOf } from './reward-state.ts';

const document = readFileSync(new URL('../../../../docs/states/reward.md', import.meta.url), 'utf8');

test('a reward moves only as docs/states/reward.md says', () => {
  const rows = document.split('\n').filter((line) => /^\| `[A-Z_]+` \|.*[·]/.test(line));
  expect(rows).toHaveLength(REWARD_STATES.length);
  for (const [index, from] of REWARD_STATES.entries()) {
    const cells = (rows[index] ?? '')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    expect(cells[0]).toBe(`\`${from}\``);
    const documented = REWARD_STATES.filter((_, column) => cells[column + 1] === 'yes');
    expect(REWARD_STATES.filter((to) => mayBecome(from, to))).toEqual(documented);
  }
});

test('its owner reads what can be done with it at the moment [ACCT-030]', () => {
  const [start, end] = [new Date(1_000), new Date(2_000)];
  const at = (nowMs: number, state: (typeof REWARD_STATES)[number] = 'AVAILABLE', expiresAt?: Date) =>
    statusOf({ state, effectiveAt: start, expiresAt }, nowMs);
  expect([at(999), at(1_000), at(5_000)]).toEqual(['PENDING', 'AVAILABLE', 'AVAILABLE']);
  expect([at(1_999, 'AVAILABLE', end), at(2_000, 'AVAILABLE', end)]).toEqual(['AVAILABLE', 'EXPIRED']);
  expect([at(0, 'REDEEMED', end), at(5_000, 'REDEEMED', end)]).toEqual(['REDEEMED', 'REDEEMED']);
  expect([at(1_500, 'EXPIRED'), at(1_500, 'TAKEN_BACK')]).toEqual(['EXPIRED', 'EXPIRED']);
});
