import { setTimeout as sleep } from 'node:timers/promises';
import { maybeReplaced } from '../platform/database/only-server.ts';
import { Sockets } from '../platform/database/sockets.ts';
import { nextTurn } from '../platform/others-turn.ts';
import { LaneConnection } from './lane-connection.ts';
import { failureOf } from './lane-failure.ts';
import type { LaneOptions } from './lane-options.ts';
import {
  type Answers,
  answerEach,
  type EncodedBatch,
  NOTHING,
  takeBatch,
  type Waiting,
  withoutRefused,
} from './lane-queue.ts';
import type { LaneRounds } from './lane-rounds.ts';
import type { PostedRow } from './lane-statement.ts';

interface FailedBatch extends Pick<EncodedBatch, 'isHopeful'> {
  readonly error: unknown;
}

/** The first command of an idle lane waits this long for company. */
const GATHER_MS = 1;
/** Tries of a single command that others' work rolled back. */
const TRIES = 5;

/** One lane: commands of its patrons, in batches, one batch at a time, over one connection. */
export class Lane {
  readonly #options: LaneOptions;
  readonly #rounds: LaneRounds;
  readonly #queue: Waiting[] = [];
  readonly #sockets = new Sockets();
  #connection: LaneConnection | undefined;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #leaving: Promise<unknown> = Promise.resolve();
  #closed = false;

  /** @param rounds of this lane and those beside it */
  constructor(options: LaneOptions, rounds: LaneRounds) {
    this.#options = options;
    this.#rounds = rounds;
  }

  submit(waiting: Waiting): void {
    if (this.#closed || this.#queue.length >= this.#options.queueLimit) {
      waiting.giveUp();
      return;
    }
    this.#queue.push(waiting);
    if (!this.#running) this.#timer ??= setTimeout(() => this.#start(), GATHER_MS);
  }

  /** Resolves when the batch that has left by now, if any, is posted or given up. */
  async inFlight(): Promise<void> {
    await this.#leaving;
  }

  /** Goes on over another connection; a batch that waits for its answer is sent again, under its keys. */
  renew(): void {
    void this.#connection?.close();
    // Whoever is only just connecting may speak into the void, too, and a goodbye has no answer there.
    this.#sockets.destroy();
  }

  /** Answers what waits with 'unavailable', finishes the batch under way and disconnects. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const waiting of this.#queue.splice(0)) waiting.giveUp();
    await this.#running;
    await this.#connection?.close();
  }

  #start(): void {
    this.#timer = undefined;
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
      if (this.#queue.length > 0 && !this.#closed) this.#start();
    });
  }

  async #run(): Promise<void> {
    let tell = NOTHING;
    while (!this.#closed) {
      // A large batch leaves before anybody is told of the one before it: the database works meanwhile.
      if (!this.#rounds.isLarge(this.#queue.length)) {
        if (tell !== NOTHING) {
          tell();
          tell = NOTHING;
          // Whoever was just told may have something next: let them join the next batch.
          await nextTurn();
        }
        if (this.#queue.length === 0) return;
        await this.#rounds.wait(this.#queue.length);
      }
      const batch = takeBatch(this.#queue, this.#options.batchLimit);
      if (batch.length === 0) break;
      const leaving = this.#rounds.run(() => this.#leave(batch));
      this.#leaving = leaving;
      tell();
      tell = await leaving;
    }
    tell();
  }

  /** Sends a batch; never rejects. Calling what it resolves to answers every command in it that was not answered before. */
  async #leave(batch: readonly Waiting[]): Promise<Answers> {
    const deadline = Date.now() + this.#options.patienceMs;
    try {
      return await this.#deliver(batch, deadline, false);
    } catch (error) {
      return () => this.#fail(batch, error);
    }
  }

  #fail(batch: readonly Waiting[], error: unknown): void {
    this.#options.logger.error({ err: error }, 'A lane could not finish a batch');
    for (const waiting of batch) waiting.fail(error);
  }

  /** @param maybePosted the batch was sent before, and nobody knows what became of it */
  async #deliver(batch: readonly Waiting[], deadline: number, maybePosted: boolean): Promise<Answers> {
    let standing = batch;
    const { surety } = this.#options;
    for (let attempt = 1; ; attempt += 1) {
      if (surety?.isSure() === false && !(await surety.makeSure(deadline - Date.now()))) {
        return this.#giveUp(standing, maybeReplaced());
      }
      // Connected, a batch is on its way when this returns.
      const connection = this.#connection?.alive ? this.#connection : await this.#connect();
      const isConnected = connection instanceof LaneConnection;
      // Nothing waits between this look and the batch's leaving: to connect, or to be tried again, takes time.
      if (isConnected) standing = withoutRefused(standing, maybePosted);
      if (standing.length === 0) return NOTHING;
      const sent = isConnected
        ? await this.#send(connection, standing, maybePosted)
        : { error: connection, isHopeful: false };
      if (typeof sent === 'function') return sent;
      const { error, isHopeful } = sent;
      const failure = failureOf(error);
      if (failure === 'lost') return this.#redeliver(standing, error, deadline, maybePosted || isConnected);
      if (failure === 'busy') return this.#giveUp(standing, error);
      // Something of it was posted before: together again, each of them is asked whether it was.
      if (failure === 'again' && isHopeful && attempt < TRIES) continue;
      if (standing.length > 1) {
        for (const waiting of standing) (await this.#deliver([waiting], deadline, maybePosted))();
        return NOTHING;
      }
      if (failure === 'fault') {
        for (const waiting of standing) waiting.fail(error);
        return NOTHING;
      }
      if (attempt === TRIES) return this.#giveUp(standing, error);
    }
  }

  /** The connection broke: the batch may have been posted. Its idempotency keys make sending it again safe. */
  async #redeliver(
    batch: readonly Waiting[],
    error: unknown,
    deadline: number,
    maybePosted: boolean,
  ): Promise<Answers> {
    this.#options.logger.warn({ err: error, commands: batch.length }, 'A lane lost its connection');
    await this.#connection?.close();
    this.#connection = undefined;
    await sleep(20);
    if (this.#closed || Date.now() >= deadline) return this.#giveUp(batch, error);
    const standing = withoutRefused(batch, maybePosted);
    return standing.length > 0 ? this.#deliver(standing, deadline, maybePosted) : NOTHING;
  }

  #giveUp(batch: readonly Waiting[], error: unknown): Answers {
    this.#options.logger.warn({ err: error, commands: batch.length }, 'A lane gave up on a batch');
    for (const waiting of batch) waiting.giveUp();
    return NOTHING;
  }

  /** A connection for the lane, or the error that keeps it from having one. */
  async #connect(): Promise<unknown> {
    try {
      this.#connection = await LaneConnection.open(this.#options.url, this.#sockets);
      return this.#connection;
    } catch (error) {
      return error;
    }
  }

  /** Posts the batch. Calling what it resolves to answers it; or it resolves to what kept it from being posted, or us from knowing. */
  async #send(
    connection: LaneConnection,
    batch: readonly Waiting[],
    maybePosted: boolean,
  ): Promise<Answers | FailedBatch> {
    const carrier = batch[0]?.carrier;
    if (!carrier) return NOTHING;
    const header = connection.header(new Date(this.#options.clock.now()));
    const { name, sql, values, isHopeful } = carrier.encode(batch, header);
    try {
      const rows = await connection.query(name, sql, values);
      return () => this.#answer(batch, rows, maybePosted);
    } catch (error) {
      return { error, isHopeful };
    }
  }

  #answer(batch: readonly Waiting[], rows: readonly PostedRow[], maybePosted: boolean): void {
    try {
      answerEach(batch, rows, maybePosted, this.#options.onPosted);
    } catch (error) {
      this.#fail(batch, error);
    }
  }
}
