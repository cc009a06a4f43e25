import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLong } from './long.ts';

test('a Long of the wire is an integer of any size [WAL-004]', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 99n), max: 10n ** 99n }), (amount) => {
      expect(parseLong(amount.toString())).toBe(amount);
    }),
  );
});

test('what is no integer is refused with the sentence of the specification [WAL-004]', () => {
  for (const text of ['', ' ', '1.5', '1e3', '0x10', '--1', '1n', 'NaN', '12,5', '9'.repeat(1_000)]) {
    expect(() => parseLong(text)).toThrow('Long scalar amount is not a valid BigInt');
  }
});
