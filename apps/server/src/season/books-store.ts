import type { Queryable } from '../platform/database/database.ts';
import { wireOutcome } from './account.ts';
import type { Patron } from './act.ts';
import type { Ticket } from './ticket.ts';

/** What the server's books say otherwise than the season's. */
export interface Difference {
  readonly patronId: string;
  readonly message: string;
}

/** Compares every patron's accounts and number of bets, all of them in one statement. */
export async function balanceDifferences(db: Queryable, patrons: readonly Patron[]): Promise<Difference[]> {
  const rows = await db.query<{ patron_id: string; is: unknown; should: unknown }>(
    `select e.id as patron_id, to_json(array[b.cash, b.bonus, b.promotional_credit, b.open_bets, n.bets]) as is,
       to_json(array[e.cash, e.bonus, e.credit, e.open_bets, e.bets]) as should
     from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
       as e (id, cash, bonus, credit, open_bets, bets)
     left join wallet.balance b on b.patron_id = e.id
     cross join lateral (select count(*) as bets from bets.bet where patron_id = e.id) n
     where (b.cash, b.bonus, b.promotional_credit, b.open_bets, n.bets)
       is distinct from (e.cash, e.bonus, e.credit, e.open_bets, e.bets)`,
    [
      patrons.map(({ id }) => id),
      patrons.map(({ account }) => account.cash),
      patrons.map(({ account }) => account.purse.balance('bonus-bet')),
      patrons.map(({ account }) => account.purse.balance('promotional-credit')),
      patrons.map(({ account }) => account.openBets),
      patrons.map(({ account }) => account.tickets.length),
    ],
  );
  return rows.map(({ patron_id, is, should }) => ({
    patronId: patron_id,
    message: `cash, bonus, credit, open bets and number of bets are ${JSON.stringify(is)}, should be ${JSON.stringify(should)}`,
  }));
}

/** The totals of ended bets that the server keeps of every patron, against the bets themselves. */
export async function totalDifferences(db: Queryable, patrons: readonly Patron[]): Promise<Difference[]> {
  const rows = await db.query<{ patron_id: string; is: unknown; should: unknown }>(
    `select p.id as patron_id, to_json(e) as is, to_json(b) as should
     from unnest($1::uuid[]) as p (id)
     cross join (values ('SETTLED'), ('CASHED_OUT')) as s (status)
     cross join lateral (
       select coalesce(sum(count), 0)::bigint as count, coalesce(sum(stake), 0)::bigint as stake,
         coalesce(sum(reward_stake), 0)::bigint as reward_stake, coalesce(sum(returned), 0)::bigint as returned
       from bets.ended where patron_id = p.id and status = s.status) e
     cross join lateral (
       select count(*) as count, coalesce(sum(stake), 0)::bigint as stake,
         coalesce(sum(stake) filter (where amount_source <> 'CASH'), 0)::bigint as reward_stake,
         coalesce(sum(payout + cashed_out), 0)::bigint as returned
       from bets.bet where patron_id = p.id and status = s.status) b
     where e is distinct from b`,
    [patrons.map(({ id }) => id)],
  );
  return rows.map(({ patron_id, is, should }) => ({
    patronId: patron_id,
    message: `the totals of ended bets are ${JSON.stringify(is)}, should be ${JSON.stringify(should)}`,
  }));
}

/** The same of tickets: state, money and version. */
export async function ticketDifferences(db: Queryable, tickets: readonly Ticket[]): Promise<Difference[]> {
  if (tickets.length === 0) return [];
  const paid = tickets.map((ticket) => ticket.paid);
  const rows = await db.query<{ patron_id: string; id: string; is: unknown; should: unknown }>(
    `select e.patron_id, e.id, to_json(b) as is, to_json(e) as should
     from unnest($1::uuid[], $2::text[], $3::bigint[], $4::bigint[], $5::int[], $6::text[], $7::bigint[], $8::bigint[],
       $9::bigint[], $10::bigint[], $11::uuid[])
       as e (id, status, closed, cashed_out, version, outcome, returned, restored, boost_extra, owed, patron_id)
     left join lateral (
       select status, closed_line_stake, cashed_out, settlement_version, outcome, coalesce(payout, 0) as payout,
         restored, boost_extra, owed
       from bets.bet where id = e.id) b on true
     where (b.status, b.closed_line_stake, b.cashed_out, b.settlement_version, b.outcome, b.payout, b.restored,
         b.boost_extra, b.owed)
       is distinct from (e.status, e.closed, e.cashed_out, e.version, e.outcome, e.returned, e.restored, e.boost_extra, e.owed)`,
    [
      tickets.map(({ betId }) => betId),
      tickets.map(statusOf),
      tickets.map(({ closed }) => closed),
      tickets.map(({ cashedOut }) => cashedOut),
      paid.map((one) => one?.version ?? 0),
      paid.map((one) => (one ? wireOutcome(one.outcome) : 'PENDING')),
      paid.map((one) => one?.returned ?? 0n),
      paid.map((one) => one?.restored ?? 0n),
      paid.map((one) => one?.boostExtra ?? 0n),
      paid.map((one) => one?.owed ?? 0n),
      tickets.map(({ patronId }) => patronId),
    ],
  );
  return rows.map(({ patron_id, id, is, should }) => ({
    patronId: patron_id,
    message: `bet ${id} is ${JSON.stringify(is)}, should be ${JSON.stringify(should)}`,
  }));
}

function statusOf({ isCashedOut, paid }: Ticket): string {
  if (isCashedOut) return 'CASHED_OUT';
  return paid ? 'SETTLED' : 'OPEN';
}
