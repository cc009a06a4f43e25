import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 100;

/** Waits until something holds; what it throws meanwhile counts as not yet. */
export async function until(holds: () => Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  let last: unknown;
  while (Date.now() < end) {
    try {
      if (await holds()) return;
      last = undefined;
    } catch (error) {
      last = error;
    }
    await sleep(EVERY_MS);
  }
  throw new Error(`It did not come about within ${timeoutMs} ms.`, { cause: last });
}

/** Waits until all assertions hold; fails with the one that did not last. */
export async function eventually(assertions: () => Promise<void>, timeoutMs = 60_000): Promise<void> {
  let last: unknown;
  const hold = () =>
    assertions().then(
      () => true,
      (error: unknown) => {
        last = error;
        return false;
      },
    );
  await until(hold, timeoutMs).catch((error: unknown) => {
    throw last ?? error;
  });
}
