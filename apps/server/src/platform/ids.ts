import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 4096;
const pool = Buffer.alloc(POOL_BYTES);
let used = POOL_BYTES;
let lastMs = 0;
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
  const ms = nextMillisecond();
  const time = ms.toString(16).padStart(12, '0');
  const random = pool.subarray(used, used + 8);
  used += 8;
  random[0] = ((random[0] ?? 0) & 0x3f) | 0x80;
  const tail = random.toString('hex');
  const sequence = counter.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a text is a UUID in lower case, as newId writes them: whatever is none cannot be looked up in the database. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Never goes back, and moves on when the counter of a millisecond is used up. */
function nextMillisecond(): number {
  const now = Date.now();
  if (now > lastMs) {
    lastMs = now;
    counter = 0;
  } else if (counter < 0xfff) {
    counter += 1;
  } else {
    lastMs += 1;
    counter = 0;
  }
  return lastMs;
}
