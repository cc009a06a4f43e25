import type { Queryable } from '../platform/database/database.ts';

/** A patron whose totals of ended bets are kept otherwise than the bets add up to. */
export interface BentTotals {
  /** 'patron <id> ended bets' */
  readonly account: string;
  readonly message: string;
}

const SUMS = ['count', 'stake', 'reward_stake', 'returned'];
const orNothing = (of: string) => SUMS.map((sum) => `coalesce(${of}.${sum}, 0)::bigint`).join(', ');

/**
 * The kept totals of ended bets against the bets themselves, gone through once: the first hundred that differ, by patron. A
 * patron without a row of totals counts as one of nothings.
 */
export async function readBentTotals(db: Queryable): Promise<BentTotals[]> {
  return db.query<{ account: string; message: string }>(
    `select 'patron ' || coalesce(e.patron_id, b.patron_id) || ' ended bets' as account,
       'count, stake, rewards of it and returns are kept as ' || kept || ', the bets sum to ' || summed as message
     from bets.ended e
     full join (
       select patron_id, count(*) as count, sum(stake) as stake,
         sum(case when amount_source = 'CASH' then 0 else stake end) as reward_stake, sum(payout + cashed_out) as returned
       from bets.bet where status <> 'OPEN' group by patron_id
     ) b on b.patron_id = e.patron_id
     cross join lateral (select ${orNothing('e')}) as kept
     cross join lateral (select ${orNothing('b')}) as summed
     where kept is distinct from summed
     order by coalesce(e.patron_id, b.patron_id) limit 100`,
  );
}
