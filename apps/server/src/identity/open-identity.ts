import type { Currency } from '@fairline/money/money.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Authenticated } from '../platform/graphql/authenticator.ts';
import type { FieldError } from '../platform/graphql/error-types.ts';
import { isLoopback, networkOf, RateLimiter } from '../platform/http/rate-limit.ts';
import { newId } from '../platform/ids.ts';
import { Together } from '../platform/together.ts';
import { Turns } from '../platform/turns.ts';
import { preferencesChanged } from './identity.topics.ts';
import type { Identity, Origin, Patron, Preferences, SignUpOutcome, TokenOutcome } from './identity.ts';
import { Lockout } from './lockout.ts';
import { hashPassword, LONGEST_PASSWORD, passwordLength, passwordMatches } from './passwords.ts';
import { findRegion } from './regions.ts';
import { Sessions } from './sessions.ts';
import { checkSignUp, emailOf } from './sign-up-rules.ts';
import { insertPatron, type PatronRow, patronByEmail, patronsById, updatePreferences } from './store.ts';
import { TokenSigner } from './token-signer.ts';

export interface IdentityOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Told of changed preferences. */
  readonly bus?: Bus;
  /**
   * Makes what other domains keep for a patron, the ledger accounts above all. Called at sign-up and at each login, so
   * that a crash between the two loses nothing: it must be repeatable.
   */
  readonly onPatron: (patronId: string, currency: Currency) => Promise<void>;
  /** False lets one address sign up any number of times. */
  readonly limitsSignUps?: boolean;
}

/** Sign-ups of one address that get as far as a password hash. */
const SIGN_UPS = { max: 30, windowMs: 3_600_000 };

/** Sign-ups of one address with other faults that are told whether their e-mail is in use: nobody is to read out who has an account. */
const EMAILS_TOLD = { max: 30, windowMs: 3_600_000 };

const EMAIL_TAKEN: FieldError = {
  field: 'email',
  message: 'There is already an account with this email. Please log in instead.',
};
const LOOPBACK = '127.0.0.1';
/** At one name from one address at once. */
const MOST_ATTEMPTS = 8;
/** When too many attempts wait for each other. */
const BUSY_SECONDS = 5;

export async function openIdentity(options: IdentityOptions): Promise<Identity> {
  const { database, clock, bus, onPatron, limitsSignUps = true } = options;
  const signer = await TokenSigner.open(database, clock);
  const sessions = new Sessions(database, clock, signer);
  const lockout = new Lockout(database, clock);
  const patrons = new Together<PatronRow>((ids) => patronsById(database, ids));
  // Attempts at one name from one address take turns: side by side they could try more than the lock allows.
  const attempts = new Turns(MOST_ATTEMPTS);
  const signUps = new RateLimiter(SIGN_UPS, clock);
  const emailsTold = new RateLimiter(EMAILS_TOLD, clock);

  async function signUp(input: unknown, ipAddress = LOOPBACK): Promise<SignUpOutcome> {
    const check = checkSignUp(input, clock.now());
    if (check.kind === 'invalid') return { ...check, fieldErrors: await withTaken(check, input, ipAddress) };
    const retryAfterSeconds = waitFor(signUps, ipAddress);
    if (retryAfterSeconds > 0) return { kind: 'busy', retryAfterSeconds };
    const id = newId();
    const currency = currencyOf(check.signUp.address.region);
    const passwordHash = await hashPassword(check.signUp.password);
    const isNew = await insertPatron(database, {
      id,
      signUp: check.signUp,
      passwordHash,
      currency,
      now: new Date(clock.now()),
    });
    if (!isNew) return { kind: 'invalid', fieldErrors: [EMAIL_TAKEN] };
    await onPatron(id, currency);
    return { kind: 'signed-up', patronId: id, username: check.signUp.email };
  }

  function waitFor(limiter: RateLimiter, ipAddress: string): number {
    return limitsSignUps && !isLoopback(ipAddress) ? limiter.take(networkOf(ipAddress)) : 0;
  }

  /** An e-mail in use is said with the first answer. Who asked too often hears it once all else is mended. */
  async function withTaken(
    { fieldErrors }: { readonly fieldErrors: readonly FieldError[] },
    input: unknown,
    ipAddress: string,
  ): Promise<readonly FieldError[]> {
    const email = emailOf(input);
    if (email === undefined || waitFor(emailsTold, ipAddress) > 0) return fieldErrors;
    return (await patronByEmail(database, email)) ? [...fieldErrors, EMAIL_TAKEN] : fieldErrors;
  }

  async function seedPatron(input: unknown): Promise<string> {
    const check = checkSignUp(input, clock.now());
    if (check.kind === 'invalid')
      throw new Error(`No such account can be: ${JSON.stringify(check.fieldErrors)}`);
    const outcome = await signUp(input);
    if (outcome.kind === 'signed-up') return outcome.patronId;
    const existing = await patronByEmail(database, check.signUp.email);
    if (!existing) throw new Error(`The account ${check.signUp.email} could not be made.`);
    await onPatron(existing.id, existing.currency);
    return existing.id;
  }

  async function logIn(username: string, password: string, origin: Origin): Promise<TokenOutcome> {
    const name = username.trim().toLowerCase();
    const turn = `${name} ${origin.ipAddress}`;
    const outcome = await attempts.run(turn, () => attempt(name, password, origin));
    return outcome ?? { kind: 'locked', retryAfterSeconds: BUSY_SECONDS };
  }

  async function attempt(name: string, password: string, origin: Origin): Promise<TokenOutcome> {
    const { ipAddress } = origin;
    const retryAfterSeconds = await lockout.remainingSeconds({ name, ipAddress });
    if (retryAfterSeconds !== undefined) return { kind: 'locked', retryAfterSeconds };
    const row = await patronByEmail(database, name);
    const matches =
      passwordLength(password) <= LONGEST_PASSWORD && (await passwordMatches(password, row?.password_hash));
    if (!row || !matches) {
      await lockout.failed({ name, ipAddress });
      return { kind: 'refused' };
    }
    await lockout.succeeded({ name, ipAddress });
    await onPatron(row.id, row.currency);
    return { kind: 'granted', tokens: await sessions.start(row.id, origin) };
  }

  async function authenticate(token: string): Promise<Authenticated | null> {
    const read = await signer.read(token);
    if (read?.viewer.kind !== 'patron') return read;
    return (await sessions.isOpen(read.viewer.sessionId)) ? read : null;
  }

  async function patron(patronId: string): Promise<Patron | undefined> {
    const row = await patrons.get(patronId);
    return row && toPatron(row);
  }

  return {
    signUp,
    seedPatron,
    logIn,
    refresh: (token) => sessions.refresh(token),
    isLoggedIn: (sessionId) => sessions.isOpen(sessionId),
    isKnownLoggedIn: (sessionId) => sessions.isKnownOpen(sessionId),
    logOut: (sessionId) => sessions.end(sessionId, 'logged-out'),
    authenticate,
    onSessionEnded: (listener) => sessions.onEnded(listener),
    viewer: async (token) => (await authenticate(token))?.viewer ?? { kind: 'nobody' },
    visitorToken: (visitorId = newId()) => signer.visitor(visitorId),
    patron,
    lastLoginAt: (sessionId) => sessions.previousLoginAt(sessionId),
    setPreferences: async (patronId: string, changes: Partial<Preferences>) => {
      await updatePreferences(database, patronId, changes);
      const changed = await patron(patronId);
      if (!changed) throw new Error(`There is no patron ${patronId}.`);
      bus?.publish(preferencesChanged, { patronId });
      return changed;
    },
  };
}

/** The country decides: Canadian patrons bet in Canadian dollars, American ones in US dollars. */
function currencyOf(region: string): Currency {
  return findRegion(region)?.country === 'CA' ? 'CAD' : 'USD';
}

function toPatron(row: PatronRow): Patron {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    region: row.region,
    currency: row.currency,
    preferences: { oddsFormat: row.odds_format, acceptedOddsChanges: row.accepted_odds_changes },
  };
}
