import { randomBytes } from 'node:crypto';
import { odds } from '@fairline/money/odds.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FixedTrading } from '../trading/testing/fixed-book.ts';
import { fixedEvent } from '../trading/testing/fixed-event.ts';
import type { SelectionView } from '../trading/trading.ts';
import { QuoteSeal } from './quote-seal.ts';
import { moneyline } from './testing/slips.ts';

const seal = new QuoteSeal(randomBytes(32));

function selection(change: Partial<SelectionView> = {}): SelectionView {
  const trading = new FixedTrading();
  trading.add(fixedEvent('a'));
  const found = trading.selection(moneyline('a'));
  if (!found) throw new Error('The moneyline is on the board.');
  return { ...found, ...change };
}

const NOW = Date.UTC(2030, 0, 1, 12, 30);

test('what was sealed is opened again, and the same quote is the same text [SLIP-012]', () => {
  const chances = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      chances,
      fc.nat(),
      fc.bigInt({ min: 1n, max: 10n ** 12n }),
      (probability, sequence, numerator) => {
        const quote = { odds: odds(numerator, 100n), probability, sequence };
        const text = seal.seal(selection(quote), NOW) ?? '';
        expect(seal.open(text)).toEqual({
          ...{ selectionId: moneyline('a'), ...quote },
          sealedAtMs: Date.UTC(2030, 0, 1, 12),
        });
        expect(seal.seal(selection(quote), NOW + 60_000)).toBe(text);
      },
    ),
  );
});

test('a seal says the hour it was made in, also where the price has not moved since', () => {
  const held = selection();
  const [first, later] = [NOW, NOW + 3_600_000].map((at) => seal.seal(held, at) ?? '');
  expect(later).not.toBe(first);
  expect(seal.open(later ?? '')?.sealedAtMs).toBe(Date.UTC(2030, 0, 1, 13));
});

test('the text tells nothing of the chance', () => {
  const text = seal.seal(selection({ probability: 0.123456 }), NOW) ?? '';
  expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain('0.123456');
  expect(seal.seal(selection({ odds: undefined }), NOW)).toBeUndefined();
});

test('a text that was changed, cut or sealed elsewhere is not opened', () => {
  const text = seal.seal(selection(), NOW) ?? '';
  const other = new QuoteSeal(randomBytes(32)).seal(selection(), NOW) ?? '';
  const bytes = Buffer.from(text, 'base64url');
  for (const [index] of bytes.entries()) {
    const changed = Buffer.from(bytes);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(seal.open(changed.toString('base64url'))).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.string(), (junk) => {
      expect(seal.open(junk)).toBeUndefined();
    }),
  );
  expect([seal.open(other), seal.open(text.slice(0, -2)), seal.open('x'.repeat(10_000))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
