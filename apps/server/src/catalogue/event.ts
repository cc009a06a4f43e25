import type { Fixture, PlayOff, Records } from '@fairline/feed/message.ts';
import { FUTURES } from '@fairline/sports/futures/rules.ts';
import type { Winner } from '@fairline/sports/sport.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { EventStatus } from './event-status.ts';

export interface Sport {
  readonly slug: string;
  readonly name: string;
}

/** Of events that are seasons of a competition: they stand in it, whatever it plays. */
export const FUTURES_SPORT: Sport = { slug: FUTURES, name: 'Futures' };

export interface Organization {
  readonly slug: string;
  readonly name: string;
}

/** A league. Its page is canonicalUrl. */
export interface Competition {
  readonly slug: string;
  readonly name: string;
  readonly sport: Sport;
  readonly organization: Organization;
  /** '/sport/football/organization/united-states/competition/nfl' */
  readonly canonicalUrl: string;
}

export interface Team {
  /** 'nfl-kc' */
  readonly id: string;
  /** "Kansas City Chiefs" */
  readonly name: string;
  /** "Chiefs" */
  readonly mediumName: string;
  /** "KC" */
  readonly abbreviation: string;
  /** '#e31837' */
  readonly primaryColour: string;
  readonly secondaryColour: string;
  readonly kind: 'team' | 'player';
  /** Where a player is from, or the country a national team is, 'FRA': see Side. Other teams have none. */
  readonly country?: string;
  /**
   * "4-2", wins and losses, and ties or overtime losses: in an event as its feed told it, otherwise of the games that were played
   * here. Absent before the first.
   */
  readonly record?: string;
  /** Only in an event: what is played here does not move the record it shows. */
  readonly isRecordTold?: true;
  /** In the poll when the game was listed; only in an event of a competition that shows ranks, and of its best. */
  readonly rank?: number;
}

export interface CatalogueEvent {
  readonly id: string;
  /** "Chiefs at Bills", "Everton vs Liverpool" */
  readonly name: string;
  /** The competition's, or FUTURES_SPORT. */
  readonly sport: Sport;
  readonly organization: Organization;
  readonly competition: Competition;
  readonly home: Team;
  readonly away: Team;
  readonly startsAt: Date;
  readonly status: EventStatus;
  /** What game of the play-offs it is, where it is one; as its feed told it last. */
  readonly playOff?: PlayOff;
  /** The competition's canonicalUrl + '/event/<id>' */
  readonly canonicalUrl: string;
}

export interface FinalScore {
  readonly home: number;
  readonly away: number;
  /** Which the score does not always tell. Undefined where nobody has won: that counts in no record. */
  readonly winner: Winner | undefined;
}

/** A fixture that names a competition nobody seeded: add it to the catalogue's seed first. */
export class UnknownCompetition extends Error {
  override readonly name = 'UnknownCompetition';
}

/**
 * What there is to bet on: sports, organizations, competitions, teams and events. Kept in Postgres (schema catalogue) and
 * held in memory: every read is synchronous, every change is durable once its promise resolves.
 */
export interface Catalogue {
  competitions(): readonly Competition[];
  team(teamId: string): Team | undefined;
  event(eventId: string): CatalogueEvent | undefined;
  /** Events in memory: all that are not over, and those that ended in the last day. */
  events(): Iterable<CatalogueEvent>;
  /** Adds an event in status PRE_GAME, or changes when it starts; teams nobody seeded are added. Repeating it changes nothing. @throws UnknownCompetition */
  addFixture(fixture: Fixture): Promise<CatalogueEvent>;
  /** Answers the event as it now stands; a step that event-status.ts does not allow changes nothing. Undefined for an unknown event. */
  setStatus(eventId: string, status: EventStatus, score?: FinalScore): Promise<CatalogueEvent | undefined>;
  /**
   * Its sides' records after an event that is over, in place of those before it; from then on its fixture tells no others. Nothing of
   * an event that is not known.
   */
  tellRecords(eventId: string, records: Records): Promise<void>;
  /** Loads an event that left the memory. */
  findEvent(eventId: string): Promise<CatalogueEvent | undefined>;
  /** Slugs of the events' sports by the events' ids; unknown events have none. What left the memory is asked of db, all at once. */
  sportsOf(db: Queryable, eventIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
