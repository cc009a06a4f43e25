import { type CatalogueEvent, FUTURES_SPORT } from '../../catalogue/catalogue.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Trading } from '../../trading/trading.ts';
import { US_MARKETS } from '../market-code.ts';
import type { EventStream, OpenedStream, StreamProvider, StreamState } from '../provider.ts';
import { FrameRooms, type Watcher } from './frame-rooms.ts';
import { LIVE_STREAM_PATH } from './live-streams.routes.ts';
import { type Ticket, Tickets } from './tickets.ts';

/** Who watch at once at most: each holds a connection. */
const MOST_WATCHERS = 2_000;
/** Lines one ticket is good for: a page that is loaded again may still hold its last one. */
const MOST_BY_TICKET = 3;

/** Sports whose streams are sold to whoever bets on the event, as such rights usually are. */
const BET_TO_WATCH: ReadonlySet<string> = new Set(['darts', 'table-tennis', 'tennis', 'combat']);

/** Competitions that are shown in the United States alone. */
const US_ONLY: ReadonlySet<string> = new Set(['ncaaf', 'ncaab']);

const STATES: Readonly<Record<CatalogueEvent['status'], StreamState>> = {
  PRE_GAME: 'scheduled',
  POSTPONED: 'scheduled',
  IN_PLAY: 'live',
  FINISHED: 'closed',
  CANCELLED: 'cancelled',
  HIDDEN: 'cancelled',
  INVALID: 'cancelled',
};

interface Parts {
  readonly bus: Bus;
  readonly trading: Pick<Trading, 'book'>;
  readonly clock: Clock;
}

/** A provider without cameras: it draws every game in play from the server's own states, and says so in the picture. */
export class SandboxStreams implements StreamProvider {
  readonly id = 'sandbox';
  readonly #tickets: Tickets;
  readonly #rooms: FrameRooms;
  /** Who watch, all together and by ticket. */
  #watchers = 0;
  readonly #byTicket = new WeakMap<Ticket, number>();

  constructor(parts: Parts) {
    this.#tickets = new Tickets(parts.clock);
    this.#rooms = new FrameRooms(parts);
  }

  streamOf({ status, sport, competition }: CatalogueEvent): EventStream {
    return {
      // There is no picture of a season.
      state: sport.slug === FUTURES_SPORT.slug ? 'cancelled' : STATES[status],
      dmas: US_ONLY.has(competition.slug) ? US_MARKETS : [],
      needs: BET_TO_WATCH.has(sport.slug) ? 'bet' : 'balance',
    };
  }

  async open({ id }: CatalogueEvent, patronId: string): Promise<OpenedStream> {
    if (this.#watchers >= MOST_WATCHERS) throw new Error(`${MOST_WATCHERS} watch already`);
    const { code, expiresAtMs } = this.#tickets.issue(id, patronId);
    return { url: `${LIVE_STREAM_PATH}/${code}`, expiresAt: new Date(expiresAtMs) };
  }

  ticket(code: string): Ticket | undefined {
    return this.#tickets.find(code);
  }

  /** Answers what stops watching, to be called once; undefined where too many watch, all together or by this ticket. */
  watch(ticket: Ticket, watcher: Watcher): (() => void) | undefined {
    const ofTicket = this.#byTicket.get(ticket) ?? 0;
    if (this.#watchers >= MOST_WATCHERS || ofTicket >= MOST_BY_TICKET) return undefined;
    this.#count(ticket, 1);
    const leave = this.#rooms.watch(ticket.eventId, watcher);
    return () => {
      leave();
      this.#count(ticket, -1);
    };
  }

  #count(ticket: Ticket, more: 1 | -1): void {
    this.#watchers += more;
    this.#byTicket.set(ticket, (this.#byTicket.get(ticket) ?? 0) + more);
  }

  close(): void {
    this.#rooms.close();
  }
}
