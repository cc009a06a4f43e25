import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountOfShare,
  type Closable,
  movedShare,
  partsOf,
  shareOfAmount,
  stakeOfShare,
  takeableShare,
  WHOLE,
} from './share.ts';

const offer: Closable = { amount: 4_121n, open: 7_500n, openLine: 2_500n, leastLine: 10n };
const small: Closable = { amount: 30n, open: 60n, openLine: 20n, leastLine: 10n };

test('a share closes cents of each line, and pays for what it closes, rounded down', () => {
  expect(amountOfShare(offer, 5_000)).toBe(2_060n);
  expect(stakeOfShare(offer, 5_000)).toBe(3_750n);
  // 14.99 % of 20 cents close three.
  expect([amountOfShare(small, 1_499), stakeOfShare(small, 1_499)]).toEqual([4n, 9n]);
  expect([amountOfShare(small, WHOLE), stakeOfShare(small, WHOLE)]).toEqual([30n, 60n]);
});

test('the share of an amount pays it, never less, and can be taken', () => {
  expect(shareOfAmount({ ...offer, amount: 2_000n }, 500n)).toBe(2_500);
  expect(shareOfAmount(offer, 1n)).toBe(4);
  expect(shareOfAmount(offer, 9_999n)).toBe(WHOLE);
  expect(shareOfAmount(small, 29n)).toBe(5_249);
});

test('a slider goes on from where it stands', () => {
  expect(partsOf(small)).toEqual({ least: 250, greatest: 5_249 });
  expect(movedShare(small, 5_249, 5_300)).toBe(WHOLE);
  expect(movedShare(small, WHOLE, 9_900)).toBe(5_249);
  expect(movedShare(small, 300, 200)).toBe(250);
  expect(partsOf({ ...small, open: 30n, openLine: 10n })).toBeUndefined();
  expect(takeableShare({ ...small, open: 30n, openLine: 10n }, 5_000)).toBe(WHOLE);
});

test('every part from the least to the greatest can be taken, and none outside them', () => {
  const amounts = fc.bigInt({ min: 10n, max: 90_000n });
  const lines = fc.record({
    openLine: fc.bigInt({ min: 1n, max: 90_000n }),
    leastLine: fc.constantFrom(1n, 10n, 100n),
  });
  const shares = fc.integer({ min: 1, max: WHOLE - 1 });
  const property = fc.property(amounts, lines, shares, (amount, { openLine, leastLine }, share) => {
    const any = { amount, open: openLine, openLine, leastLine };
    const left = openLine - stakeOfShare(any, share);
    const canBeTaken = amountOfShare(any, share) > 0n && left < openLine && left >= leastLine;
    const { least, greatest } = partsOf(any) ?? { least: WHOLE, greatest: 0 };
    expect(share >= least && share <= greatest).toBe(canBeTaken);
  });
  fc.assert(property, { numRuns: 2_000 });
});
