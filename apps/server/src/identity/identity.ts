import type { Currency } from '@fairline/money/money.ts';
import type { OddsFormat } from '@fairline/money/odds-format.ts';
import type { Authenticator } from '../platform/graphql/authenticator.ts';
import type { Viewer } from '../platform/graphql/context.ts';
import type { FieldError } from '../platform/graphql/error-types.ts';

/** Which changed odds a patron takes without being asked. */
export const ODDS_CHANGES = ['NONE', 'BETTER', 'ANY'] as const;
export type OddsChanges = (typeof ODDS_CHANGES)[number];

export interface Preferences {
  readonly oddsFormat: OddsFormat;
  readonly acceptedOddsChanges: OddsChanges;
}

/** An account holder as other domains may see them. */
export interface Patron {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** ISO 3166-2 of the home address. */
  readonly region: string;
  readonly currency: Currency;
  readonly preferences: Preferences;
}

export type SignUpOutcome =
  | { readonly kind: 'signed-up'; readonly patronId: string; readonly username: string }
  | { readonly kind: 'invalid'; readonly fieldErrors: readonly FieldError[] }
  /** Too many from one address. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number };

/** Where a call came from, for the session's record. */
export interface Origin {
  readonly ipAddress: string;
  readonly userAgent: string;
}

export interface TokenSet {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly patronId: string;
  readonly expiresInSeconds: number;
}

export type TokenOutcome =
  | { readonly kind: 'granted'; readonly tokens: TokenSet }
  /** Wrong name or password, or a refresh token that is unknown, expired, used twice or of an ended session. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number };

/** Who patrons are, and the tokens by which they are known. */
export interface Identity extends Authenticator {
  /** @param ipAddress bounds the sign-ups of one address; this machine's own are not counted */
  signUp(input: unknown, ipAddress?: string): Promise<SignUpOutcome>;
  /** An account for demonstrations: the patron's id, of a new account or of the one that has the e-mail already. */
  seedPatron(input: unknown): Promise<string>;
  /**
   * The password grant. Three failures lock the name for the address they came from for 15 minutes, whether or not it exists;
   * many from anywhere slow down whoever comes from an address without an earlier login.
   */
  logIn(username: string, password: string, origin: Origin): Promise<TokenOutcome>;
  /**
   * The refresh grant. Each refresh token is used once. A repeat within a few seconds, while the token that followed was
   * not used, is taken for a lost answer and answered with the same one; any other means somebody else has it, and ends
   * the session.
   */
  refresh(refreshToken: string): Promise<TokenOutcome>;
  logOut(sessionId: string): Promise<void>;
  /** Whether a session has not ended: here at once, ended by another process within a minute. */
  isLoggedIn(sessionId: string): Promise<boolean>;
  /** The same without waiting; false as well when it has to be looked up. */
  isKnownLoggedIn(sessionId: string): boolean;
  /** Nobody for a token that is forged, expired or of a session that ended. */
  viewer(token: string): Promise<Viewer>;
  /** A token for somebody who has not logged in: a new visitor, or the one named, for longer. */
  visitorToken(visitorId?: string): Promise<string>;
  patron(patronId: string): Promise<Patron | undefined>;
  /** When the patron logged in before this session; undefined on the first login. */
  lastLoginAt(sessionId: string): Promise<Date | undefined>;
  setPreferences(patronId: string, changes: Partial<Preferences>): Promise<Patron>;
}
