import type { Queryable } from '../platform/database/database.ts';
import { bentBetsQuery } from './check-queries.ts';

/** What the bets know of one that pays or has paid: minor units of cash, by settlement and cash outs together. */
export interface PaidBet {
  readonly betId: string;
  readonly patronId: string;
  readonly paid: bigint;
}

/** In one snapshot, those with an id above `after` (undefined: from the first), by id; the end is a page without any. */
export type ReadPaidBets = (tx: Queryable, after: string | undefined) => Promise<readonly PaidBet[]>;

const MOST_FAULTS = 100;

/** Each bet against the commands that paid it, the first hundred that differ as rows of (account, message). */
export async function bentBets(tx: Queryable, readPaidBets: ReadPaidBets) {
  const bent: { account: string; message: string }[] = [];
  let after: string | undefined;
  while (bent.length < MOST_FAULTS) {
    const bets = await readPaidBets(tx, after);
    after = bets.at(-1)?.betId;
    if (after === undefined) break;
    const rows = await tx.query<{ account: string; message: string }>(bentBetsQuery, [
      bets.map(({ betId }) => betId),
      bets.map(({ patronId }) => patronId),
      bets.map(({ paid }) => paid),
      MOST_FAULTS - bent.length,
    ]);
    bent.push(...rows);
  }
  return bent;
}
