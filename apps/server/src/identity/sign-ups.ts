import type { Currency } from '@fairline/money/money.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { FieldError } from '../platform/graphql/error-types.ts';
import { isLoopback, networkOf, RateLimiter } from '../platform/http/rate-limit.ts';
import { newId } from '../platform/ids.ts';
import type { SignUpOutcome } from './identity.ts';
import { hashPassword } from './passwords.ts';
import { findRegion } from './regions.ts';
import { checkSignUp, emailOf } from './sign-up-rules.ts';
import { insertPatron, patronByEmail } from './store.ts';

interface SignUpParts {
  readonly database: Database;
  readonly clock: Clock;
  /** As of IdentityOptions. */
  readonly onPatron: (patronId: string, currency: Currency) => Promise<void>;
  /** False lets one address sign up any number of times. */
  readonly isLimited: boolean;
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

/** Makes accounts. */
export class SignUps {
  readonly #parts: SignUpParts;
  readonly #signUps: RateLimiter;
  readonly #emailsTold: RateLimiter;

  constructor(parts: SignUpParts) {
    this.#parts = parts;
    this.#signUps = new RateLimiter(SIGN_UPS, parts.clock);
    this.#emailsTold = new RateLimiter(EMAILS_TOLD, parts.clock);
  }

  async signUp(input: unknown, ipAddress = LOOPBACK): Promise<SignUpOutcome> {
    const { database, clock, onPatron } = this.#parts;
    const check = checkSignUp(input, clock.now());
    if (check.kind === 'invalid') {
      return { ...check, fieldErrors: await this.#withTaken(check, input, ipAddress) };
    }
    const retryAfterSeconds = this.#waitFor(this.#signUps, ipAddress);
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

  /** The id of the account, new or not. @throws for one that cannot be */
  async seed(input: unknown): Promise<string> {
    const { database, clock, onPatron } = this.#parts;
    const check = checkSignUp(input, clock.now());
    if (check.kind === 'invalid')
      throw new Error(`No such account can be: ${JSON.stringify(check.fieldErrors)}`);
    const outcome = await this.signUp(input);
    if (outcome.kind === 'signed-up') return outcome.patronId;
    const existing = await patronByEmail(database, check.signUp.email);
    if (!existing) throw new Error(`The account ${check.signUp.email} could not be made.`);
    await onPatron(existing.id, existing.currency);
    return existing.id;
  }

  #waitFor(limiter: RateLimiter, ipAddress: string): number {
    return this.#parts.isLimited && !isLoopback(ipAddress) ? limiter.take(networkOf(ipAddress)) : 0;
  }

  /** An e-mail in use is said with the first answer. Who asked too often hears it once all else is mended. */
  async #withTaken(
    { fieldErrors }: { readonly fieldErrors: readonly FieldError[] },
    input: unknown,
    ipAddress: string,
  ): Promise<readonly FieldError[]> {
    const email = emailOf(input);
    if (email === undefined || this.#waitFor(this.#emailsTold, ipAddress) > 0) return fieldErrors;
    return (await patronByEmail(this.#parts.database, email)) ? [...fieldErrors, EMAIL_TAKEN] : fieldErrors;
  }
}

/** The country decides: Canadian patrons bet in Canadian dollars, American ones in US dollars. */
function currencyOf(region: string): Currency {
  return findRegion(region)?.country === 'CA' ? 'CAD' : 'USD';
}
