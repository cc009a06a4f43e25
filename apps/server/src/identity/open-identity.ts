import type { Currency } from '@fairline/money/money.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Viewer } from '../platform/graphql/context.ts';
import { newId } from '../platform/ids.ts';
import type { Identity, Origin, Patron, Preferences, SignUpOutcome, TokenOutcome } from './identity.ts';
import { Lockout } from './lockout.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { findRegion } from './regions.ts';
import { Sessions } from './sessions.ts';
import { checkSignUp } from './sign-up-rules.ts';
import {
  insertPatron,
  type PatronRow,
  patronByEmail,
  patronById,
  sessionById,
  updatePreferences,
} from './store.ts';
import { TokenSigner } from './token-signer.ts';

export interface IdentityOptions {
  readonly database: Database;
  readonly clock: Clock;
  /**
   * Makes what other domains keep for a patron, the ledger accounts above all. Called at sign-up and at each login, so
   * that a crash between the two loses nothing: it must be repeatable.
   */
  readonly onPatron: (patronId: string, currency: Currency) => Promise<void>;
}

const NAME_TAKEN = 'There is already an account with this email. Please log in instead.';
const LONGEST_PASSWORD = 128;

export async function openIdentity({ database, clock, onPatron }: IdentityOptions): Promise<Identity> {
  const signer = await TokenSigner.open(database, clock);
  const sessions = new Sessions(database, clock, signer);
  const lockout = new Lockout(database, clock);

  async function signUp(input: unknown): Promise<SignUpOutcome> {
    const check = checkSignUp(input, clock.now());
    if (check.kind === 'invalid') return check;
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
    if (!isNew) return { kind: 'invalid', fieldErrors: [{ field: 'email', message: NAME_TAKEN }] };
    await onPatron(id, currency);
    return { kind: 'signed-up', patronId: id, username: check.signUp.email };
  }

  async function logIn(username: string, password: string, origin: Origin): Promise<TokenOutcome> {
    const name = username.trim().toLowerCase();
    const retryAfterSeconds = await lockout.remainingSeconds(name);
    if (retryAfterSeconds !== undefined) return { kind: 'locked', retryAfterSeconds };
    const row = await patronByEmail(database, name);
    const matches =
      password.length <= LONGEST_PASSWORD && (await passwordMatches(password, row?.password_hash));
    if (!row || !matches) {
      await lockout.failed(name);
      return { kind: 'refused' };
    }
    await lockout.succeeded(name);
    await onPatron(row.id, row.currency);
    return { kind: 'granted', tokens: await sessions.start(row.id, origin) };
  }

  async function viewer(token: string): Promise<Viewer> {
    const read = await signer.read(token);
    return read.kind === 'patron' && sessions.hasEnded(read.sessionId) ? { kind: 'nobody' } : read;
  }

  async function patron(patronId: string): Promise<Patron | undefined> {
    const row = await patronById(database, patronId);
    return row && toPatron(row);
  }

  return {
    signUp,
    logIn,
    refresh: (token) => sessions.refresh(token),
    logOut: (sessionId) => sessions.end(sessionId, 'logged-out'),
    viewer,
    visitorToken: () => signer.visitor(newId()),
    patron,
    lastLoginAt: async (sessionId) =>
      (await sessionById(database, sessionId))?.previous_login_at ?? undefined,
    setPreferences: async (patronId: string, changes: Partial<Preferences>) => {
      await updatePreferences(database, patronId, changes);
      const changed = await patron(patronId);
      if (!changed) throw new Error(`There is no patron ${patronId}.`);
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
    preferences: { oddsFormat: row.odds_format, autoAcceptOddsChanges: row.auto_accept_odds_changes },
  };
}
