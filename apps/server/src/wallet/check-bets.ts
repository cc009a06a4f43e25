import type { Queryable } from '../platform/database/database.ts';
import type { AccountFault } from './account-fault.ts';
import { DECLARE_PAYOUTS, FETCH_PAYOUTS } from './check-queries.ts';

/** What the bets know of one that pays or has paid: minor units of cash, by settlement and cash outs together. */
export interface PaidBet {
  readonly betId: string;
  readonly patronId: string;
  readonly paid: bigint;
}

/** In one snapshot, those with an id above `after` (undefined: from the first), by id; the end is a page without any. */
export type ReadPaidBets = (tx: Queryable, after: string | undefined) => Promise<readonly PaidBet[]>;

const MOST_FAULTS = 100;

/**
 * Each bet against the commands that paid it, and the other way round: the first hundred that differ. Both are read by the
 * bets' ids, a page at a time, so that the books are gone through once and never held.
 */
export async function faultsOfBets(tx: Queryable, readPaidBets: ReadPaidBets): Promise<AccountFault[]> {
  const faults: AccountFault[] = [];
  const [bets, payouts] = [eachBet(tx, readPaidBets), eachPayout(tx)];
  let [bet, payout] = [await next(bets), await next(payouts)];
  while (bet || payout) {
    const order = compare(bet, payout);
    const [said, posted] = [order <= 0 ? bet : undefined, order >= 0 ? payout : undefined];
    const fault = faultOf(said, posted);
    if (fault && faults.push(fault) === MOST_FAULTS) break;
    if (said) bet = await next(bets);
    if (posted) payout = await next(payouts);
  }
  return faults;
}

function faultOf(said: PaidBet | undefined, posted: PaidBet | undefined): AccountFault | undefined {
  const bet = said ?? posted;
  const [paid, sum] = [said?.paid ?? 0n, posted?.paid ?? 0n];
  if (bet === undefined || paid === sum) return undefined;
  const message = `bet ${bet.betId} says it paid ${paid}, its settlements and cash outs sum to ${sum}`;
  return { account: `patron ${bet.patronId}`, message };
}

async function* eachBet(tx: Queryable, readPaidBets: ReadPaidBets): AsyncGenerator<PaidBet> {
  let page = await readPaidBets(tx, undefined);
  for (let last = page.at(-1); last; last = page.at(-1)) {
    yield* page;
    page = await readPaidBets(tx, last.betId);
  }
}

/** What was posted for each bet and patron, by both. */
async function* eachPayout(tx: Queryable): AsyncGenerator<PaidBet> {
  await tx.query(DECLARE_PAYOUTS);
  for (;;) {
    const rows = await tx.query<{ reference: string; patron_id: string; total: bigint }>(FETCH_PAYOUTS);
    if (rows.length === 0) return;
    for (const row of rows) yield { betId: row.reference, patronId: row.patron_id, paid: row.total };
  }
}

async function next(pairs: AsyncGenerator<PaidBet>): Promise<PaidBet | undefined> {
  const { value, done } = await pairs.next();
  return done ? undefined : value;
}

/** By bet, then patron, as PostgreSQL orders UUIDs; what there is comes before what there is no more. */
function compare(a: PaidBet | undefined, b: PaidBet | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  const [left, right] = [`${a.betId} ${a.patronId}`, `${b.betId} ${b.patronId}`];
  return left < right ? -1 : Number(left > right);
}
