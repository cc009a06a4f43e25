import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 4096;
const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;
let lastMs = 0;
let lastText = '';
let counter = 0;

/**
 * A new UUID of version 7 (RFC 9562), lower case. Ids made by one process sort in the order they were made:
 * 48 bits of milliseconds, a 12 bit counter within the millisecond, 62 random bits.
 */
export function newId(): string {
  if (used + 8 > POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  const time = nextMillisecond();
  pool[used] = ((pool[used] ?? 0) & 0x3f) | 0x80;
  const start = pool.toString('hex', used, used + 2);
  const tail = pool.toString('hex', used + 2, used + 8);
  used += 8;
  // 0x7000 is the version.
  return `${time}-${(0x7000 | counter).toString(16)}-${start}-${tail}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is a UUID in lower case, as newId writes them: whatever is none cannot be looked up in the database. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** The first two groups of an id. Never goes back, and moves on when the counter of a millisecond is used up. */
function nextMillisecond(): string {
  const now = Date.now();
  if (now <= lastMs && counter < 0xfff) {
    counter += 1;
    return lastText;
  }
  lastMs = now > lastMs ? now : lastMs + 1;
  counter = 0;
  const text = lastMs.toString(16).padStart(12, '0');
  lastText = `${text.slice(0, 8)}-${text.slice(8)}`;
  return lastText;
}
