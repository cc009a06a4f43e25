import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 4096;
const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;
let lastMs = 0;
let counter = 0;

const HEX = Buffer.from('0123456789abcdef', 'latin1');
/** The id that is being written: its dashes and its version stand, the other characters are written anew. */
const written = Buffer.from('00000000-0000-7000-8000-000000000000', 'latin1');

/**
 * A new UUID of version 7 (RFC 9562), lower case. Ids made by one process sort in the order they were made:
 * 48 bits of milliseconds, a 12 bit counter within the millisecond, 62 random bits.
 */
export function newId(): string {
  if (used + 8 > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  nextCount();
  write(14, 7);
  // The two bits of the variant.
  write(19, 0x8 | ((pool[used] ?? 0) & 0x3));
  write(20, (pool[used] ?? 0) >> 4);
  writeByte(21, pool[used + 1] ?? 0);
  for (let byte = 0; byte < 6; byte += 1) writeByte(24 + 2 * byte, pool[used + 2 + byte] ?? 0);
  used += 8;
  // One flat text: put together of parts it would be a tree of them, which is larger and lasts as long as the id.
  return written.toString('latin1');
}

/** Characters of a hash that an id of it holds: 62 bits, as the first of them lends two to the variant. */
const HASH_CHARACTERS = 16;

/**
 * A new UUID of version 8 for something with this hash, which it proves: as newId makes them, with 62 bits of the hash instead
 * of chance. They sort in the order they were made among themselves, not beside those of newId.
 * @param hash sha256 in hex, lower case, of what is never twice
 */
export function newIdOfHash(hash: string): string {
  nextCount();
  write(14, 8);
  write(19, variantOf(hash));
  written.write(hash.slice(1, 4), 20, 'latin1');
  written.write(hash.slice(4, HASH_CHARACTERS), 24, 'latin1');
  return written.toString('latin1');
}

/** Whether an id was made by newIdOfHash, of whatever hash. */
export function hasHash(id: string): boolean {
  return id[14] === '8';
}

export function isIdOfHash(id: string, hash: string): boolean {
  const tail = `${HEX.toString('latin1', variantOf(hash), variantOf(hash) + 1)}${hash.slice(1, 4)}-${hash.slice(4, HASH_CHARACTERS)}`;
  return hasHash(id) && id.slice(19) === tail;
}

function variantOf(hash: string): number {
  return 0x8 | (Number.parseInt(hash.slice(0, 1), 16) & 0x3);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is a UUID in lower case, as newId writes them: whatever is none cannot be looked up in the database. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Writes the time and the count. It never goes back, and moves on to the next millisecond when the counter of one is used up. */
function nextCount(): void {
  const now = Date.now();
  if (now <= lastMs && counter < 0xfff) {
    counter += 1;
  } else {
    lastMs = now > lastMs ? now : lastMs + 1;
    counter = 0;
    const time = lastMs.toString(16).padStart(12, '0');
    written.write(time.slice(0, 8), 0, 'latin1');
    written.write(time.slice(8), 9, 'latin1');
  }
  write(15, counter >> 8);
  write(16, counter >> 4);
  write(17, counter);
}

function writeByte(at: number, byte: number): void {
  write(at, byte >> 4);
  write(at + 1, byte);
}

/** @param value its four lowest bits are written */
function write(at: number, value: number): void {
  written[at] = HEX[value & 0xf] ?? 0;
}
