import { rational } from '@fairline/money/rational.ts';
import { roundHalfUp } from '@fairline/money/round.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closePart } from './cash-out.ts';

test('no cutting into parts is paid more than the greatest offer for the whole, at whatever prices', () => {
  /** In hundredths of a percent; 0 for the greatest share that closes one cent. */
  const shares = fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 10_000n }));
  /** Of a cent of stake on each line, in thousandths of a cent. */
  const worths = fc.bigInt({ min: 1n, max: 50_000n });
  const property = fc.property(
    fc.bigInt({ min: 1n, max: 200n }),
    worths,
    fc.array(fc.record({ share: shares, worth: fc.option(worths) }), { maxLength: 40 }),
    (stake, first, steps) => {
      const offerOf = (worth: bigint, open: bigint) => roundHalfUp(rational(worth * open, 1_000n));
      let [open, worth, paid, greatest] = [stake, first, 0n, 0n];
      for (const step of [...steps, { share: 10_000n, worth: null }]) {
        if (open === 0n) break;
        worth = step.worth ?? worth;
        const whole = offerOf(worth, stake);
        greatest = whole > greatest ? whole : greatest;
        const sly = open === 1n ? 10_000n : (15_000n + open - 1n) / open - 1n;
        const share = rational(step.share || sly, 10_000n);
        const closed = closePart({ share, offer: offerOf(worth, open) }, open);
        paid += closed.paid;
        open -= closed.stake;
      }
      expect(open).toBe(0n);
      expect(paid).toBeLessThanOrEqual(greatest);
    },
  );
  fc.assert(property, { numRuns: 2_000 });
});

test('a share that rounds up to a cent of stake is paid for that cent, and what is paid is rounded down', () => {
  const part = (share: bigint, offer: bigint, open: bigint) =>
    closePart({ share: rational(share, 10_000n), offer }, open);
  // 14.99 % of 10 cents close one of them.
  expect(part(1_499n, 373n, 10n)).toEqual({ stake: 1n, paid: 37n });
  expect(part(5_000n, 2_375n, 2_500n)).toEqual({ stake: 1_250n, paid: 1_187n });
  expect(part(10_000n, 2_375n, 2_500n)).toEqual({ stake: 2_500n, paid: 2_375n });
});
