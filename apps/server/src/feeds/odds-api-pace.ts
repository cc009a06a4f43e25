const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How often odds are asked for, by how soon the next game of the sport begins: prices move most just before. */
const STEPS: readonly (readonly [withinMs: number, everyMs: number])[] = [
  [HOUR_MS, 2 * MINUTE_MS],
  [6 * HOUR_MS, 10 * MINUTE_MS],
  [24 * HOUR_MS, 30 * MINUTE_MS],
  [Number.POSITIVE_INFINITY, 3 * HOUR_MS],
];
const NOTHING_LISTED_MS = 6 * HOUR_MS;

export interface Budget {
  /** Units left until the month ends; undefined as long as no answer said. */
  readonly remaining: number | undefined;
  /** What one request costs. */
  readonly cost: number;
  /** How many sports share it. */
  readonly sports: number;
}

/**
 * Milliseconds until the odds of a sport are asked for again: as the next start demands, and never so often that the quota
 * would be used up before the month ends.
 * @param nextStartMs when the sport's next game begins; undefined when none is listed
 */
export function pollAgainMs(nowMs: number, nextStartMs: number | undefined, budget: Budget): number {
  const wanted =
    nextStartMs === undefined
      ? NOTHING_LISTED_MS
      : (STEPS.find(([withinMs]) => nextStartMs - nowMs <= withinMs)?.[1] ?? NOTHING_LISTED_MS);
  return Math.max(wanted, thriftyMs(nowMs, budget));
}

function thriftyMs(nowMs: number, { remaining, cost, sports }: Budget): number {
  if (remaining === undefined) return 0;
  const leftMs = monthEndMs(nowMs) - nowMs;
  const requests = Math.floor(remaining / cost);
  return requests === 0 ? leftMs : Math.min(leftMs, (leftMs * sports) / requests);
}

/** The quota is filled up with each month, UTC. */
function monthEndMs(nowMs: number): number {
  const now = new Date(nowMs);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1);
}
