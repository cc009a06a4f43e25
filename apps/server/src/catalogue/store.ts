import type { Fixture, PlayOff, Records } from '@fairline/feed/message.ts';
import { FUTURES } from '@fairline/sports/futures/rules.ts';
import type { Side, SideKey, Winner } from '@fairline/sports/sport.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import type { FinalScore } from './event.ts';
import type { EventStatus } from './event-status.ts';
import type { seed as seedType } from './seed.ts';
import {
  hasCareer,
  keptRecord,
  outcomeOf,
  playedOn,
  playedOtherwise,
  type TeamRecord,
} from './team-record.ts';

export interface CompetitionRow {
  readonly slug: string;
  readonly name: string;
  readonly sport: string;
  readonly sport_name: string;
  readonly organization: string;
  readonly organization_name: string;
}

export interface TeamRow extends TeamRecord {
  readonly id: string;
  readonly name: string;
  readonly medium_name: string;
  readonly abbreviation: string;
  readonly primary_colour: string;
  readonly secondary_colour: string;
  readonly kind: 'team' | 'player';
  readonly country: string | null;
}

export interface EventRow {
  readonly id: string;
  readonly competition: string;
  readonly home_team: string;
  readonly away_team: string;
  readonly starts_at: Date;
  readonly status: EventStatus;
  readonly home_rank: number | null;
  readonly away_rank: number | null;
  readonly home_record: string | null;
  readonly away_record: string | null;
  readonly play_off: PlayOff | null;
  /** Where it is another than the competition's. */
  readonly sport: string | null;
}

const EVENT_COLUMNS =
  'id, competition, home_team, away_team, starts_at, status, home_rank, away_rank, home_record, away_record, sport, play_off';

/** The catalogue's SQL. */
export class CatalogueStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async seed(seed: typeof seedType): Promise<void> {
    await this.#database.transaction(async (tx) => {
      for (const { slug, name } of seed.sports) {
        await tx.query(
          'insert into catalogue.sport values ($1, $2) on conflict (slug) do update set name = excluded.name',
          [slug, name],
        );
      }
      for (const { slug, name } of seed.organizations) {
        await tx.query(
          'insert into catalogue.organization values ($1, $2) on conflict (slug) do update set name = excluded.name',
          [slug, name],
        );
      }
      for (const [position, { slug, name, sport, organization }] of seed.competitions.entries()) {
        await tx.query(
          `insert into catalogue.competition (slug, name, sport, organization, position) values ($1, $2, $3, $4, $5)
           on conflict (slug) do update set name = excluded.name, position = excluded.position`,
          [slug, name, sport, organization, position],
        );
      }
      await tx.query(
        `insert into catalogue.team (id, name, medium_name, abbreviation, primary_colour, secondary_colour, kind,
           country)
         select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
           $8::text[])
         on conflict (id) do update set name = excluded.name, medium_name = excluded.medium_name,
           abbreviation = excluded.abbreviation, primary_colour = excluded.primary_colour,
           secondary_colour = excluded.secondary_colour, kind = excluded.kind,
           country = excluded.country`,
        [
          seed.teams.map((team) => team.id),
          seed.teams.map((team) => team.name),
          seed.teams.map((team) => team.mediumName),
          seed.teams.map((team) => team.abbreviation),
          seed.teams.map((team) => team.primaryColour),
          seed.teams.map((team) => team.secondaryColour),
          seed.teams.map((team) => team.kind),
          seed.teams.map((team) => team.country ?? null),
        ],
      );
    });
  }

  competitions(): Promise<CompetitionRow[]> {
    return this.#database.query(
      `select c.slug, c.name, c.sport, s.name as sport_name, c.organization, o.name as organization_name
       from catalogue.competition c
       join catalogue.sport s on s.slug = c.sport
       join catalogue.organization o on o.slug = c.organization
       order by c.position, c.name`,
    );
  }

  teams(): Promise<TeamRow[]> {
    return this.#database.query('select * from catalogue.team');
  }

  /** What is not over, and what ended so many milliseconds ago at most by the clock of the database, which noted it. */
  recentEvents(withinMs: number): Promise<EventRow[]> {
    return this.#database.query(
      `select ${EVENT_COLUMNS} from catalogue.event
       where status not in ('FINISHED', 'CANCELLED') or status_changed_at > now() - $1 * interval '1 millisecond'
       order by starts_at, id`,
      [withinMs],
    );
  }

  async event(eventId: string): Promise<EventRow | undefined> {
    const rows = await this.#database.query<EventRow>(
      `select ${EVENT_COLUMNS} from catalogue.event where id = $1`,
      [eventId],
    );
    return rows[0];
  }

  /** Of those of the events there are. */
  sports(db: Queryable, eventIds: readonly string[]): Promise<{ id: string; sport: string }[]> {
    return db.query(
      `select e.id, coalesce(e.sport, c.sport) as sport
       from catalogue.event e join catalogue.competition c on c.slug = e.competition
       where e.id = any ($1::text[])`,
      [eventIds],
    );
  }

  /** Adds a team the seed does not have; colours come later, from an operator. */
  async addTeam(side: Side, kind: TeamRow['kind']): Promise<TeamRow | undefined> {
    const rows = await this.#database.query<TeamRow>(
      `insert into catalogue.team (id, name, medium_name, abbreviation, primary_colour, secondary_colour, kind,
         country)
       values ($1, $2, $3, $4, '#3a4a5c', '#c8d0d8', $5, $6)
       on conflict (id) do update set id = excluded.id
       returning *`,
      [side.id, side.name, side.mediumName, side.abbreviation, kind, side.country ?? null],
    );
    return rows[0];
  }

  /** Where a team has no country yet. Undefined when it has one. */
  async tellCountry(teamId: string, country: string): Promise<TeamRow | undefined> {
    const rows = await this.#database.query<TeamRow>(
      'update catalogue.team set country = $2 where id = $1 and country is null returning *',
      [teamId, country],
    );
    return rows[0];
  }

  /** Adds the event, or moves its start while it has not begun; the ranks and records are those told last, before its end. */
  async upsertEvent(fixture: Fixture): Promise<EventRow | undefined> {
    const rows = await this.#database.query<EventRow>(
      `insert into catalogue.event (id, competition, home_team, away_team, starts_at, home_rank, away_rank, home_record,
         away_record, sport, play_off)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
       on conflict (id) do update set home_rank = excluded.home_rank, away_rank = excluded.away_rank,
         play_off = excluded.play_off,
         home_record = case when event.records_after then event.home_record else excluded.home_record end,
         away_record = case when event.records_after then event.away_record else excluded.away_record end,
         starts_at = case
           when event.status in ('PRE_GAME', 'POSTPONED') then excluded.starts_at else event.starts_at end
       returning ${EVENT_COLUMNS}`,
      [
        fixture.eventId,
        fixture.competition,
        fixture.home.id,
        fixture.away.id,
        new Date(fixture.startsAt),
        fixture.ranks?.home ?? null,
        fixture.ranks?.away ?? null,
        keptRecord(fixture.records?.home),
        keptRecord(fixture.records?.away),
        fixture.sport === FUTURES ? FUTURES : null,
        fixture.playOff ?? null,
      ],
    );
    return rows[0];
  }

  async tellRecords(eventId: string, { home, away }: Records): Promise<EventRow | undefined> {
    const rows = await this.#database.query<EventRow>(
      `update catalogue.event set home_record = $2, away_record = $3, records_after = true
       where id = $1
       returning ${EVENT_COLUMNS}`,
      [eventId, keptRecord(home), keptRecord(away)],
    );
    return rows[0];
  }

  /**
   * Sets the status if the event's present one is among `from`, and with a final score the records of careers. Another final score
   * of an event that is finished corrects both. Answers the changed rows; undefined when nothing was changed.
   */
  setStatus(
    eventId: string,
    status: EventStatus,
    from: readonly EventStatus[],
    score: FinalScore | undefined,
  ): Promise<{ event: EventRow; teams: TeamRow[] } | undefined> {
    return this.#database.transaction(async (tx) => {
      const former = await formerEnd(tx, eventId);
      if (!former) return undefined;
      const isCorrected = status === 'FINISHED' && former.score && score && !sameScore(former.score, score);
      if (!from.includes(former.status) && !isCorrected) return undefined;
      const [event] = await tx.query<EventRow>(
        `update catalogue.event set status = $2, home_score = coalesce($3, home_score),
           away_score = coalesce($4, away_score), winner = case when $3::integer is null then winner else $5 end,
           status_changed_at = now()
         where id = $1
         returning ${EVENT_COLUMNS}`,
        [eventId, status, score?.home ?? null, score?.away ?? null, score?.winner ?? null],
      );
      if (!event) return undefined;
      if (status !== 'FINISHED' || !score) return { event, teams: [] };
      // In one order for everybody: of two games of the same teams that end together neither waits for the other for ever.
      await tx.query('select from catalogue.team where id = any ($1) order by id for update', [
        [event.home_team, event.away_team],
      ]);
      const record = (team: string, side: SideKey) => recordGame(tx, { team, side }, score, former.score);
      const home = await record(event.home_team, 'home');
      const away = await record(event.away_team, 'away');
      return { event, teams: [...home, ...away] };
    });
  }
}

/** The event's status, to be changed by nobody else meanwhile, and the score it ended by, if it did. */
async function formerEnd(
  tx: Queryable,
  eventId: string,
): Promise<{ readonly status: EventStatus; readonly score: FinalScore | undefined } | undefined> {
  const [row] = await tx.query<{
    status: EventStatus;
    home_score: number | null;
    away_score: number | null;
    winner: Winner | null;
  }>('select status, home_score, away_score, winner from catalogue.event where id = $1 for update', [
    eventId,
  ]);
  if (!row) return undefined;
  const { status, home_score: home, away_score: away, winner } = row;
  const isScored = status === 'FINISHED' && home !== null && away !== null;
  return { status, score: isScored ? { home, away, winner: winner ?? undefined } : undefined };
}

function sameScore(one: FinalScore, other: FinalScore): boolean {
  return one.home === other.home && one.away === other.away && one.winner === other.winner;
}

/**
 * Counts a game in the record of a side that has one of its whole career.
 * @param former what the game counted as before
 */
async function recordGame(
  tx: Queryable,
  played: { readonly team: string; readonly side: SideKey },
  score: FinalScore,
  former: FinalScore | undefined,
): Promise<TeamRow[]> {
  const { team: teamId, side } = played;
  if (!hasCareer(teamId)) return [];
  const [team] = await tx.query<TeamRow>('select * from catalogue.team where id = $1', [teamId]);
  if (!team) return [];
  const outcome = outcomeOf(score.winner, side);
  if (former === undefined && outcome === undefined) return [];
  const { wins, losses, ties } =
    former === undefined && outcome !== undefined
      ? playedOn(team, outcome)
      : playedOtherwise(team, outcomeOf(former?.winner, side), outcome);
  await tx.query('update catalogue.team set wins = $2, losses = $3, ties = $4 where id = $1', [
    teamId,
    wins,
    losses,
    ties,
  ]);
  return [{ ...team, wins, losses, ties }];
}
