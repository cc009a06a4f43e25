import { expect, test } from 'vitest';
import { isUuid, newId } from './ids.ts';

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
