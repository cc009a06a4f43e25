import { Lane } from './lane.ts';
import type { LaneOptions } from './lane-options.ts';
import type { Carrier, EncodedBatch, Waiting } from './lane-queue.ts';
import { LaneRounds } from './lane-rounds.ts';
import {
  type BatchHeader,
  type CarefulStatement,
  type LaneStatement,
  type PostedRow,
  type Unavailable,
  unavailable,
} from './lane-statement.ts';
import { RecentKeys } from './recent-keys.ts';

export interface LanesOptions extends LaneOptions {
  /** How many lanes, each with a connection of its own. */
  readonly lanes: number;
}

/** Who is told what became of a row: one of the two, once, in the midst of the lane's work. Must not throw. */
export interface LaneReceiver<Result> {
  answered(result: Result | Unavailable): void;
  /** The row itself is at fault (an error of the program). */
  failed(error: unknown): void;
}

/** Sends rows of one registered statement through the lanes. */
export interface LaneSender<Row, Result> {
  /** Rejects only when the row itself is at fault (an error of the program). */
  submit(patronId: string, row: Row): Promise<Result | Unavailable>;
}

/** The same without a promise: for rows of which thousands wait. */
export interface DirectSender<Row, Result> {
  send(patronId: string, row: Row, receiver: LaneReceiver<Result>): void;
}

/**
 * The lanes that all postings go through: a patron's commands always take the same one, in their order, and at most one of
 * them is in a batch. A batch leaves when the one before it returned, or 1 ms after its first command; a small one
 * waits for those of other lanes (LaneRounds).
 */
export class PostingLanes {
  readonly #lanes: readonly Lane[];
  readonly #names = new Set<string>();

  constructor(options: LanesOptions) {
    const rounds = new LaneRounds();
    this.#lanes = Array.from({ length: options.lanes }, () => new Lane(options, rounds));
  }

  register<Row, Result>(statement: LaneStatement<Row, Result>): LaneSender<Row, Result> {
    const { send } = this.registerDirect(statement);
    return {
      submit: (patronId, row) =>
        new Promise((resolve, reject) => send(patronId, row, { answered: resolve, failed: reject })),
    };
  }

  registerDirect<Row, Result>(statement: LaneStatement<Row, Result>): DirectSender<Row, Result> {
    for (const { name } of [statement, ...(statement.careful ? [statement.careful] : [])]) {
      if (this.#names.has(name)) throw new Error(`Two lane statements are called ${name}.`);
      this.#names.add(name);
    }
    const carrier = new StatementCarrier(statement);
    return {
      send: (patronId, row, receiver) =>
        this.#laneOf(patronId).submit(new Submitted(carrier, patronId, row, receiver)),
    };
  }

  /** Resolves when every batch that has left by now is answered. */
  async inFlight(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.inFlight()));
  }

  /** Goes on over connections of their own, as when those of before may speak into a void. */
  renew(): void {
    for (const lane of this.#lanes) lane.renew();
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

class StatementCarrier<Row, Result> implements Carrier {
  readonly statement: LaneStatement<Row, Result>;
  readonly #sent: RecentKeys | undefined;
  /** Of the batch that is about to be encoded. */
  readonly rows: Row[] = [];

  constructor(statement: LaneStatement<Row, Result>) {
    this.statement = statement;
    this.#sent = statement.careful && new RecentKeys();
  }

  encode(batch: readonly Waiting[], header: BatchHeader): EncodedBatch {
    for (const waiting of batch) waiting.handOver();
    const rows = this.rows.splice(0);
    const values = this.statement.encode(rows, header);
    const { name, sql, careful } = this.statement;
    if (!careful) return { name, sql, values, isHopeful: false };
    return this.#wasSent(rows, batch, careful)
      ? { name: careful.name, sql: careful.sql, values, isHopeful: false }
      : { name, sql, values, isHopeful: true };
  }

  /** Whether one of the keys was sent before. Remembers each, whatever is known of the others. */
  #wasSent(rows: readonly Row[], batch: readonly Waiting[], { keyOf }: CarefulStatement<Row>): boolean {
    let wasSent = false;
    for (const [index, { patronId }] of batch.entries()) {
      const row = rows[index];
      if (row !== undefined && this.#sent?.add(patronId, keyOf(row))) wasSent = true;
    }
    return wasSent;
  }
}

/** A command in a lane. A class and no closures: thousands wait at once. */
class Submitted<Row, Result> implements Waiting {
  readonly carrier: StatementCarrier<Row, Result>;
  readonly patronId: string;
  readonly #row: Row;
  readonly #receiver: LaneReceiver<Result>;
  /** Whoever submitted it is told once, whatever happens to others of its batch afterwards. */
  #isTold = false;

  constructor(
    carrier: StatementCarrier<Row, Result>,
    patronId: string,
    row: Row,
    receiver: LaneReceiver<Result>,
  ) {
    this.carrier = carrier;
    this.patronId = patronId;
    this.#row = row;
    this.#receiver = receiver;
  }

  handOver(): void {
    this.carrier.rows.push(this.#row);
  }

  refusal(): (() => void) | undefined {
    const refusal = this.carrier.statement.refuse?.(this.#row);
    return refusal === undefined ? undefined : () => this.#answered(refusal);
  }

  answer(posted: PostedRow): void {
    let result: Result;
    try {
      result = this.carrier.statement.decode(posted, this.#row);
    } catch (error) {
      this.fail(error);
      return;
    }
    this.#answered(result);
  }

  giveUp(): void {
    this.#answered(unavailable);
  }

  fail(error: unknown): void {
    if (this.#isTold) return;
    this.#isTold = true;
    this.#receiver.failed(error);
  }

  #answered(result: Result | Unavailable): void {
    if (this.#isTold) return;
    this.#isTold = true;
    this.#receiver.answered(result);
  }
}
