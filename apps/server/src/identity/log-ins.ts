import type { Currency } from '@fairline/money/money.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { Turns } from '../platform/turns.ts';
import type { Origin, TokenOutcome } from './identity.ts';
import { Lockout } from './lockout.ts';
import { LONGEST_PASSWORD, passwordLength, passwordMatches } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import { patronByEmail } from './store.ts';

interface LogInParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly sessions: Pick<Sessions, 'start'>;
  /** As of IdentityOptions. */
  readonly onPatron: (patronId: string, currency: Currency) => Promise<void>;
}

/** At one name from one address at once. */
const MOST_ATTEMPTS = 8;
/** When too many attempts wait for each other. */
const BUSY_SECONDS = 5;

/** Lets in who knows the password, and nobody who guesses it. */
export class LogIns {
  readonly #parts: LogInParts;
  readonly #lockout: Lockout;
  /** Attempts at one name from one address take turns: side by side they could try more than the lock allows. */
  readonly #attempts = new Turns(MOST_ATTEMPTS);

  constructor(parts: LogInParts) {
    this.#parts = parts;
    this.#lockout = new Lockout(parts.database, parts.clock);
  }

  async logIn(username: string, password: string, origin: Origin): Promise<TokenOutcome> {
    const name = username.trim().toLowerCase();
    const turn = `${name} ${origin.ipAddress}`;
    const outcome = await this.#attempts.run(turn, () => this.#attempt(name, password, origin));
    return outcome ?? { kind: 'locked', retryAfterSeconds: BUSY_SECONDS };
  }

  async #attempt(name: string, password: string, origin: Origin): Promise<TokenOutcome> {
    const { database, sessions, onPatron } = this.#parts;
    const { ipAddress } = origin;
    const retryAfterSeconds = await this.#lockout.remainingSeconds({ name, ipAddress });
    if (retryAfterSeconds !== undefined) return { kind: 'locked', retryAfterSeconds };
    const row = await patronByEmail(database, name);
    const matches =
      passwordLength(password) <= LONGEST_PASSWORD && (await passwordMatches(password, row?.password_hash));
    if (!row || !matches) {
      await this.#lockout.failed({ name, ipAddress });
      return { kind: 'refused' };
    }
    await this.#lockout.succeeded({ name, ipAddress });
    await onPatron(row.id, row.currency);
    return { kind: 'granted', tokens: await sessions.start(row.id, origin) };
  }
}
