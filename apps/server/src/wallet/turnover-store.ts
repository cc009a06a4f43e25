import type { Queryable } from '../platform/database/database.ts';

/** What a patron's bets moved on their cash account in a time. Minor units. */
export interface BettingTurnover {
  /** Cash staked. */
  readonly staked: bigint;
  /** Cash staked less cash paid back; negative when more came back. */
  readonly lost: bigint;
}

/**
 * By this much at most the order of batches differs from the order of their times: each is numbered by the database and
 * dated by the process that posts it.
 */
const DISORDER = '1 hour';

/**
 * Since each of these moments, in their order, from one look. From the commands themselves: cash alone, rewards are no money
 * of the patron's. Only commands of batches since the earliest moment are read: of kinds that take or give back the stakes
 * and winnings of bets (a correction is posted as a settlement).
 */
export async function readBettingTurnovers(
  db: Queryable,
  patronId: string,
  since: readonly Date[],
): Promise<BettingTurnover[]> {
  return db.query<BettingTurnover>(
    `with moved as materialized (
       select b.posted_at, k.kind, k.cash as amount
       from wallet.command k
       join wallet.batch b on b.id = k.batch_id
       where k.patron_id = $1 and k.kind in ('stake', 'settlement', 'cash-out') and k.cash <> 0
         and k.batch_id >= (
           select id from wallet.batch
           where posted_at >= (select min(moment) from unnest($2::timestamptz[]) moment) - interval '${DISORDER}'
           order by posted_at limit 1)
     )
     select coalesce(-sum(m.amount) filter (where m.kind = 'stake'), 0)::bigint as staked,
       coalesce(-sum(m.amount), 0)::bigint as lost
     from unnest($2::timestamptz[]) with ordinality as s (moment, number)
     left join moved m on m.posted_at >= s.moment
     group by s.number order by s.number`,
    [patronId, since],
  );
}
