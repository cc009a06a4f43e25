import { expect, test } from 'vitest';
import { ledgerFaults, ledgerFigures } from './ledger-watch.ts';

function figures(last: { faults: number; checkedAt: number; tookMs: number } | undefined) {
  return Object.fromEntries(ledgerFigures({ last }).map(({ name, read }) => [name, read()]));
}

test('before the first check the books are neither sound nor at fault', () => {
  expect(ledgerFaults({ last: undefined })).toEqual([]);
  expect(Object.values(figures(undefined))).toEqual([undefined, undefined, undefined]);
});

test('a fault is told to who asks for health, without a name in it, and counted for alarms', () => {
  const last = { faults: 2, checkedAt: 1_700_000_000_000, tookMs: 1_500 };
  expect(ledgerFaults({ last })).toEqual([expect.stringContaining('ledger:check')]);
  expect(ledgerFaults({ last: { ...last, faults: 0 } })).toEqual([]);
  expect(figures(last)).toEqual({
    fairline_ledger_faults: 2,
    fairline_ledger_checked_timestamp_seconds: 1_700_000_000,
    fairline_ledger_check_seconds: 1.5,
  });
});
