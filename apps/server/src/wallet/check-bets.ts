import type { Queryable } from '../platform/database/database.ts';

/** What the bets know of one that pays or has paid: minor units of cash, by settlement and cash outs together. */
export interface PaidBet {
  readonly betId: string;
  readonly patronId: string;
  readonly paid: bigint;
}

/** In one snapshot, those with an id above `after` (undefined: from the first), by id; the end is a page without any. */
export type ReadPaidBets = (tx: Queryable, after: string | undefined) => Promise<readonly PaidBet[]>;

const MOST_FAULTS = 100;

/** Commands of a page's bets only; a bet whose commands name another patron has none. */
const BENT_BETS = `
  select 'patron ' || b.patron_id as account,
    'bet ' || b.id || ' says it paid ' || b.paid || ', its settlements and cash outs sum to ' || coalesce(e.total, 0) as message
  from unnest($1::uuid[], $2::uuid[], $3::bigint[]) as b (id, patron_id, paid)
  left join (
    select k.reference, k.patron_id, sum(e.amount) as total
    from wallet.command k
    join wallet.entry e on e.batch_id = k.batch_id and e.command_number = k.number and e.account = 'cash'
    where k.kind in ('settlement', 'cash-out') and k.reference = any ($1::uuid[])
    group by k.reference, k.patron_id
  ) e on e.reference = b.id and e.patron_id = b.patron_id
  where b.paid <> coalesce(e.total, 0)
  order by b.id limit $4`;

/** Each bet against the commands that paid it, the first hundred that differ as rows of (account, message). */
export async function bentBets(tx: Queryable, readPaidBets: ReadPaidBets) {
  const bent: { account: string; message: string }[] = [];
  let after: string | undefined;
  while (bent.length < MOST_FAULTS) {
    const bets = await readPaidBets(tx, after);
    after = bets.at(-1)?.betId;
    if (after === undefined) break;
    const rows = await tx.query<{ account: string; message: string }>(BENT_BETS, [
      bets.map(({ betId }) => betId),
      bets.map(({ patronId }) => patronId),
      bets.map(({ paid }) => paid),
      MOST_FAULTS - bent.length,
    ]);
    bent.push(...rows);
  }
  return bent;
}
