import * as v from 'valibot';
import { CLIENT_ID } from '../build-info.ts';
import { identityHeaders } from '../install-id.ts';
import { callRest } from '../network/rest.ts';
import type { Place } from './place.ts';

const tokenResponse = v.looseObject({
  access_token: v.optional(v.nullable(v.string())),
  refresh_token: v.optional(v.nullable(v.string())),
  user_id: v.optional(v.nullable(v.string())),
  expires_in: v.optional(v.nullable(v.number())),
  error: v.optional(v.nullable(v.string())),
  error_description: v.optional(v.nullable(v.string())),
});

export type TokenGrant =
  | { readonly grant_type: 'password'; readonly username: string; readonly password: string }
  | { readonly grant_type: 'refresh_token'; readonly refresh_token: string };

export type TokenOutcome =
  | {
      readonly kind: 'given';
      readonly accessToken: string;
      readonly refreshToken: string;
      readonly userId: string | undefined;
      readonly expiresInSeconds: number | undefined;
    }
  /** The server said no: wrong password, a used refresh token. */
  | { readonly kind: 'refused'; readonly error: string; readonly message: string | undefined }
  /** No answer: the same request may work later. */
  | { readonly kind: 'unreachable' };

export const UNPARSABLE = 'An unknown error occurred while parsing auth token response';

/** POST /oauth/token. */
export async function requestTokens(
  grant: TokenGrant,
  place: Place | undefined,
  send: typeof fetch = fetch,
): Promise<TokenOutcome> {
  const outcome = await callRest(
    '/oauth/token',
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...identityHeaders(),
        ...(place && { 'x-region-code': place.region, 'x-country-code': place.country }),
      },
      body: JSON.stringify({ ...grant, client_id: CLIENT_ID }),
    },
    send,
  );
  if (!('response' in outcome)) return { kind: 'unreachable' };
  // Others at this address asked too often: that says nothing about the token. Who logs in is told to wait.
  if (outcome.response.status === 429 && grant.grant_type === 'refresh_token') return { kind: 'unreachable' };
  return readTokenResponse(await outcome.response.json().catch(() => undefined));
}

export function readTokenResponse(body: unknown): TokenOutcome {
  const read = v.safeParse(tokenResponse, body);
  if (!read.success) return { kind: 'refused', error: UNPARSABLE, message: undefined };
  const { access_token, refresh_token, user_id, expires_in, error, error_description } = read.output;
  if (!access_token || !refresh_token) {
    return { kind: 'refused', error: error ?? UNPARSABLE, message: error_description ?? undefined };
  }
  return {
    kind: 'given',
    accessToken: access_token,
    refreshToken: refresh_token,
    userId: user_id ?? undefined,
    expiresInSeconds: expires_in ?? undefined,
  };
}
