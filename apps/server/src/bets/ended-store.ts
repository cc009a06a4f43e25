import type { Queryable } from '../platform/database/database.ts';
import type { AccountFault } from '../wallet/wallet.ts';

const SUMS = ['count', 'stake', 'reward_stake', 'returned'];
const orNothing = (of: string) => SUMS.map((sum) => `coalesce(${of}.${sum}, 0)::bigint`).join(', ');

/**
 * The kept totals of ended bets against the bets themselves, gone through once: the first hundred that differ, by patron, as
 * 'patron <id> SETTLED STRAIGHT bets'. A patron's type without a row of totals counts as one of nothings.
 */
export async function readTotalsFaults(db: Queryable): Promise<AccountFault[]> {
  return db.query<{ account: string; message: string }>(
    `select concat_ws(' ', 'patron', patron_id, status, type, 'bets') as account,
       'count, stake, rewards of it and returns are kept as ' || kept || ', the bets sum to ' || summed as message
     from bets.ended e
     full join (
       select patron_id, status, type, count(*) as count, sum(stake) as stake,
         sum(case when amount_source = 'CASH' then 0 else stake end) as reward_stake, sum(payout + cashed_out) as returned
       from bets.bet where status <> 'OPEN'
       group by patron_id, status, type
     ) b using (patron_id, status, type)
     cross join lateral (select ${orNothing('e')}) as kept
     cross join lateral (select ${orNothing('b')}) as summed
     where kept is distinct from summed
     order by patron_id, status, type limit 100`,
  );
}
