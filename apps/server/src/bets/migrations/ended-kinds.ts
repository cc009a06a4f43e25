/** What is added up of bets that have ended, with the sign that a row counts by. */
const ended = (sign: 1 | -1, rows: string) =>
  `select patron_id, status, type, ${sign} as sign, stake, case when amount_source = 'CASH' then 0 else stake end as reward_stake,
     payout + cashed_out as returned
   from ${rows} where status <> 'OPEN'`;

const add = (rows: string) => `
  insert into bets.ended (patron_id, status, type, count, stake, reward_stake, returned)
  select patron_id, status, type, sum(sign), sum(sign * stake), sum(sign * reward_stake), sum(sign * returned)
  from (${rows}) bet group by patron_id, status, type order by patron_id, status, type`;

/** @internal Into an empty table. */
export const COUNT_ALL_ENDED = add(ended(1, 'bets.bet'));

/**
 * The same totals as bets/0010-ended-totals, of each patron's settled and cashed out bets of each type, so that My Bets has
 * those of the tab and the type that are shown. A bet stays in its row once it has ended: a correction changes what came back.
 */
export const endedKinds = `
drop trigger counted on bets.bet;
drop function bets.count_ended();
drop table bets.ended;

create table bets.ended (
  patron_id uuid,
  status text,
  type text,
  count bigint not null check (count >= 0),
  stake bigint not null check (stake >= 0),
  -- Of the stake: what bonus bets and promotional credit paid.
  reward_stake bigint not null check (reward_stake between 0 and stake),
  -- Not checked: PostgreSQL would check what a correction takes off as if it stood alone.
  returned bigint not null,
  primary key (patron_id, status, type)
) with (fillfactor = 50);

${COUNT_ALL_ENDED};

create function bets.count_ended() returns trigger language plpgsql as $$
begin
  ${add(`${ended(-1, 'was')} union all ${ended(1, 'now')}`)}
  on conflict (patron_id, status, type) do update set count = ended.count + excluded.count, stake = ended.stake + excluded.stake,
    reward_stake = ended.reward_stake + excluded.reward_stake, returned = ended.returned + excluded.returned;
  return null;
end $$;

create trigger counted after update on bets.bet referencing old table as was new table as now
  for each statement execute function bets.count_ended();
`;
