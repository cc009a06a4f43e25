export interface Load {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** Keeps so many calls under way for so many seconds; each caller begins again when answered. */
export async function closedLoop(call: () => Promise<void>, callers: number, seconds: number): Promise<Load> {
  const latencies: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let now = performance.now(); now < end; ) {
        await call();
        const done = performance.now();
        latencies.push(done - now);
        now = done;
      }
    }),
  );
  return loadOf(latencies, (performance.now() - begun) / 1_000);
}

/** @param latencies of all calls, in milliseconds */
export function loadOf(latencies: readonly number[], elapsedSeconds: number): Load {
  const sorted = [...latencies].sort((left, right) => left - right);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { perSecond: latencies.length / elapsedSeconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}
