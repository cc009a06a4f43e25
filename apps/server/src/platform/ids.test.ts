import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hasHash, isIdOfHash, isUuid, newId, newIdOfHash } from './ids.ts';

test('ids are UUIDs of version 7, never twice, and sort as they were made', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
});

test('an id tells the millisecond it was made', () => {
  const before = Date.now();
  const ms = Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16);
  expect(ms).toBeGreaterThanOrEqual(before);
  expect(ms).toBeLessThan(before + 60_000);
});

test('what may be looked up as an id is told from what cannot be one', () => {
  expect(isUuid(newId())).toBe(true);
  for (const text of ['', 'x', newId().toUpperCase(), `${newId()}0`, `{${newId()}}`])
    expect(isUuid(text)).toBe(false);
});

test('an id made of a hash is a UUID of version 8 that proves the hash, and sorts as it was made among its like', () => {
  const hashes = Array.from({ length: 1_000 }, (_, index) =>
    createHash('sha256').update(`${index}`).digest('hex'),
  );
  const ids = hashes.map(newIdOfHash);
  expect([...ids].sort()).toEqual(ids);
  for (const [index, hash] of hashes.entries()) {
    const [id = '', random] = [ids[index], newId()];
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([isUuid(id), hasHash(id), hasHash(random)]).toEqual([true, true, false]);
    expect([isIdOfHash(id, hash), isIdOfHash(id, hashes[index - 1] ?? ''), isIdOfHash(random, hash)]).toEqual(
      [true, false, false],
    );
  }
});
