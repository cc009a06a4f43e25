import { wireOutcome, writeLegOutcome } from '@fairline/wagering/leg-outcome.ts';
import type { LegOutcome } from '@fairline/wagering/outcome.ts';
import type { Queryable } from '../platform/database/database.ts';
import { plainArray, textArray } from '../wallet/wallet.ts';
import { readPayableBets } from './payable-store.ts';
import type { PayableBet } from './placed-bet.ts';

// What settlement asks of the bets.

/** A selection that undecided legs hang on, by the market whose rule grades it. */
export interface UndecidedSelection {
  readonly eventId: string;
  readonly marketKey: string;
  readonly selectionKey: string;
}

/** Ids of events that undecided legs hang on. Goes from one event to the next in the index, past the legs of each. */
export async function readOpenEvents(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ event_id: string }>(
    `with recursive open (event_id) as (
       (select event_id from bets.leg where outcome = 'PENDING' order by event_id limit 1)
       union all
       select (select l.event_id from bets.leg l where l.outcome = 'PENDING' and l.event_id > open.event_id
               order by l.event_id limit 1)
       from open where open.event_id is not null
     ) select event_id from open where event_id is not null`,
  );
  return rows.map((row) => row.event_id);
}

/** Of one event. Goes from one selection to the next in the index, past the legs of each. */
export async function readOpenSelections(db: Queryable, eventId: string): Promise<UndecidedSelection[]> {
  const rows = await db.query<{ market_key: string; selection_key: string }>(
    `with recursive open (market_key, selection_key) as (
       (select ${GRADED_MARKET}, selection_key from bets.leg
        where outcome = 'PENDING' and event_id = $1
        order by ${GRADED_MARKET}, selection_key limit 1)
       union all
       select next.* from open cross join lateral (
         select ${GRADED_MARKET}, selection_key from bets.leg
         where outcome = 'PENDING' and event_id = $1
           and (${GRADED_MARKET}, selection_key) > (open.market_key, open.selection_key)
         order by ${GRADED_MARKET}, selection_key limit 1
       ) next
     ) select market_key, selection_key from open`,
    [eventId],
  );
  return rows.map((row) => ({ eventId, marketKey: row.market_key, selectionKey: row.selection_key }));
}

/** The market whose rule grades a leg, as the index has it. */
const GRADED_MARKET = 'coalesce(teased_market_key, market_key)';

/** Some of the bets that were asked for, in no order, and the id after which there may be more; undefined after the last. */
export interface BetPage {
  readonly bets: readonly PayableBet[];
  readonly next: string | undefined;
}

/** Bets with an undecided leg on one of these markets, whole, by id, beginning after a bet's id. */
export async function readUndecided(
  db: Queryable,
  eventId: string,
  marketKeys: readonly string[],
  after: string,
  limit: number,
): Promise<BetPage> {
  return readPage(
    db,
    `select distinct bet_id from bets.leg
     where outcome = 'PENDING' and event_id = $1 and ${GRADED_MARKET} = any ($4::text[])
       and bet_id > $2
     order by bet_id limit $3`,
    [eventId, after, limit, marketKeys],
    limit,
  );
}

/** Bets with a decided leg on the event, to be looked at again. */
export async function readDecided(
  db: Queryable,
  eventId: string,
  after: string,
  limit: number,
): Promise<BetPage> {
  return readPage(
    db,
    `select distinct bet_id from bets.leg
     where outcome <> 'PENDING' and event_id = $1 and bet_id > $2 order by bet_id limit $3`,
    [eventId, after, limit],
    limit,
  );
}

/** Where a look at all open bets stands, patron by patron: at the last bet that was looked at. */
export interface RipePlace {
  readonly patronId: string;
  readonly betId: string;
}

/** Those of some open bets that are ripe, and the place to go on after; undefined after the last. */
export interface RipePage {
  readonly bets: readonly PayableBet[];
  readonly next: RipePlace | undefined;
}

/**
 * Looks at so many open bets, beginning after a place or with the first: those that wait for no leg any more, for whoever
 * decided the last one did not come to pay them.
 */
export async function readRipe(
  db: Queryable,
  after: RipePlace | undefined,
  looked: number,
): Promise<RipePage> {
  const { patronId, betId } = after ?? BEFORE_ALL;
  const rows = await db.query<{ patron_id: string; id: string; ripe: boolean }>(
    `select patron_id, id, not exists (select from bets.leg l where l.bet_id = b.id and l.outcome = 'PENDING') as ripe
     from (
       select patron_id, id from bets.bet where status = 'OPEN' and (patron_id, id) > ($1, $2)
       order by patron_id, id limit $3
     ) b order by patron_id, id`,
    [patronId, betId, looked],
  );
  const bets = await readPayableBets(
    db,
    rows.filter(({ ripe }) => ripe).map(({ id }) => id),
  );
  const last = rows.length < looked ? undefined : rows.at(-1);
  return { bets, next: last && { patronId: last.patron_id, betId: last.id } };
}

const NO_ID = '00000000-0000-0000-0000-000000000000';
const BEFORE_ALL: RipePlace = { patronId: NO_ID, betId: NO_ID };

async function readPage(db: Queryable, sql: string, values: unknown[], limit: number): Promise<BetPage> {
  const rows = await db.query<{ bet_id: string }>(sql, values);
  const ids = rows.map((row) => row.bet_id);
  const bets = await readPayableBets(db, ids);
  return { bets, next: ids.length < limit ? undefined : ids.at(-1) };
}

/** A leg whose result is known though its bet is not paid by it now. */
export interface RecordedLeg {
  readonly betId: string;
  readonly number: number;
  readonly outcome: LegOutcome;
  readonly text: string;
  readonly feedSequence: number;
}

/** Answers the ids of open bets that wait for no leg any more. */
export async function writeLegs(
  db: Queryable,
  at: Date,
  ruleVersion: number,
  legs: readonly RecordedLeg[],
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from bets.record_legs($1, $2::uuid[], $3::int[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8) id`,
    [
      at,
      plainArray(legs.map((leg) => leg.betId)),
      plainArray(legs.map((leg) => leg.number)),
      plainArray(legs.map((leg) => wireOutcome(leg.outcome))),
      textArray(legs.map((leg) => writeLegOutcome(leg.outcome))),
      textArray(legs.map((leg) => leg.text)),
      plainArray(legs.map((leg) => leg.feedSequence)),
      ruleVersion,
    ],
  );
  return rows.map((row) => row.id);
}
