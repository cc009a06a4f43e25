import { randomBytes } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import { Lru } from '../../platform/lru.ts';

/** What whoever holds a ticket may watch. */
export interface Ticket {
  readonly eventId: string;
  readonly patronId: string;
  readonly expiresAtMs: number;
}

/** Tickets remembered at most; the longest unused give way. */
const MOST = 10_000;
const VALID_MS = 10 * 60_000;

/** Addresses that nobody can guess, each good for one event and ten minutes. */
export class Tickets {
  readonly #clock: Clock;
  readonly #tickets = new Lru<string, Ticket>(MOST);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  issue(eventId: string, patronId: string): Ticket & { readonly code: string } {
    const code = randomBytes(24).toString('base64url');
    const ticket = { eventId, patronId, expiresAtMs: this.#clock.now() + VALID_MS };
    this.#tickets.set(code, ticket);
    return { ...ticket, code };
  }

  /** Undefined for a ticket that never was, or has run out. */
  find(code: string): Ticket | undefined {
    const ticket = this.#tickets.get(code);
    return ticket && ticket.expiresAtMs > this.#clock.now() ? ticket : undefined;
  }
}
