import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { News } from '../platform/news.ts';
import { Recent } from '../platform/recent.ts';
import { Together } from '../platform/together.ts';
import type { AcknowledgementKind } from './acknowledgement.ts';
import { acknowledgementChanged } from './session.topics.ts';
import { giveAcknowledgement, insertDemand, readDemandedSince, readOpenDemands } from './store.ts';

export { ACKNOWLEDGEMENT_KINDS } from './acknowledgement.ts';

/** A demand by an operator's command counts after so long. */
const REMEMBERED_MS = 1_000;

export interface SessionOptions {
  readonly database: Database;
  readonly clock: Clock;
  /** Told of each patron who is asked to acknowledge something, and who does. */
  readonly bus: Pick<Bus, 'publish'>;
}

/** What a patron must have acknowledged before going on betting. */
export class Session {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #recent: Recent<boolean>;
  readonly #demands: Together<true>;
  readonly #bus: Pick<Bus, 'publish'>;
  readonly #news: News;
  readonly #isDemanded = async (patronId: string) => (await this.#demands.get(patronId)) ?? false;

  constructor({ database, clock, bus }: SessionOptions) {
    this.#database = database;
    this.#clock = clock;
    this.#bus = bus;
    this.#news = new News({ database, clock }, readDemandedSince);
    this.#recent = new Recent(clock, REMEMBERED_MS);
    this.#demands = new Together((patronIds) => readOpenDemands(database, patronIds, 'RESPONSIBLE_GAMING'));
  }

  /**
   * Whether the patron was asked to acknowledge the rules of responsible gaming and has not done so.
   * @param withinMs how old the answer may be, for who only looks
   */
  requiresAcknowledgement(patronId: string, withinMs = REMEMBERED_MS): Promise<boolean> {
    return this.#recent.get(patronId, this.#isDemanded, withinMs);
  }

  /** Known, without waiting, to have nothing to acknowledge. */
  isKnownFree(patronId: string): boolean {
    return this.#recent.known(patronId)?.value === false;
  }

  /** Gives what is demanded; when nothing is, nothing changes. */
  async acknowledge(patronId: string, kind: AcknowledgementKind, ipAddress: string): Promise<void> {
    await giveAcknowledgement(this.#database, patronId, kind, ipAddress, new Date(this.#clock.now()));
    this.#tell(patronId);
  }

  /** Asks the patron to acknowledge before the next bet. @param by the operator */
  async demandAcknowledgement(patronId: string, by: string): Promise<void> {
    await insertDemand(this.#database, patronId, 'RESPONSIBLE_GAMING', by, new Date(this.#clock.now()));
    this.#tell(patronId);
  }

  /** Tells of what operators demanded by a command, which is another process. */
  async announce(): Promise<void> {
    for (const patronId of await this.#news.patrons()) this.#tell(patronId);
  }

  #tell(patronId: string): void {
    this.#recent.forget(patronId);
    this.#bus.publish(acknowledgementChanged, { patronId });
  }
}
