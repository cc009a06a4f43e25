import type { Currency } from '@fairline/money/money.ts';

/** One row of wallet.post_batch: what became of one command. */
export interface PostedRow {
  readonly number: number;
  readonly result:
    | 'posted'
    | 'repeated'
    | 'idempotency-conflict'
    | 'insufficient-funds'
    | 'unknown-account'
    | 'unbalanced'
    /** Kept from the books by the statement of a domain, for `refusal`. */
    | 'refused';
  readonly reference: string | null;
  readonly currency: Currency | null;
  readonly cash: bigint | null;
  readonly bonus: bigint | null;
  readonly promotional_credit: bigint | null;
  /** Absent where a statement does not answer it. */
  readonly open_bets?: bigint | null;
  readonly refusal?: string | null;
}

/** What every batch statement passes on to wallet.post_batch as $1 and $2. */
export interface BatchHeader {
  readonly chain: number;
  readonly at: Date;
}

/** A set-based statement that a domain posts through the lanes. It calls wallet.post_batch once and answers all its rows. */
export interface LaneStatement<Row, Result> {
  /** Of the prepared statement, unique. */
  readonly name: string;
  readonly sql: string;
  /** Sent instead where something of the batch may have been posted before; without it `sql` itself sees that. */
  readonly careful?: CarefulStatement<Row>;
  /** The statement's parameters for these rows, in their order; postingArguments makes the first ten. */
  encode(rows: readonly Row[], header: BatchHeader): unknown[];
  decode(posted: PostedRow, row: Row): Result;
  /** A last look as the batch leaves: a result drops the row and answers it. Must not wait. */
  refuse?(row: Row): Result | undefined;
}

/** The same with the same parameters, made of POST_BATCH where the other is of POST_NEW_BATCH. */
export interface CarefulStatement<Row> {
  readonly name: string;
  readonly sql: string;
  /** The row's idempotency key. */
  readonly keyOf: (row: Row) => string;
}

/**
 * The lane could not find out in time, or has too much to do: the command was posted or it was not. Submit it again with
 * the same idempotency key to learn which; it is never posted twice.
 */
export interface Unavailable {
  readonly kind: 'unavailable';
}

export const unavailable: Unavailable = { kind: 'unavailable' };
