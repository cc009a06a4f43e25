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
  write(15, counter >> 8);
  write(16, counter >> 4);
  write(17, counter);
  // The two bits of the variant.
  write(19, 0x8 | ((pool[used] ?? 0) & 0x3));
  write(20, (pool[used] ?? 0) >> 4);
  writeByte(21, pool[used + 1] ?? 0);
  for (let byte = 0; byte < 6; byte += 1) writeByte(24 + 2 * byte, pool[used + 2 + byte] ?? 0);
  used += 8;
  // One flat text: put together of parts it would be a tree of them, which is larger and lasts as long as the id.
  return written.toString('latin1');
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is a UUID in lower case, as newId writes them: whatever is none cannot be looked up in the database. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Never goes back, and moves on to the next millisecond when the counter of one is used up. */
function nextCount(): void {
  const now = Date.now();
  if (now <= lastMs && counter < 0xfff) {
    counter += 1;
    return;
  }
  lastMs = now > lastMs ? now : lastMs + 1;
  counter = 0;
  const time = lastMs.toString(16).padStart(12, '0');
  written.write(time.slice(0, 8), 0, 'latin1');
  written.write(time.slice(8), 9, 'latin1');
}

function writeByte(at: number, byte: number): void {
  write(at, byte >> 4);
  write(at + 1, byte);
}

/** @param value its four lowest bits are written */
function write(at: number, value: number): void {
  written[at] = HEX[value & 0xf] ?? 0;
}
