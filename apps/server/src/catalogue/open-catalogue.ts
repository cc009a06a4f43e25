import { isDeepStrictEqual } from 'node:util';
import { ofCountry } from '@fairline/feed/countries.ts';
import type { Fixture, Records } from '@fairline/feed/message.ts';
import { isEventId } from '@fairline/feed/message-schema.ts';
import type { Side } from '@fairline/sports/sport.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import { Turns } from '../platform/turns.ts';
import { eventChanged } from './catalogue.topics.ts';
import {
  type Catalogue,
  type CatalogueEvent,
  type Competition,
  type FinalScore,
  FUTURES_SPORT,
  type Team,
  UnknownCompetition,
} from './event.ts';
import { eventName } from './event-name.ts';
import { EVENT_STATUSES, type EventStatus, isOver, mayBecome } from './event-status.ts';
import { seed } from './seed.ts';
import { changedInEvent, sideInEvent } from './side-in-event.ts';
import { CatalogueStore, type CompetitionRow, type EventRow, type TeamRow } from './store.ts';
import { formatRecord, withCareer } from './team-record.ts';

const DAY_MS = 86_400_000;
/** An event that is over stays in memory for a day; beyond this many, the oldest go first. */
const MAX_OVER = 1000;

const seeded = new Set(seed.teams.map(({ id }) => id));

/** Seeds the catalogue and loads it into memory. The database has catalogueMigrations. */
export async function openCatalogue(database: Database, bus: Bus, clock: Clock): Promise<Catalogue> {
  const store = new CatalogueStore(database);
  await store.seed(seed);
  const catalogue = new MemoryCatalogue(store, bus, clock);
  await catalogue.load();
  return catalogue;
}

class MemoryCatalogue implements Catalogue {
  readonly #store: CatalogueStore;
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #competitions = new Map<string, Competition>();
  readonly #teams = new Map<string, Team>();
  readonly #events = new Map<string, CatalogueEvent>();
  /** Ids of events that are over, with when they left play, oldest first. */
  readonly #over = new Map<string, number>();
  /** The first of two writes of an event may be answered last: the memory would show that one, and the other only after a restart. */
  readonly #turns = new Turns();

  constructor(store: CatalogueStore, bus: Bus, clock: Clock) {
    this.#store = store;
    this.#bus = bus;
    this.#clock = clock;
  }

  async load(): Promise<void> {
    for (const row of await this.#store.competitions()) this.#competitions.set(row.slug, competition(row));
    for (const row of await this.#store.teams()) this.#teams.set(row.id, team(row));
    for (const row of await this.#store.recentEvents(DAY_MS)) this.#keep(row);
  }

  competitions(): readonly Competition[] {
    return [...this.#competitions.values()];
  }

  team(teamId: string): Team | undefined {
    return this.#teams.get(teamId);
  }

  event(eventId: string): CatalogueEvent | undefined {
    return this.#events.get(eventId);
  }

  events(): Iterable<CatalogueEvent> {
    return this.#events.values();
  }

  async addFixture(fixture: Fixture): Promise<CatalogueEvent> {
    if (!this.#competitions.has(fixture.competition)) {
      throw new UnknownCompetition(
        `No competition is called '${fixture.competition}': add it to the catalogue's seed.`,
      );
    }
    await this.#addSide(fixture.sport, fixture.home);
    await this.#addSide(fixture.sport, fixture.away);
    return this.#turns.runSurely(fixture.eventId, () => this.#addFixture(fixture));
  }

  async #addFixture(fixture: Fixture): Promise<CatalogueEvent> {
    const row = await this.#store.upsertEvent(fixture);
    if (!row) throw new Error(`The fixture ${fixture.eventId} was not written.`);
    const before = this.#events.get(row.id);
    if (before && isAsListed(before, this.#eventOf(row))) return before;
    return this.#change(row);
  }

  setStatus(eventId: string, status: EventStatus, score?: FinalScore): Promise<CatalogueEvent | undefined> {
    return this.#turns.runSurely(eventId, () => this.#setStatus(eventId, status, score));
  }

  async #setStatus(
    eventId: string,
    status: EventStatus,
    score: FinalScore | undefined,
  ): Promise<CatalogueEvent | undefined> {
    const from = EVENT_STATUSES.filter((other) => other !== status && mayBecome(other, status));
    const changed = await this.#store.setStatus(eventId, status, from, score);
    if (!changed) return this.findEvent(eventId);
    for (const row of changed.teams) this.#changeTeam(team(row));
    return this.#change(changed.event);
  }

  tellRecords(eventId: string, records: Records): Promise<void> {
    return this.#turns.runSurely(eventId, async () => {
      const row = await this.#store.tellRecords(eventId, records);
      if (row) this.#change(row);
    });
  }

  async findEvent(eventId: string): Promise<CatalogueEvent | undefined> {
    const known = this.#events.get(eventId);
    if (known) return known;
    const row = isEventId(eventId) ? await this.#store.event(eventId) : undefined;
    return row && this.#eventOf(row);
  }

  async sportsOf(db: Queryable, eventIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const sports = new Map<string, string>();
    const forgotten: string[] = [];
    for (const id of eventIds) {
      const event = this.#events.get(id);
      if (event) sports.set(id, event.sport.slug);
      else forgotten.push(id);
    }
    const rows = forgotten.length > 0 ? await this.#store.sports(db, forgotten) : [];
    for (const { id, sport } of rows) sports.set(id, sport);
    return sports;
  }

  /** A side nobody seeded is added, and gets its country as soon as a fixture tells it; the seed's own are as the seed says. */
  async #addSide(sport: string, side: Side): Promise<void> {
    const known = this.#teams.get(side.id);
    if (!known) {
      const row = await this.#store.addTeam(side, sportModel(sport)?.participants ?? 'team');
      if (row) this.#teams.set(row.id, team(row));
    } else if (known.country === undefined && side.country !== undefined && !seeded.has(side.id)) {
      const row = await this.#store.tellCountry(side.id, side.country);
      if (row) this.#changeTeam(team(row));
    }
  }

  #change(row: EventRow): CatalogueEvent {
    const event = this.#keep(row);
    this.#bus.publish(eventChanged, { eventId: event.id });
    return event;
  }

  #keep(row: EventRow): CatalogueEvent {
    const event = this.#eventOf(row);
    this.#events.set(event.id, event);
    if (isOver(event.status)) {
      // A correction is the newest: set alone it would stand at its old place.
      this.#over.delete(event.id);
      this.#over.set(event.id, this.#clock.now());
    }
    this.#forgetOld();
    return event;
  }

  #forgetOld(): void {
    const limit = this.#clock.now() - DAY_MS;
    for (const [eventId, overAt] of this.#over) {
      if (overAt > limit && this.#over.size <= MAX_OVER) break;
      this.#over.delete(eventId);
      this.#events.delete(eventId);
    }
  }

  /** A new record shows on the team's games to come, but where a feed tells it. */
  #changeTeam(changed: Team): void {
    this.#teams.set(changed.id, changed);
    for (const event of this.#events.values()) {
      if (isOver(event.status)) continue;
      const home = changedInEvent(event.home, changed);
      const away = changedInEvent(event.away, changed);
      if (home === event.home && away === event.away) continue;
      this.#events.set(event.id, { ...event, home, away });
      this.#bus.publish(eventChanged, { eventId: event.id });
    }
  }

  #eventOf(row: EventRow): CatalogueEvent {
    const itsCompetition = this.#competitions.get(row.competition);
    const home = this.#teams.get(row.home_team);
    const away = this.#teams.get(row.away_team);
    if (!itsCompetition || !home || !away)
      throw new Error(`The event ${row.id} names what the catalogue lacks.`);
    const sport = row.sport === FUTURES_SPORT.slug ? FUTURES_SPORT : itsCompetition.sport;
    return {
      id: row.id,
      name: eventName(sport.slug, home, away),
      sport,
      organization: itsCompetition.organization,
      competition: itsCompetition,
      home: sideInEvent(home, row.competition, { rank: row.home_rank, record: row.home_record }),
      away: sideInEvent(away, row.competition, { rank: row.away_rank, record: row.away_record }),
      startsAt: row.starts_at,
      status: row.status,
      ...(row.play_off && { playOff: row.play_off }),
      canonicalUrl: `${itsCompetition.canonicalUrl}/event/${row.id}`,
    };
  }
}

/** Whether a fixture told nothing new. */
function isAsListed(before: CatalogueEvent, now: CatalogueEvent): boolean {
  return (
    before.startsAt.getTime() === now.startsAt.getTime() &&
    isDeepStrictEqual(before.playOff, now.playOff) &&
    isSideAsListed(before.home, now.home) &&
    isSideAsListed(before.away, now.away)
  );
}

function isSideAsListed(before: Team, now: Team): boolean {
  return before.rank === now.rank && before.record === now.record && before.isRecordTold === now.isRecordTold;
}

function competition(row: CompetitionRow): Competition {
  return {
    slug: row.slug,
    name: row.name,
    sport: { slug: row.sport, name: row.sport_name },
    organization: { slug: row.organization, name: row.organization_name },
    canonicalUrl: `/sport/${row.sport}/organization/${row.organization}/competition/${row.slug}`,
  };
}

function team(row: TeamRow): Team {
  const career = withCareer(row, row.id);
  const record = career && formatRecord(career);
  return {
    id: row.id,
    name: row.name,
    mediumName: row.medium_name,
    abbreviation: row.abbreviation,
    primaryColour: row.primary_colour,
    secondaryColour: row.secondary_colour,
    kind: row.kind,
    ...ofCountry(row.country ?? undefined),
    ...(record && { record }),
  };
}
