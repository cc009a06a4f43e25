import { expect, test } from 'vitest';
import { packColumn, unpackColumn } from './packed-column.ts';
import { simulatedGame } from './testing/simulated-game.ts';

test('a packed column is smaller, and the same again when it is unpacked', () => {
  let before = 0;
  let after = 0;
  for (const [key, column] of simulatedGame(2048).result.columns) {
    if ('deflated' in column) throw new Error('packed before');
    const packed = packColumn(column);
    expect(unpackColumn(packed), key).toEqual(column);
    before += column.codes.byteLength;
    after += packed.deflated.byteLength;
  }
  expect(after).toBeLessThan(before / 2);
});

test('columns of many values stay two bytes wide', () => {
  const codes = Uint16Array.from({ length: 1000 }, (_, i) => i);
  const values = Int16Array.from(codes);
  expect(unpackColumn(packColumn({ values, codes }))).toEqual({ values, codes });
});
