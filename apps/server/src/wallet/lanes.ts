import { Lane, type LaneOptions } from './lane.ts';
import type { Carrier, Waiting } from './lane-queue.ts';
import { type LaneStatement, type Unavailable, unavailable } from './lane-statement.ts';

export interface LanesOptions extends LaneOptions {
  /** How many lanes, each with a connection of its own. */
  readonly lanes: number;
}

/** Sends rows of one registered statement through the lanes. */
export interface LaneSender<Row, Result> {
  /** Rejects only when the row itself is at fault (an error of the program). */
  submit(patronId: string, row: Row): Promise<Result | Unavailable>;
}

/**
 * The lanes that all postings go through: a patron's commands always take the same one, in their order, and at most one of
 * them is in a batch. A batch leaves when the one before it returned, or 1 ms after its first command.
 */
export class PostingLanes {
  readonly #lanes: readonly Lane[];
  readonly #names = new Set<string>();

  constructor(options: LanesOptions) {
    this.#lanes = Array.from({ length: options.lanes }, () => new Lane(options));
  }

  register<Row, Result>(statement: LaneStatement<Row, Result>): LaneSender<Row, Result> {
    if (this.#names.has(statement.name)) throw new Error(`Two lane statements are called ${statement.name}.`);
    this.#names.add(statement.name);
    const rows: Row[] = [];
    const carrier: Carrier = {
      name: statement.name,
      sql: statement.sql,
      encode: (batch, header) => {
        for (const waiting of batch) waiting.handOver();
        return statement.encode(rows.splice(0), header);
      },
    };
    return {
      submit: (patronId, row) =>
        new Promise((resolve, reject) => {
          const waiting: Waiting = {
            patronId,
            carrier,
            handOver: () => rows.push(row),
            refusal: () => {
              const refusal = statement.refuse?.(row);
              return refusal === undefined ? undefined : () => resolve(refusal);
            },
            answer: (posted) => resolve(statement.decode(posted, row)),
            giveUp: () => resolve(unavailable),
            fail: reject,
          };
          this.#laneOf(patronId).submit(waiting);
        }),
    };
  }

  /** Resolves when every batch that has left by now is answered. */
  async inFlight(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.inFlight()));
  }

  /** Finishes the batches under way; what waits is answered 'unavailable'. */
  async close(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.close()));
  }

  /** The end of a UUID is random, so it spreads the patrons evenly. */
  #laneOf(patronId: string): Lane {
    const hash = Number.parseInt(patronId.slice(-6), 16) || 0;
    const lane = this.#lanes[hash % this.#lanes.length];
    if (!lane) throw new Error('There must be at least one lane.');
    return lane;
  }
}
