import { inspect } from 'node:util';
import { isKeepable, keepable } from '@fairline/feed/keepable.ts';
import type { FeedMessage, Fixture, Snapshot } from '@fairline/feed/message.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import { gameOf } from './game-of.ts';
import type { Position } from './sequence.ts';

export interface Refusal {
  readonly eventId: string | undefined;
  /** Who told it, where that is known. */
  readonly source: string | undefined;
  readonly sequence: number | undefined;
  readonly reason: string;
  /** Whether the event awaits a snapshot because of it. */
  readonly troubling: boolean;
  readonly body: unknown;
}

/** SQL: whether a message ends its event, unless what was told of it was found to be impossible after that. */
const ENDS = (message: string) =>
  `(${message}.kind = 'result' or (${message}.kind = 'status' and ${message}.body->>'status' = 'cancelled'))
   and not exists (select from feeds.refusal doubt where doubt.event_id = ${message}.event_id
     and doubt.troubling and doubt.after_position >= ${message}.position)`;

/** What is stored of a refused message at most. */
const MAX_REFUSED_LENGTH = 20_000;

/** The SQL of the message log. */
export class FeedStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Both or neither. */
  async append(messages: readonly FeedMessage[], refusals: readonly Refusal[]): Promise<void> {
    await this.#database.transaction(async (tx) => {
      if (messages.length > 0) {
        await tx.query(
          `insert into feeds.message (event_id, sequence, kind, source, body)
           select * from unnest($1::text[], $2::integer[], $3::text[], $4::text[], $5::json[])
           -- Written before, and the answer was lost: the receiver follows each event's numbers itself.
           on conflict (event_id, sequence) where kind <> 'snapshot' do nothing`,
          [
            messages.map((message) => message.eventId),
            messages.map((message) => message.sequence),
            messages.map((message) => message.kind),
            messages.map((message) => message.source),
            messages.map((message) => JSON.stringify(message)),
          ],
        );
      }
      if (refusals.length > 0) {
        await tx.query(
          `insert into feeds.refusal (event_id, sequence, reason, troubling, body, after_position)
           select refused.*, coalesce(
             (select max(position) from feeds.message where message.event_id = refused.event_id), 0)
           from unnest($1::text[], $2::integer[], $3::text[], $4::boolean[], $5::json[])
             as refused (event_id, sequence, reason, troubling, body)`,
          [
            refusals.map((refusal) => refusal.eventId),
            refusals.map((refusal) => refusal.sequence),
            refusals.map((refusal) => refusal.reason),
            refusals.map((refusal) => refusal.troubling),
            refusals.map((refusal) => storable(refusal.body)),
          ],
        );
      }
    });
  }

  /**
   * Where each of these events stands; events never heard of are missing. One that ended is over until what was told of it was
   * found to be impossible after that.
   */
  async positions(eventIds: readonly string[]): Promise<Map<string, Position>> {
    const troubles = await this.troubles(eventIds);
    const begun = await this.#begun(eventIds);
    const rows = await this.#database.query<{ event_id: string; sequence: number; over: boolean }>(
      `with told as (
         select event_id, position, sequence, ${ENDS('message')} as ends
         from feeds.message where event_id = any($1)
         union all
         select event_id, 0, coalesce(last_sequence, 0), last_sequence is not null
         from feeds.past_event where event_id = any($1)
       )
       select event_id, (array_agg(sequence order by position desc))[1] as sequence, bool_or(ends) as over
       from told group by event_id`,
      [eventIds],
    );
    return new Map(
      rows.map(({ event_id, sequence, over }) => [
        event_id,
        { sequence, troubled: troubles.has(event_id), over, ...begun.get(event_id) },
      ]),
    );
  }

  /** Events refused something troubling since their last message, with the reason. */
  async troubles(eventIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.#database.query<{ event_id: string; reason: string }>(
      `select distinct on (event_id) event_id, reason from feeds.refusal
       where event_id = any($1) and troubling and after_position >= coalesce(
         (select max(position) from feeds.message where message.event_id = refusal.event_id), 0)
       order by event_id, position`,
      [eventIds],
    );
    return new Map(rows.map(({ event_id, reason }) => [event_id, reason]));
  }

  /** Who told the first message of each of these events, and of which game. */
  async #begun(eventIds: readonly string[]) {
    const rows = await this.#database.query<{ event_id: string; source: string; fixture: Fixture | null }>(
      `select event_id, coalesce(past.source, first.source) as source,
         case when past.source is null then first.fixture else past.fixture end as fixture
       from unnest($1::text[]) as asked (event_id)
       left join feeds.past_event past using (event_id)
       left join lateral (
         select source, body->'fixture' as fixture from feeds.message
         where message.event_id = asked.event_id order by position limit 1) first on true
       where past.source is not null or first.source is not null`,
      [eventIds],
    );
    return new Map(
      rows.map(({ event_id, source, fixture }) => [
        event_id,
        { source, game: fixture ? gameOf(fixture) : undefined },
      ]),
    );
  }

  /** These events as they were last announced, those that the log still has. */
  async fixtures(eventIds: readonly string[]): Promise<Map<string, Fixture>> {
    const rows = await this.#database.query<{ event_id: string; fixture: Fixture }>(
      `select distinct on (event_id) event_id, body->'fixture' as fixture from feeds.message
       where event_id = any($1) and kind in ('fixture', 'snapshot')
       order by event_id, position desc`,
      [eventIds],
    );
    return new Map(rows.map(({ event_id, fixture }) => [event_id, fixture]));
  }

  /** What is known of these events, each from its last snapshot on. */
  async histories(eventIds: readonly string[]): Promise<Map<string, FeedMessage[]>> {
    const rows = await this.#database.query<{ event_id: string; body: FeedMessage }>(
      `select event_id, body from feeds.message message
       where event_id = any($1) and position >= coalesce(
         (select max(position) from feeds.message snapshot
          where snapshot.event_id = message.event_id and snapshot.kind = 'snapshot'), 0)
       order by position`,
      [eventIds],
    );
    return byEvent(rows);
  }

  /** What says how these events stand, as FeedInlet.histories has it; the whole log of each that was ever put off, or had an end. */
  async recoverable(eventIds: readonly string[]): Promise<Map<string, FeedMessage[]>> {
    const rows = await this.#database.query<{ event_id: string }>(
      `select distinct event_id from feeds.message
       where event_id = any($1)
         and (kind in ('status', 'result') or (kind = 'snapshot' and (body->>'postponed')::boolean))`,
      [eventIds],
    );
    const whole = new Set(rows.map((row) => row.event_id));
    const others = await this.histories(eventIds.filter((eventId) => !whole.has(eventId)));
    return new Map([...others, ...(await this.#logs([...whole]))]);
  }

  async #logs(eventIds: readonly string[]): Promise<Map<string, FeedMessage[]>> {
    const rows = await this.#database.query<{ event_id: string; body: FeedMessage }>(
      'select event_id, body from feeds.message where event_id = any($1) order by position',
      [eventIds],
    );
    return byEvent(rows);
  }

  /** The snapshots of these events that follow each one's number, in their order. */
  async snapshots(after: ReadonlyMap<string, number>): Promise<Snapshot[]> {
    const rows = await this.#database.query<{ body: Snapshot }>(
      `select body from feeds.message
       join unnest($1::text[], $2::integer[]) as known (event_id, sequence) using (event_id)
       where kind = 'snapshot' and message.sequence > known.sequence order by position`,
      [[...after.keys()], [...after.values()]],
    );
    return rows.map(({ body }) => body);
  }

  /** Events of which a snapshot was told. */
  async retold(): Promise<string[]> {
    const rows = await this.#database.query<{ event_id: string }>(
      "select distinct event_id from feeds.message where kind = 'snapshot'",
    );
    return rows.map(({ event_id }) => event_id);
  }

  /** Events that a source, or any when none is given, has begun and nobody has ended. */
  async unfinished(source?: string): Promise<string[]> {
    const rows = await this.#database.query<{ event_id: string }>(
      `select distinct event_id from feeds.message begun
       where kind in ('fixture', 'snapshot') and ($1::text is null or source = $1) and not exists (
         select from feeds.message ended where ended.event_id = begun.event_id
           and ended.kind in ('result', 'status') and ${ENDS('ended')})
         and not exists (
           select from feeds.past_event past
           where past.event_id = begun.event_id and past.last_sequence is not null)`,
      [source ?? null],
    );
    return rows.map((row) => row.event_id);
  }

  /**
   * Removes the messages of events that ended so long ago, for what decided their bets is kept by trading, and of those of which
   * nothing was heard for so long, nor is to come by their last announcement. Who told of which game stays known, and where it
   * ended. A refusal that an event may still await its snapshot for goes with the event.
   * @param kept in milliseconds, by the clock of the database: it noted them, and that of the server may be set
   */
  async prune(kept: { readonly overMs: number; readonly silentMs: number }): Promise<void> {
    const before = "now() - $1 * interval '1 millisecond'";
    await this.#database.transaction(async (tx) => {
      const ended = `select event_id from feeds.message ended
        where received_at < ${before} and kind in ('result', 'status') and ${ENDS('ended')}`;
      await remove(tx, ended, { keptMs: kept.overMs, areOver: true });
      const silent = `select event_id from feeds.message begun
        where kind in ('fixture', 'snapshot') and received_at < ${before}
          and not exists (
            select from feeds.message later where later.event_id = begun.event_id
              and (later.received_at >= ${before} or (later.kind in ('fixture', 'snapshot')
                and (later.body->'fixture'->>'startsAt')::timestamptz >= ${before})))`;
      await remove(tx, silent, { keptMs: kept.silentMs, areOver: false });
      await tx.query(
        `delete from feeds.refusal where received_at < ${before}
           and (not troubling or not exists (select from feeds.message where message.event_id = refusal.event_id))`,
        [kept.overMs],
      );
    });
  }
}

function byEvent(
  rows: readonly { readonly event_id: string; readonly body: FeedMessage }[],
): Map<string, FeedMessage[]> {
  const messages = new Map<string, FeedMessage[]>();
  for (const { event_id, body } of rows) {
    const earlier = messages.get(event_id);
    if (earlier) earlier.push(body);
    else messages.set(event_id, [body]);
  }
  return messages;
}

/**
 * Removes the messages of events, and keeps who told of which game.
 * @param eventIds SQL that names the events, with the milliseconds as $1
 * @param areOver whether the number of the last message is kept as well: of one that was over before it always is
 */
async function remove(
  tx: Queryable,
  eventIds: string,
  { keptMs, areOver }: { readonly keptMs: number; readonly areOver: boolean },
): Promise<void> {
  await tx.query(
    `with gone as (
       delete from feeds.message where event_id in (${eventIds})
       returning event_id, position, source, sequence,
         case when kind in ('fixture', 'snapshot') then body->'fixture' end as fixture
     )
     insert into feeds.past_event as past (event_id, source, fixture, last_sequence)
     select distinct on (event_id) event_id, gone.source, gone.fixture,
       case when $2 or known.last_sequence is not null then max(sequence) over (partition by event_id) end
     from gone left join feeds.past_event known using (event_id)
     order by event_id, position
     on conflict (event_id) do update set last_sequence = greatest(past.last_sequence, excluded.last_sequence)`,
    [keptMs, areOver],
  );
}

/** What is refused may be as long as a push: only what is short is looked at as a whole. */
function storable(body: unknown): string | null {
  try {
    const text: string | undefined = JSON.stringify(body);
    if (text === undefined) return null;
    return text.length <= MAX_REFUSED_LENGTH && isKeepable(body) ? text : shortened(text);
  } catch {
    // Nested too deep for it.
    return shortened(inspect(body));
  }
}

function shortened(text: string): string {
  return JSON.stringify(keepable(text.slice(0, MAX_REFUSED_LENGTH)));
}
