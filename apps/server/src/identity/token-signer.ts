import { createHash, createHmac } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Authenticated } from '../platform/graphql/authenticator.ts';
import type { Viewer } from '../platform/graphql/context.ts';
import { Lru } from '../platform/lru.ts';
import { signingKey } from './store.ts';

const ALGORITHM = 'EdDSA';
const ISSUER = 'fairline';
export const ACCESS_TOKEN_SECONDS = 900;
const VISITOR_TOKEN_SECONDS = 60 * 60 * 24 * 90;
const KEPT_TOKENS = 20_000;

/** Makes and reads the signed tokens. The key pair is in the database, so tokens outlive a restart. */
export class TokenSigner {
  readonly #clock: Clock;
  readonly #privateKey: CryptoKey;
  readonly #publicKey: CryptoKey;
  readonly #refreshSecret: Buffer;
  /** A signature is checked once: each request of a page brings the same token. */
  readonly #known = new Lru<string, Authenticated>(KEPT_TOKENS);

  private constructor(clock: Clock, privateKey: CryptoKey, publicKey: CryptoKey, refreshSecret: Buffer) {
    this.#clock = clock;
    this.#refreshSecret = refreshSecret;
    this.#privateKey = privateKey;
    this.#publicKey = publicKey;
  }

  static async open(database: Database, clock: Clock): Promise<TokenSigner> {
    const pair = await generateKeyPair(ALGORITHM, { extractable: true });
    const fresh = {
      private_jwk: await exportJWK(pair.privateKey),
      public_jwk: await exportJWK(pair.publicKey),
    };
    const stored = await signingKey(database, fresh, new Date(clock.now()));
    const [privateKey, publicKey] = await Promise.all([
      importJWK(stored.private_jwk, ALGORITHM),
      importJWK(stored.public_jwk, ALGORITHM),
    ]);
    if (privateKey instanceof Uint8Array || publicKey instanceof Uint8Array)
      throw new Error('The signing key is not a key pair.');
    // Of its own, so that neither secret says anything of the other.
    const refreshSecret = createHash('sha256').update(`refresh ${stored.private_jwk.d}`).digest();
    return new TokenSigner(clock, privateKey, publicKey, refreshSecret);
  }

  patron(patronId: string, sessionId: string): Promise<string> {
    return this.#sign({ kind: 'patron', sid: sessionId }, patronId, ACCESS_TOKEN_SECONDS);
  }

  visitor(visitorId: string): Promise<string> {
    return this.#sign({ kind: 'visitor' }, visitorId, VISITOR_TOKEN_SECONDS);
  }

  /** Whose token it is, in milliseconds until when; null when it is forged or expired. */
  async read(token: string): Promise<Authenticated | null> {
    const now = this.#clock.now();
    const known = this.#known.get(token);
    if (known && known.expiresAt > now) return known;
    const read = await this.#verify(token, now);
    if (read) this.#known.set(token, read);
    return read;
  }

  /** The refresh token that follows another, the same each time: a repeated request gets the same answer. */
  successorOf(refreshToken: string): string {
    return createHmac('sha256', this.#refreshSecret).update(refreshToken).digest('base64url');
  }

  #sign(claims: Record<string, string>, subject: string, seconds: number): Promise<string> {
    const issuedAt = Math.floor(this.#clock.now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(subject)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(this.#privateKey);
  }

  async #verify(token: string, now: number): Promise<Authenticated | null> {
    try {
      const { payload } = await jwtVerify(token, this.#publicKey, {
        issuer: ISSUER,
        algorithms: [ALGORITHM],
        currentDate: new Date(now),
      });
      const viewer = viewerOf(payload);
      return viewer && payload.exp ? { viewer, expiresAt: payload.exp * 1000 } : null;
    } catch {
      // Every reason comes to the same: it is no token of ours that is valid now.
      return null;
    }
  }
}

function viewerOf({ sub, kind, sid }: { sub?: string; kind?: unknown; sid?: unknown }): Viewer | undefined {
  if (!sub) return undefined;
  if (kind === 'visitor') return { kind, visitorId: sub };
  if (kind === 'patron' && typeof sid === 'string') return { kind, patronId: sub, sessionId: sid };
  return undefined;
}
