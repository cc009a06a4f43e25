/** Rewards that end later than this say no hours yet. */
const CAP_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

export interface RewardExpiry {
  /** '2h 04m 09s' */
  readonly text: string;
  /** Less than an hour is left. */
  readonly isSoon: boolean;
}

/** What is left of a reward's time; undefined when it has none, it is over, or it is further off than the cap. */
export function rewardExpiry(
  expiresTime: string | null | undefined,
  nowMs: number,
): RewardExpiry | undefined {
  if (expiresTime == null) return undefined;
  const leftMs = Date.parse(expiresTime) - nowMs;
  if (!(leftMs > 0 && leftMs < CAP_MS)) return undefined;
  const seconds = Math.floor(leftMs / 1_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const text = `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m ${two(seconds % 60)}s`;
  return { text, isSoon: leftMs < HOUR_MS };
}
