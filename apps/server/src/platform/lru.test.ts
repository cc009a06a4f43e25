import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lru } from './lru.ts';

test('of entries that each count as one, the one not used for longest gives way', () => {
  const lru = new Lru<string, number>(2);
  lru.set('a', 1);
  lru.set('b', 2);
  lru.get('a');
  lru.set('c', 3);
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([1, undefined, 3]);
  expect(lru.size).toBe(2);
});

test('entries are kept up to their weight together; what is heavier than all may be is not kept', () => {
  const lru = new Lru<string, string>(10, (value) => value.length);
  lru.set('a', 'xxxx');
  lru.set('a', 'xxxxx');
  lru.set('b', 'xxxxx');
  expect(lru.weight).toBe(10);
  lru.set('c', 'x');
  expect([lru.get('a'), lru.get('b'), lru.weight]).toEqual([undefined, 'xxxxx', 6]);
  lru.set('d', 'x'.repeat(11));
  expect([lru.get('d'), lru.size, lru.weight]).toEqual([undefined, 2, 6]);
  lru.delete('b');
  expect(lru.weight).toBe(1);
});

test('entries go in the order of their last use, up to the first that may stay', () => {
  const lru = new Lru<string, number>(3);
  for (const [key, value] of [
    ['a', 1],
    ['b', 2],
    ['c', 1],
  ] as const)
    lru.set(key, value);
  lru.get('a');
  lru.deleteWhile((value) => value === 2);
  expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([1, undefined, 1]);
  lru.deleteWhile(() => true);
  expect(lru.size).toBe(0);
});

test('entries give way in the order of their last use, whichever were used, set anew or deleted between', () => {
  const keys = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const steps = fc.array(fc.record({ what: fc.constantFrom('get', 'set', 'delete'), key: keys }));
  fc.assert(
    fc.property(steps, (taken) => {
      const lru = new Lru<string, string>(3);
      let byUse: string[] = [];
      for (const { what, key } of taken) {
        const kept = byUse.includes(key);
        const others = byUse.filter((each) => each !== key);
        if (what === 'get') {
          expect(lru.get(key)).toBe(kept ? key : undefined);
          byUse = kept ? [...others, key] : others;
        } else if (what === 'set') {
          lru.set(key, key);
          byUse = [...others, key].slice(-3);
        } else {
          lru.delete(key);
          byUse = others;
        }
        expect(lru.size).toBe(byUse.length);
      }
      for (const key of byUse) expect(lru.get(key)).toBe(key);
    }),
  );
});
