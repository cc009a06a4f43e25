import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { RecentKeys } from './recent-keys.ts';

test('a key is known once it was added, each patron’s by itself', () => {
  const keys = new RecentKeys();
  const [one, other] = [newId(), newId()];
  expect(keys.add(one, 'bet:1')).toBe(false);
  expect(keys.add(one, 'bet:1')).toBe(true);
  expect(keys.add(other, 'bet:1')).toBe(false);
  expect(keys.add(one, 'bet:2')).toBe(false);
});

test('of many keys the latest are known, and of those that were not added hardly any', () => {
  const keys = new RecentKeys(1 << 10);
  const id = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
  const sent = Array.from(
    { length: 10_000 },
    (_, n) => [id(`patron ${n}`), `bet:${id(`bet ${n}`)}`] as const,
  );
  const known = sent.filter(([patronId, key]) => keys.add(patronId, key));
  expect(known).toHaveLength(0);
  const latest = sent.slice(-100);
  expect(latest.filter(([patronId, key]) => keys.add(patronId, key)).length).toBeGreaterThan(80);
});
