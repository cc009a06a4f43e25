import * as v from 'valibot';
import { readStored, writeStored } from '../storage.ts';

/** How long before its end a token is renewed. */
export const REFRESH_BEFORE_MS = 30_000;
/** When the server does not say how long a token lasts. */
export const DEFAULT_EXPIRES_IN_SECONDS = 900;

const stored = v.object({
  /** ISO time. */
  accessTokenRefreshAt: v.string(),
  bearerToken: v.string(),
  limitedAccessToken: v.nullable(v.string()),
  refreshToken: v.string(),
  userId: v.string(),
});

export type AuthTokens = v.InferOutput<typeof stored>;

const KEY = 'auth';
const VISITOR_KEY = 'visitor';

/** undefined when nothing usable is stored. */
export function readTokens(text: string | null = readStored(KEY)): AuthTokens | undefined {
  if (text === null) return undefined;
  try {
    const read = v.safeParse(stored, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

export function writeTokens(tokens: AuthTokens | undefined): void {
  writeStored(KEY, tokens === undefined ? undefined : JSON.stringify(tokens));
}

export const tokensKeyName = KEY;

/** The anonymous token a visitor's betslip hangs on. */
export function readVisitorToken(): string | undefined {
  return readStored(VISITOR_KEY) ?? undefined;
}

export function writeVisitorToken(token: string | undefined): void {
  writeStored(VISITOR_KEY, token);
}

/** What the token endpoint gave, as it is stored. */
export function tokensFrom(
  given: { accessToken: string; refreshToken: string; userId: string; expiresInSeconds: number | undefined },
  nowMs: number,
): AuthTokens {
  const lasts = (given.expiresInSeconds ?? DEFAULT_EXPIRES_IN_SECONDS) * 1000;
  const refreshAt = new Date(nowMs + Math.max(0, lasts - REFRESH_BEFORE_MS));
  return {
    // toISOString throws for a time that is none, as a lifetime beyond all dates gives: refreshDelay finds it instead.
    accessTokenRefreshAt: Number.isNaN(refreshAt.getTime()) ? '' : refreshAt.toISOString(),
    bearerToken: given.accessToken,
    limitedAccessToken: null,
    refreshToken: given.refreshToken,
    userId: given.userId,
  };
}

/** Milliseconds until the token should be renewed, 0 when that is past; undefined when the time is no time. */
export function refreshDelay({ accessTokenRefreshAt }: AuthTokens, nowMs: number): number | undefined {
  const at = Date.parse(accessTokenRefreshAt);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}
