import type { Queryable } from '../platform/database/database.ts';
import type { BetType, PlacedBet } from './placed-bet.ts';

export type BetStatus = PlacedBet['state']['status'];

/** Which of a patron's bets are added up: of one type unless it is undefined, with a leg on an event of each list. */
export interface TotalsOf {
  readonly patronId: string;
  readonly type: BetType | undefined;
  readonly onEvents: readonly (readonly string[])[];
}

/** Minor units. */
export interface TotalsRow {
  readonly count: bigint;
  readonly stake: bigint;
  readonly reward_stake: bigint;
  /** What open bets pay that can still pay all that was agreed. */
  readonly could_return: bigint;
  /** Ids of open bets of which a part is closed, a leg came out other than won, or one is of a game under way that may be lost already. */
  readonly worked_out: readonly string[];
  readonly returned: bigint;
}

const NOTHING: TotalsRow = {
  count: 0n,
  stake: 0n,
  reward_stake: 0n,
  could_return: 0n,
  worked_out: [],
  returned: 0n,
};

/** Of open bets, one by one: what is still open of them. @param begunEventIds of the events that have begun */
export function readOpenTotals(
  db: Queryable,
  of: TotalsOf,
  begunEventIds: readonly string[],
): Promise<TotalsRow> {
  const begun = `$${of.onEvents.length + 3}::text[]`;
  return sums(
    db,
    `select count(*) as count,
       coalesce(sum((line_stake - closed_line_stake) * combinations), 0)::bigint as stake,
       coalesce(sum((line_stake - closed_line_stake) * combinations)
         filter (where amount_source <> 'CASH'), 0)::bigint as reward_stake,
       coalesce(sum(winnings + case when amount_source = 'CASH' then stake else 0 end)
         filter (where not is_worked_out), 0)::bigint as could_return,
       coalesce(array_agg(id) filter (where is_worked_out), '{}') as worked_out,
       0::bigint as returned
     from bets.bet b, lateral (select closed_line_stake > 0
       or exists (select from bets.leg l where l.bet_id = b.id and (l.graded <> 'win'
         or l.graded is null and l.event_id = any (${begun}))) as is_worked_out) w where ${WANTED} and status = 'OPEN' ${onEvents(of)}`,
    of,
    [begunEventIds],
  );
}

/** Of bets that have ended: added up already, unless they are those of some events, which are added up one by one. */
export function readEndedTotals(
  db: Queryable,
  of: TotalsOf,
  status: Exclude<BetStatus, 'OPEN'>,
): Promise<TotalsRow> {
  const summed = (count: string, rewardStake: string, returned: string) =>
    `select coalesce(${count}, 0)::bigint as count, coalesce(sum(stake), 0)::bigint as stake,
       coalesce(${rewardStake}, 0)::bigint as reward_stake, 0::bigint as could_return, '{}'::uuid[] as worked_out,
       coalesce(sum(${returned}), 0)::bigint as returned`;
  const own = `${WANTED} and status = '${status}'`;
  if (of.onEvents.length === 0) {
    return sums(
      db,
      `${summed('sum(count)', 'sum(reward_stake)', 'returned')} from bets.ended where ${own}`,
      of,
    );
  }
  const ofRewards = "sum(stake) filter (where amount_source <> 'CASH')";
  return sums(
    db,
    `${summed('count(*)', ofRewards, 'payout + cashed_out')} from bets.bet b where ${own} ${onEvents(of)}`,
    of,
  );
}

/** Ids of the events that a patron's bets have legs on. */
export async function readEventIds(
  db: Queryable,
  patronId: string,
  statuses: readonly BetStatus[],
): Promise<string[]> {
  const ofStatus = (status: BetStatus) =>
    `select l.event_id from bets.bet b join bets.leg l on l.bet_id = b.id
     where b.patron_id = $1 and b.status = '${status}'`;
  const rows = await db.query<{ event_id: string }>(
    `select distinct event_id from (${statuses.map(ofStatus).join(' union all ')}) l`,
    [patronId],
  );
  return rows.map((row) => row.event_id);
}

const WANTED = 'patron_id = $1 and ($2::text is null or type = $2)';

function onEvents(of: TotalsOf): string {
  const has = (place: number) =>
    `and exists (select from bets.leg l where l.bet_id = b.id and l.event_id = any ($${place}::text[]))`;
  return of.onEvents.map((_list, index) => has(index + 3)).join(' ');
}

async function sums(
  db: Queryable,
  sql: string,
  { patronId, type, onEvents }: TotalsOf,
  more: readonly (readonly string[])[] = [],
): Promise<TotalsRow> {
  const [row] = await db.query<TotalsRow>(sql, [patronId, type ?? null, ...onEvents, ...more]);
  return row ?? NOTHING;
}
