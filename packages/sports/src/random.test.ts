import { expect, test } from 'vitest';
import { Random } from './random.ts';

test('the same seed and stream repeat, another stream does not', () => {
  const draw = (seed: number, stream: number) => {
    const random = new Random(seed, stream);
    return Array.from({ length: 20 }, () => random.next());
  };
  expect(draw(7, 3)).toEqual(draw(7, 3));
  expect(draw(7, 3)).not.toEqual(draw(7, 4));
  expect(draw(7, 3)).not.toEqual(draw(8, 3));
});

test('a block holds what numbers drawn one by one would be, and the stream goes on after it', () => {
  const blocks = new Random(7, 3);
  const single = new Random(7, 3);
  const block = new Uint32Array(20);
  blocks.fill(block, block.length);
  expect([...block, blocks.next()]).toEqual(Array.from({ length: 21 }, () => single.next()));
});

test('every bit is set half of the time, across numbers and across streams', () => {
  const draws = 20_000;
  const along = new Random(1);
  const across = new Random(1);
  const counts = new Float64Array(64);
  for (let i = 0; i < draws; i++) {
    const next = along.next();
    across.seed(1, i);
    const first = across.next();
    for (let bit = 0; bit < 32; bit++) {
      counts[bit] = (counts[bit] ?? 0) + ((next >>> bit) & 1);
      counts[32 + bit] = (counts[32 + bit] ?? 0) + ((first >>> bit) & 1);
    }
  }
  // Five standard deviations of a fair coin.
  for (const count of counts) expect(Math.abs(count - draws / 2)).toBeLessThan(5 * Math.sqrt(draws / 4));
});

test('numbers are unsigned 32-bit integers', () => {
  const random = new Random(99);
  for (let i = 0; i < 1000; i++) {
    const next = random.next();
    expect(Number.isInteger(next) && next >= 0 && next < 2 ** 32).toBe(true);
  }
});
