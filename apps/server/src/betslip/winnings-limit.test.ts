import fc from 'fast-check';
import { expect, test } from 'vitest';
import { largestStake, limitsError, type WinningsOf } from './winnings-limit.ts';

const limits = { minimum: 10n, maximum: 5_000_000n, maximumWinnings: 100_000n };

/** So many hundredths for one, rounded half-up, with half as much again up to a cap. */
const boosted =
  (odds: bigint, cap: bigint): WinningsOf =>
  (stake) => {
    const extra = (stake * odds) / 200n;
    return (stake * odds + 50n) / 100n + (extra < cap ? extra : cap);
  };

function errorAt(stake: bigint, winningsOf: WinningsOf, combinations = 1) {
  return limitsError(limits, { stake, combinations, winnings: winningsOf(stake) }, winningsOf, 'USD');
}

/** In cents, of '... $1,234.50 ...'. */
function lastAmount(message: string): bigint {
  return BigInt([...message.matchAll(/\$([\d,.]+\d)/g)].at(-1)?.[1]?.replace(/[,.]/g, '') ?? '0');
}

test('the error says the stake that wins no more than one bet may [SLIP-026]', () => {
  expect(errorAt(100n, boosted(100_000n, 0n))).toBeUndefined();
  expect(errorAt(101n, boosted(100_000n, 0n))).toMatchObject({
    code: 'WINNINGS_ABOVE_LIMIT',
    message: 'A bet wins $1,000.00 at most. Bet up to $1.00 to stay below it.',
  });
});

test('where even the least stake wins too much it says so, and no stake', () => {
  expect(errorAt(10n, boosted(1_000_100n, 0n))).toMatchObject({ code: 'ODDS_TOO_LONG' });
});

test('the stake it says is the largest that is accepted, a cent more is not, with whatever boost and lines [SLIP-026]', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 500_000n),
      fc.bigInt(0n, 90_000n),
      fc.bigInt(11n, 9_999_999n),
      fc.integer({ min: 1, max: 300 }),
      (odds, cap, stake, combinations) => {
        const winningsOf = boosted(odds, cap);
        const error = errorAt(stake, winningsOf, combinations);
        if (!error || error.code === 'ODDS_TOO_LONG') return;
        const allowed = lastAmount(error.message);
        expect(allowed).toBeLessThan(stake);
        expect(allowed).toBe(largestStake(limits, combinations, winningsOf));
        expect(errorAt(allowed, winningsOf, combinations)).toBeUndefined();
        expect(errorAt(allowed + 1n, winningsOf, combinations)).toBeDefined();
      },
    ),
  );
});
