/** What is added up of bets that have ended, with the sign that a row counts by. */
const ended = (sign: 1 | -1, rows: string) =>
  `select patron_id, ${sign} as sign, stake, case when amount_source = 'CASH' then 0 else stake end as reward_stake,
     payout + cashed_out as returned
   from ${rows} where status <> 'OPEN'`;

const add = (rows: string) => `
  insert into bets.ended (patron_id, count, stake, reward_stake, returned)
  select patron_id, sum(sign), sum(sign * stake), sum(sign * reward_stake), sum(sign * returned)
  from (${rows}) bet group by patron_id order by patron_id`;

const COUNT_ALL_ENDED = add(ended(1, 'bets.bet'));

/**
 * What each patron's ended bets add up to, in minor units, so that My Bets need not read all of them. It follows every
 * statement that changes bets, in its transaction: a bet that ends is added, one that is corrected is taken off as it was and
 * added as it is. Rows are written in the order of the patrons, so that two statements never wait for each other.
 */
export const endedTotals = `
create table bets.ended (
  patron_id uuid primary key,
  count bigint not null check (count >= 0),
  stake bigint not null check (stake >= 0),
  -- Of the stake: what bonus bets and promotional credit paid.
  reward_stake bigint not null check (reward_stake between 0 and stake),
  -- Not checked: PostgreSQL would check what a correction takes off as if it stood alone.
  returned bigint not null
) with (fillfactor = 50);

${COUNT_ALL_ENDED};

create function bets.count_ended() returns trigger language plpgsql as $$
begin
  ${add(`${ended(-1, 'was')} union all ${ended(1, 'now')}`)}
  on conflict (patron_id) do update set count = ended.count + excluded.count, stake = ended.stake + excluded.stake,
    reward_stake = ended.reward_stake + excluded.reward_stake, returned = ended.returned + excluded.returned;
  return null;
end $$;

create trigger counted after update on bets.bet referencing old table as was new table as now
  for each statement execute function bets.count_ended();
`;
