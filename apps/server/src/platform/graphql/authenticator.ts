import type { Viewer } from './context.ts';

export interface Authenticated {
  readonly viewer: Viewer;
  /** Milliseconds since the epoch; the token counts for nothing after it. */
  readonly expiresAt: number;
}

/** Who a token stands for; the domain identity is one. */
export interface Authenticator {
  /** Null for a token that is forged, expired or of a session that ended. */
  authenticate(token: string): Promise<Authenticated | null>;
  /** Tells when a session ends before its tokens do; answers what stops the telling. */
  onSessionEnded(listener: (sessionId: string) => void): () => void;
}

const BEARER = /^Bearer ([\w.~+/-]{1,4096}=*)$/i;

/** The token in an Authorization header; null when the header is something else. */
export function bearerToken(header: string): string | null {
  return BEARER.exec(header.trim())?.[1] ?? null;
}
