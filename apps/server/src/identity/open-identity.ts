import type { Currency } from '@fairline/money/money.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Authenticated } from '../platform/graphql/authenticator.ts';
import { newId } from '../platform/ids.ts';
import { Together } from '../platform/together.ts';
import { preferencesChanged } from './identity.topics.ts';
import type { Identity, Patron, Preferences } from './identity.ts';
import { LogIns } from './log-ins.ts';
import { Sessions } from './sessions.ts';
import { SignUps } from './sign-ups.ts';
import { type PatronRow, patronsById, updatePreferences } from './store.ts';
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

export async function openIdentity(options: IdentityOptions): Promise<Identity> {
  const { database, clock, bus, onPatron, limitsSignUps = true } = options;
  const signer = await TokenSigner.open(database, clock);
  const sessions = new Sessions(database, clock, signer);
  const patrons = new Together<PatronRow>((ids) => patronsById(database, ids));
  const signUps = new SignUps({ database, clock, onPatron, isLimited: limitsSignUps });
  const logIns = new LogIns({ database, clock, sessions, onPatron });

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
    signUp: (input, ipAddress) => signUps.signUp(input, ipAddress),
    seedPatron: (input) => signUps.seed(input),
    logIn: (username, password, origin) => logIns.logIn(username, password, origin),
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
