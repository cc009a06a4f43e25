import fc from 'fast-check';
import { expect, test } from 'vitest';
import { winningsError } from './winnings-limit.ts';

const limits = { minimum: 10n, maximum: 5_000_000n, maximumWinnings: 100_000n };

/** So many for one, with half as much again up to a cap. */
const boosted = (odds: bigint, cap: bigint) => (stake: bigint) => {
  const extra = (stake * odds) / 2n;
  return stake * odds + (extra < cap ? extra : cap);
};

function errorAt(stake: bigint, winningsOf: (stake: bigint) => bigint) {
  return winningsError(limits, { stake, winnings: winningsOf(stake) }, winningsOf, 'USD');
}

test('the error says the stake that wins no more than one bet may [SLIP-026]', () => {
  expect(errorAt(100n, boosted(1_000n, 0n))).toBeUndefined();
  expect(errorAt(101n, boosted(1_000n, 0n))).toMatchObject({
    code: 'WINNINGS_ABOVE_LIMIT',
    message: 'A bet wins $1,000.00 at most. Bet up to $1.00 to stay below it.',
  });
});

test('where even the least stake wins too much it says so, and no stake', () => {
  expect(errorAt(10n, boosted(10_001n, 0n))).toMatchObject({ code: 'ODDS_TOO_LONG' });
});

test('the stake it says is the largest, with whatever boost', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 5_000n),
      fc.bigInt(0n, 90_000n),
      fc.bigInt(11n, 5_000_000n),
      (odds, cap, stake) => {
        const winningsOf = boosted(odds, cap);
        const error = errorAt(stake, winningsOf);
        if (error?.code !== 'WINNINGS_ABOVE_LIMIT') return;
        const allowed = BigInt(/up to \$([\d,.]+) /.exec(error.message)?.[1]?.replace(/[,.]/g, '') ?? '0');
        expect(winningsOf(allowed)).toBeLessThanOrEqual(limits.maximumWinnings);
        expect(winningsOf(allowed + 1n)).toBeGreaterThan(limits.maximumWinnings);
      },
    ),
  );
});
