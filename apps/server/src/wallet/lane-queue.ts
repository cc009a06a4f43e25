import type { BatchHeader, PostedRow } from './lane-statement.ts';

/** A registered statement as the lanes see it: its rows are known to it alone. */
export interface Carrier {
  /** A batch that was encoded before is encoded as one of which something may have been posted, where that makes a difference. */
  encode(batch: readonly Waiting[], header: BatchHeader): EncodedBatch;
}

export interface EncodedBatch {
  /** Of the prepared statement. */
  readonly name: string;
  readonly sql: string;
  readonly values: unknown[];
  /** It fails as a whole when something of it was posted before. */
  readonly isHopeful: boolean;
}

/** A command that waits in a lane, and the ways to answer whoever submitted it. */
export interface Waiting {
  readonly patronId: string;
  readonly carrier: Carrier;
  /** Hands its row to the carrier, which is about to encode. */
  handOver(): void;
  /** Whether the last look refuses it now. */
  refusal(): (() => void) | undefined;
  answer(posted: PostedRow): void;
  giveUp(): void;
  fail(error: unknown): void;
}

/**
 * Takes the next batch out of a lane's queue: of the statement of whoever waits longest, at most one command a patron, at
 * most `limit`. What stays keeps its order, and a patron's commands never overtake each other.
 */
export function takeBatch(queue: Waiting[], limit: number): Waiting[] {
  const carrier = queue[0]?.carrier;
  const batch: Waiting[] = [];
  const stay: Waiting[] = [];
  const patrons = new Set<string>();
  let index = 0;
  for (; index < queue.length && batch.length < limit; index += 1) {
    const waiting = queue[index];
    if (!waiting) break;
    const fits = waiting.carrier === carrier && !patrons.has(waiting.patronId);
    patrons.add(waiting.patronId);
    (fits ? batch : stay).push(waiting);
  }
  queue.splice(0, index, ...stay);
  return batch;
}

/**
 * The last look: whom it refuses now is answered and dropped. A command that may have been posted is left open instead:
 * whoever submitted it has to ask again.
 */
export function withoutRefused(batch: readonly Waiting[], maybePosted: boolean): Waiting[] {
  return batch.filter((waiting) => {
    const refuse = waiting.refusal();
    if (refuse && maybePosted) waiting.giveUp();
    else refuse?.();
    return refuse === undefined;
  });
}

/** Tells whoever submitted the commands of a batch what became of them. */
export type Answers = () => void;
/** Of a batch in which everybody was told. */
export const NOTHING: Answers = () => {};

/**
 * @param maybePosted an attempt before this one may have posted them, whose answer was lost
 * @param onPosted called for each command that was posted now
 */
export function answerEach(
  batch: readonly Waiting[],
  rows: readonly PostedRow[],
  maybePosted: boolean,
  onPosted: (patronId: string) => void,
): void {
  for (const posted of rows) {
    const waiting = batch[posted.number - 1];
    if (!waiting) continue;
    // What was posted by an attempt whose answer was lost is news all the same.
    const isNews = posted.result === 'posted' || (maybePosted && posted.result === 'repeated');
    if (isNews) onPosted(waiting.patronId);
    waiting.answer(posted);
  }
}
