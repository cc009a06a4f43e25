/**
 * A version's row holds how its legs came out: rows of their own cost two rows and two index entries more for each bet, and
 * nobody reads them but with their version. settlement.leg shows the same rows as before.
 *
 * Nothing is lost on the way: legs that fit no version are left as they are, with an error.
 */
export const legsInVersions = `
-- Of each leg that was new: number, outcome, graded, line, result text, feed sequence, rule.
alter table settlement.version add column legs json not null default '[]';

alter table settlement.version disable trigger append_only;
update settlement.version v set legs = l.legs
from (
  select bet_id, version,
    json_agg(json_build_array(number, outcome, graded, line, result_text, feed_sequence, rule) order by number) as legs
  from settlement.leg group by bet_id, version
) l
where l.bet_id = v.bet_id and l.version = v.version;
alter table settlement.version enable trigger append_only;

alter table settlement.leg rename to leg_row;
create view settlement.leg as
  select v.bet_id, v.version, (l.leg ->> 0)::int as number, l.leg ->> 1 as outcome, (l.leg ->> 3)::double precision as line,
    l.leg ->> 4 as result_text, (l.leg ->> 5)::bigint as feed_sequence, l.leg ->> 2 as graded, l.leg ->> 6 as rule
  from settlement.version v cross join lateral json_array_elements(v.legs) as l (leg);

do $$
begin
  if exists (select * from settlement.leg_row except select * from settlement.leg) then
    raise exception 'A settled leg belongs to no version: settlement.leg holds what settlement.version lacks';
  end if;
end $$;

drop table settlement.leg_row;
`;
