import type { EarlyEnd } from '@fairline/sports/called-early.ts';
import type { Sides } from '@fairline/sports/sport.ts';
import type { Database } from '../platform/database/database.ts';
import type { Correction } from './trading.ts';

export interface StoredResult {
  readonly eventId: string;
  readonly sport: string;
  readonly sides: Sides;
  readonly state: unknown;
  readonly cancelled: boolean;
  readonly called: EarlyEnd | undefined;
  readonly feedSequence: number;
  readonly decidedAt: ReadonlyMap<string, number>;
  /** When it ended first; a correction leaves it. */
  readonly finishedAt: Date;
  /** The last start it was announced with at which bets on it stood; undefined for those that ended before this was kept. */
  readonly stoodAt: Date | undefined;
  /** Keys of the main lines that stood when it began; none of those that began before this was kept. */
  readonly closing: readonly string[];
}

/** How an event has ended, before that is written. */
export type EndedEvent = Omit<StoredResult, 'finishedAt' | 'closing'>;

interface ResultRow {
  readonly event_id: string;
  readonly sport: string;
  readonly sides: Sides;
  readonly state: unknown;
  readonly cancelled: boolean;
  readonly called: EarlyEnd | null;
  readonly feed_sequence: number;
  readonly decided: Record<string, number>;
  readonly finished_at: Date;
  readonly stood_at: Date | null;
  readonly closing: string[] | null;
}

/** A fit that was removed too early costs a second. */
const KEEP_STRENGTHS = '90 days';

/** Trading's SQL. */
export class TradingStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Keys of the markets that each event offered. */
  async offered(eventIds: readonly string[]): Promise<Map<string, readonly string[]>> {
    const rows = await this.#database.query<{ event_id: string; offered: string[] }>(
      'select event_id, offered from trading.book where event_id = any ($1)',
      [eventIds],
    );
    return new Map(rows.map(({ event_id, offered }) => [event_id, offered]));
  }

  async offer(eventId: string, marketKeys: readonly string[]): Promise<void> {
    await this.#database.query(
      `insert into trading.book (event_id, offered) values ($1, $2)
       on conflict (event_id) do update set offered = book.offered || excluded.offered`,
      [eventId, marketKeys],
    );
  }

  /** Notes the main lines with which an event begins. Says nothing new of one that goes on after a pause. */
  async begin(eventId: string, mainLines: readonly string[]): Promise<void> {
    await this.#database.query(
      `insert into trading.book (event_id, closing) values ($1, $2)
       on conflict (event_id) do update set closing = coalesce(book.closing, excluded.closing)`,
      [eventId, mainLines],
    );
  }

  /**
   * Says nothing new the second time. What was noted of the book is kept with the first, and has done its duty.
   * @returns what was written; undefined the second time
   */
  async saveResult(ended: EndedEvent, finishedAt: Date): Promise<StoredResult | undefined> {
    return this.#database.transaction(async (tx) => {
      const rows = await tx.query<ResultRow>(
        `insert into trading.result (event_id, sport, sides, state, cancelled, feed_sequence, decided, called,
           finished_at, stood_at, closing)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, (select closing from trading.book where event_id = $1))
         on conflict (event_id) do nothing returning *`,
        [
          ended.eventId,
          ended.sport,
          JSON.stringify(ended.sides),
          JSON.stringify(ended.state),
          ended.cancelled,
          ended.feedSequence,
          JSON.stringify(Object.fromEntries(ended.decidedAt)),
          ended.called && JSON.stringify(ended.called),
          finishedAt,
          ended.stoodAt,
        ],
      );
      await tx.query('delete from trading.book where event_id = $1', [ended.eventId]);
      return rows.map(storedResult)[0];
    });
  }

  /**
   * Keeps the former result beside it, and notes that its bets are to be looked at. Says nothing new the second time.
   * @returns whether it was written: not when the result on record is as new
   */
  async correctResult(result: StoredResult): Promise<boolean> {
    const rows = await this.#database.query(
      `with former as (
         insert into trading.former_result (event_id, feed_sequence, state, cancelled, decided, called)
         select event_id, feed_sequence, state, cancelled, decided, called from trading.result
         where event_id = $1 and feed_sequence < $3
         on conflict do nothing
       ), corrected as (
         update trading.result set state = $2, cancelled = $4, called = null, feed_sequence = $3, decided = $5
         where event_id = $1 and feed_sequence < $3 returning event_id
       )
       insert into trading.correction (event_id) select event_id from corrected
       on conflict (event_id) do update set number = nextval('trading.correction_number')
       returning event_id`,
      [
        result.eventId,
        JSON.stringify(result.state),
        result.feedSequence,
        result.cancelled,
        JSON.stringify(Object.fromEntries(result.decidedAt)),
      ],
    );
    return rows.length > 0;
  }

  /** Notes that an event's bets are to be looked at again. */
  async addCorrection(eventId: string): Promise<void> {
    await this.#database.query(
      `insert into trading.correction (event_id) values ($1)
       on conflict (event_id) do update set number = nextval('trading.correction_number')`,
      [eventId],
    );
  }

  async corrections(): Promise<Correction[]> {
    const rows = await this.#database.query<{ event_id: string; number: bigint }>(
      'select event_id, number from trading.correction order by number',
    );
    return rows.map((row) => ({ eventId: row.event_id, number: row.number }));
  }

  async closeCorrection({ eventId, number }: Correction): Promise<void> {
    await this.#database.query('delete from trading.correction where event_id = $1 and number = $2', [
      eventId,
      number,
    ]);
  }

  /** Of those of these events that ended, the last feed message that each result knows. */
  async lastHeard(eventIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.#database.query<{ event_id: string; feed_sequence: number }>(
      'select event_id, feed_sequence from trading.result where event_id = any($1)',
      [eventIds],
    );
    return new Map(rows.map((row) => [row.event_id, row.feed_sequence]));
  }

  /**
   * Reserves so many numbers of books above all that were reserved before, or above the first if none were.
   * @returns the highest of them
   */
  async reserveNumbers(first: number, count: number): Promise<number> {
    const rows = await this.#database.query<{ reserved: number }>(
      `insert into trading.book_number (reserved) values ($1::integer + $2::integer)
       on conflict (is_only) do update set reserved = book_number.reserved + $2::integer returning reserved`,
      [first, count],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('No numbers of books could be reserved.');
    return row.reserved;
  }

  /** Says nothing new the second time. @returns false, with nothing reserved, when another has reserved since */
  async extendNumbers(before: number, after: number): Promise<boolean> {
    const rows = await this.#database.query(
      'update trading.book_number set reserved = $2 where reserved in ($1, $2) returning reserved',
      [before, after],
    );
    return rows.length > 0;
  }

  async resultsSince(since: Date): Promise<StoredResult[]> {
    const rows = await this.#database.query<ResultRow>(
      'select * from trading.result where finished_at > $1 order by finished_at',
      [since],
    );
    return rows.map(storedResult);
  }

  async result(eventId: string): Promise<StoredResult | undefined> {
    const rows = await this.#database.query<ResultRow>('select * from trading.result where event_id = $1', [
      eventId,
    ]);
    return rows.map(storedResult)[0];
  }

  /** Those fitted last with these engines, the newest first, so many at most. */
  async strengths(
    engines: readonly string[],
    most: number,
  ): Promise<{ sport: string; lines: string; strength: unknown }[]> {
    return this.#database.query(
      `select sport, lines, strength from trading.strength where engine = any($1)
       order by fitted_at desc limit $2`,
      [engines, most],
    );
  }

  /** Lines of that time are nobody's by now, and other engines have come since. */
  async removeOldStrengths(): Promise<void> {
    await this.#database.query(
      `delete from trading.strength where fitted_at < now() - interval '${KEEP_STRENGTHS}'`,
    );
  }

  async saveStrength(engine: string, sport: string, lines: string, strength: unknown): Promise<void> {
    await this.#database.query(
      'insert into trading.strength (engine, sport, lines, strength) values ($1, $2, $3, $4) on conflict do nothing',
      [engine, sport, lines, JSON.stringify(strength)],
    );
  }
}

function storedResult(row: ResultRow): StoredResult {
  return {
    eventId: row.event_id,
    sport: row.sport,
    sides: row.sides,
    state: row.state,
    cancelled: row.cancelled,
    called: row.called ?? undefined,
    feedSequence: row.feed_sequence,
    decidedAt: new Map(Object.entries(row.decided)),
    finishedAt: row.finished_at,
    stoodAt: row.stood_at ?? undefined,
    closing: row.closing ?? [],
  };
}
