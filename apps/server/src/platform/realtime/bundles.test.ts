import { expect, test } from 'vitest';
import { Bundles } from './bundles.ts';

const [a, b, c] = ['a', 'b', 'c'].map((text) => Buffer.from(text));

test('frames for one connection become one buffer in their order, shared by all who get the same', () => {
  if (!a || !b || !c) throw new Error('There are three frames.');
  const bundles = new Bundles();
  expect(bundles.of([a, b, c])?.toString()).toBe('abc');
  expect(bundles.of([a, b])?.toString()).toBe('ab');
  expect(bundles.of([b, a])?.toString()).toBe('ba');
  expect(bundles.of([a, b, c])).toBe(bundles.of([a, b, c]));
  expect(bundles.of([a])).toBe(a);
});

test('what is large is not copied', () => {
  const large = Buffer.alloc(40_000);
  expect(new Bundles().of([large, large])).toBeUndefined();
  expect(new Bundles().of([large])).toBe(large);
});
