import type { Currency } from '@fairline/money/money.ts';
import type { Identity } from '../identity/identity.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { Logger } from '../platform/log.ts';
import { News } from '../platform/news.ts';
import { Recent } from '../platform/recent.ts';
import { Together } from '../platform/together.ts';
import { Turns } from '../platform/turns.ts';
import { locationChanged } from './location.topics.ts';
import type { Located, LocateRequest, LocationProvider, LocationRefusal } from './provider.ts';
import {
  insertCheck,
  type LocationCheckRow,
  readLastAddress,
  readLastChecks,
  readMovedSince,
} from './store.ts';

export {
  LOCATION_REFUSALS,
  type LocationProvider,
  type LocationRefusal,
  VERIFY_LOCATION,
} from './provider.ts';
export { moveSandboxPatron, type SandboxWord } from './sandbox-place.ts';
export { sandboxLocationProvider } from './sandbox-provider.ts';

/** What makes a check happen [LOC-008]. */
export const CHECK_REASONS = [
  'log_in',
  'app_launch',
  'manual_check',
  'authorization_refresh',
  'ip_change',
  'license_expired',
] as const;
export type CheckReason = (typeof CHECK_REASONS)[number];

/** Where a patron was found to be, and for how long that counts. */
export type LocationStanding =
  | {
      readonly kind: 'authorised';
      /** Of the check, for the audit record of a bet. */
      readonly id: string;
      /** ISO 3166-2 */
      readonly region: string;
      readonly expiresAt: Date;
    }
  | { readonly kind: 'refused'; readonly code: LocationRefusal }
  /** Never checked, or too long ago; whether they were refused then. */
  | { readonly kind: 'unknown'; readonly wasRefused?: true };

export interface LocationOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly identity: Pick<Identity, 'patron'>;
  readonly provider: LocationProvider;
  /** Told of each patron whose known location changed. */
  readonly bus: Pick<Bus, 'publish'>;
  /** Told of a provider that fails. */
  readonly logger: Pick<Logger, 'error'>;
}

/** A change by an operator's command counts after so long. */
const REMEMBERED_MS = 1_000;
/** How long a refusal stands before a silent provider is asked again. */
const REFUSED_FOR_MS = 5_000;
/** Checks of one patron that may wait for each other. */
const MOST_CHECKS = 5;

/** Where patrons are. Whoever is not authorised in a region of their currency places no bets. */
export class Location {
  readonly #options: LocationOptions;
  readonly #recent: Recent<LocationStanding>;
  readonly #lastChecks: Together<LocationCheckRow>;
  readonly #readLast = (patronId: string) => this.#last(patronId);
  readonly #turns = new Turns(MOST_CHECKS);
  readonly #news: News;
  /** Checks that standing() began and that are not answered, by patron and address: who asks meanwhile shares the answer. */
  readonly #renewals = new Map<string, Promise<LocationStanding>>();

  constructor(options: LocationOptions) {
    this.#options = options;
    this.#recent = new Recent(options.clock, REMEMBERED_MS);
    this.#news = new News(options, readMovedSince);
    this.#lastChecks = new Together((patronIds) => readLastChecks(options.database, patronIds));
  }

  /** What counts now. A provider that needs nothing of the patron is asked by itself when the last answer has run out. */
  async standing(patronId: string, ipAddress: string): Promise<LocationStanding> {
    const standing = await this.#recent.get(patronId, this.#readLast);
    if (!this.#options.provider.silent || this.#counts(standing)) return this.#inForce(standing);
    return this.#renew(patronId, ipAddress);
  }

  /**
   * What is known now; 'unknown' as well when the provider would be asked before a bet. Asks nobody, except that a silent
   * provider is asked again about a patron it refused last: they hear that they may not bet without trying, and when they may again.
   * @param withinMs how old the answer may be
   */
  async known(patronId: string, withinMs = REMEMBERED_MS): Promise<LocationStanding> {
    const standing = this.#inForce(await this.#recent.get(patronId, this.#readLast, withinMs));
    const asks = standing.kind === 'unknown' && standing.wasRefused && this.asksByItself;
    return asks ? this.#lookAgain(patronId) : standing;
  }

  /** What counts now as long as it was read within the last moment; undefined when somebody has to be asked. */
  knownNow(patronId: string): LocationStanding | undefined {
    const read = this.#recent.known(patronId);
    return read && this.#inForce(read.value);
  }

  /** Whether a patron who is nowhere known to be is looked for by itself before a bet. */
  get asksByItself(): boolean {
    return this.#options.provider.silent;
  }

  /** Asks the provider where the patron is, and keeps the answer. */
  async check(patronId: string, ipAddress: string, reason: CheckReason): Promise<LocationStanding> {
    const asked = await this.#turns.run(patronId, () => this.#ask(patronId, ipAddress, reason));
    return asked ?? { kind: 'refused', code: 'RATE_LIMITED' };
  }

  /**
   * Tells of patrons an operator moved by a command, which is another process. A provider that needs nothing of them is asked
   * first: an open betslip says what came of it, and nobody has to bet to find out.
   */
  async announce(): Promise<void> {
    for (const patronId of await this.#news.patrons()) {
      this.#recent.forget(patronId);
      if (this.asksByItself) await this.#lookAgain(patronId);
      this.#options.bus.publish(locationChanged, { patronId });
    }
  }

  /** Where they were looked for last; of whom an operator moved before that, the provider knows more than their address. */
  async #lookAgain(patronId: string): Promise<LocationStanding> {
    const address = await readLastAddress(this.#options.database, patronId);
    return this.#renew(patronId, address ?? '');
  }

  #renew(patronId: string, ipAddress: string): Promise<LocationStanding> {
    const key = `${patronId} ${ipAddress}`;
    const known = this.#renewals.get(key);
    if (known) return known;
    const renewal = this.check(patronId, ipAddress, 'authorization_refresh').finally(() =>
      this.#renewals.delete(key),
    );
    this.#renewals.set(key, renewal);
    return renewal;
  }

  async #ask(patronId: string, ipAddress: string, reason: CheckReason): Promise<LocationStanding> {
    const { database, identity, provider, clock } = this.#options;
    const patron = await identity.patron(patronId);
    if (!patron) return { kind: 'unknown' };
    const found = await this.#locate({ patronId, homeRegion: patron.region, ipAddress });
    const located = inRegionOf(patron.currency, found);
    const now = clock.now();
    const check: LocationCheckRow = {
      id: newId(),
      patron_id: patronId,
      result: located.kind === 'found' ? AUTHORISED : located.code,
      region: found.kind === 'found' ? found.region : null,
      reason,
      provider: provider.id,
      ip_address: ipAddress,
      checked_at: new Date(now),
      expires_at: new Date(now + (located.kind === 'found' ? located.validForMs : REFUSED_FOR_MS)),
    };
    await insertCheck(database, check);
    this.#recent.forget(patronId);
    return standingOf(check);
  }

  /** A provider that fails has found nobody. */
  async #locate(request: LocateRequest): Promise<Located> {
    const { provider, logger } = this.#options;
    try {
      return await provider.locate(request);
    } catch (error) {
      logger.error({ err: error, provider: provider.id }, 'The location provider failed');
      return { kind: 'refused', code: 'SERVER_ERROR' };
    }
  }

  async #last(patronId: string): Promise<LocationStanding> {
    const row = await this.#lastChecks.get(patronId);
    if (!row) return { kind: 'unknown' };
    if (row.expires_at.getTime() > this.#options.clock.now()) return standingOf(row);
    return row.result === AUTHORISED ? { kind: 'unknown' } : { kind: 'unknown', wasRefused: true };
  }

  #counts(standing: LocationStanding): boolean {
    return this.#inForce(standing).kind !== 'unknown';
  }

  #inForce(standing: LocationStanding): LocationStanding {
    const over = standing.kind === 'authorised' && standing.expiresAt.getTime() <= this.#options.clock.now();
    return over ? { kind: 'unknown' } : standing;
  }
}

const AUTHORISED = 'AUTHORISED';

function standingOf({ id, result, region, expires_at: expiresAt }: LocationCheckRow): LocationStanding {
  if (result === AUTHORISED && region !== null) return { kind: 'authorised', id, region, expiresAt };
  return { kind: 'refused', code: refusalOf(result) };
}

function refusalOf(result: string): LocationRefusal {
  switch (result) {
    case 'OUT_OF_BOUNDARY':
    case 'RATE_LIMITED':
    case 'USER_IN_DIFFERENT_VALID_REGION':
      return result;
    default:
      return 'SERVER_ERROR';
  }
}

/** An account in dollars of one country does not bet in the other. */
function inRegionOf(currency: Currency, located: Located): Located {
  if (located.kind === 'refused') return located;
  const country = currency === 'CAD' ? 'CA-' : 'US-';
  return located.region.startsWith(country) ? located : { kind: 'refused', code: 'OUT_OF_BOUNDARY' };
}
