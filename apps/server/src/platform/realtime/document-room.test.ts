import { expect, test } from 'vitest';
import { DocumentRoom } from './document-room.ts';

test('a document takes its room once, here and farther out, and gives it back when it runs no more', () => {
  const address = new DocumentRoom(100);
  const [one, other] = [new DocumentRoom(60, address), new DocumentRoom(60, address)];
  const document = { bytes: 40 };
  for (const room of [one, one, other]) expect(room.take(document)).toBe(true);
  expect([one.bytes, other.bytes, address.bytes]).toEqual([40, 40, 40]);
  one.giveBack(document);
  expect([one.bytes, address.bytes]).toEqual([40, 40]);
  one.giveBack(document);
  other.giveBack(document);
  expect([one.bytes, other.bytes, address.bytes]).toEqual([0, 0, 0]);
});

test('what has no room here or farther out is refused and takes none', () => {
  const address = new DocumentRoom(100);
  const [one, other] = [new DocumentRoom(60, address), new DocumentRoom(60, address)];
  expect(one.take({ bytes: 61 })).toBe(false);
  expect(one.take({ bytes: 60 })).toBe(true);
  expect(other.take({ bytes: 41 })).toBe(false);
  expect(other.take({ bytes: 40 })).toBe(true);
  expect([one.bytes, other.bytes, address.bytes]).toEqual([60, 40, 100]);
});

test('our own documents, which are kept anyway, take none', () => {
  const room = new DocumentRoom(0);
  expect(room.take({ bytes: 0 })).toBe(true);
  room.giveBack({ bytes: 0 });
  expect(room.bytes).toBe(0);
});
