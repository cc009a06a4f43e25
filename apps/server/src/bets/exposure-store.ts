import { EXCLUSIVE } from '@fairline/sports/exclusive.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { ExposedSelection } from './exposed-selection.ts';
import type { ExposureRows } from './exposure.ts';
import type { SameBets } from './same-bets.ts';

interface Row {
  readonly kind: 'bet' | 'place' | 'patron';
  /** The bet's id, the event's, the patron's. */
  readonly key: string;
  readonly market_key: string | null;
  readonly stake: bigint;
  readonly winnings: bigint;
}

/** What open bets could cost, by event, market and patron, each bet once in each; and which bets these are. */
export async function readExposure(db: Queryable): Promise<ExposureRows> {
  const rows = await db.query<Row>(
    `with open as materialized (
       select id, patron_id, stake, winnings from bets.bet where status = 'OPEN'
     ), place as (
       select l.event_id, l.market_key, l.bet_id
       from bets.leg l join open o on o.id = l.bet_id group by 1, 2, 3
       union all
       select l.event_id, null, l.bet_id from bets.leg l join open o on o.id = l.bet_id group by 1, 3
     )
     select 'place' as kind, event_id as key, market_key, sum(stake)::bigint as stake, sum(winnings)::bigint as winnings
     from place join open on open.id = place.bet_id group by event_id, market_key
     union all
     select 'patron', patron_id::text, null, sum(stake)::bigint, sum(winnings)::bigint from open group by patron_id
     union all
     select 'bet', id::text, null, stake, winnings from open`,
  );
  return {
    betIds: rows.flatMap(({ kind, key }) => (kind === 'bet' ? [key] : [])),
    patrons: rows.flatMap(({ kind, key, stake, winnings }) =>
      kind === 'patron' ? [{ patronId: key, stake, winnings }] : [],
    ),
    places: rows.flatMap(({ kind, key, market_key, stake, winnings }) =>
      kind === 'place' ? [{ eventId: key, marketKey: market_key ?? undefined, stake, winnings }] : [],
    ),
    selections: await readSelections(db),
  };
}

interface SelectionRow {
  readonly event_id: string;
  readonly market_key: string;
  readonly selection_key: string;
  readonly winnings: bigint;
  readonly kept: bigint;
}

/** What open bets could cost by selection, as exposedSelectionsOf has it. */
async function readSelections(db: Queryable): Promise<ExposedSelection[]> {
  const rows = await db.query<SelectionRow>(
    `select l.event_id, l.market_key, l.selection_key, sum(b.winnings)::bigint as winnings,
       sum(case when b.type = 'STRAIGHT' and b.amount_source = 'CASH' and l.selection_type = any ($1) then b.stake
         else 0 end)::bigint as kept
     from bets.leg l join bets.bet b on b.id = l.bet_id and b.status = 'OPEN' group by 1, 2, 3`,
    [EXCLUSIVE],
  );
  return rows.map((row) => ({
    eventId: row.event_id,
    marketKey: row.market_key,
    selectionKey: row.selection_key,
    winnings: row.winnings,
    kept: row.kept,
  }));
}

/** How many open bets are made of which selections. */
export async function readSameBets(db: Queryable): Promise<SameBets[]> {
  const rows = await db.query<{ ids: readonly string[]; bets: number }>(
    `select ids, count(*)::int as bets from (
       select array_agg(l.event_id || '~' || l.market_key || '~' || l.selection_key order by l.number) as ids
       from bets.leg l join bets.bet b on b.id = l.bet_id and b.status = 'OPEN' group by b.id
     ) bet group by ids`,
  );
  return rows.map(({ ids, bets }) => ({ selectionIds: ids, bets }));
}
