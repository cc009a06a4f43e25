import type { FeedMessage, Fixture, Ranks, Records } from '@fairline/feed/message.ts';
import type { League } from '@fairline/feed/season/league.ts';
import type { Luck } from '@fairline/feed/season/luck.ts';
import { ranksOf } from '@fairline/feed/season/poll.ts';
import type { PlayOffGame } from '@fairline/feed/season/series.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Bus } from '../platform/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/log.ts';
import { CountedPlayOffs, type PlayOffsSoFar } from './counted-play-offs.ts';
import { CountedSeason } from './counted-season.ts';
import { feedMessage } from './feeds.topics.ts';
import type { Feeds } from './inlet.ts';
import { SeasonResults } from './season-results-store.ts';
import { SeasonTables } from './season-tables-store.ts';
import { isEnd } from './told-games.ts';

export interface SeasonRecordsParts {
  readonly leagues: readonly League[];
  /** Real minutes a game takes. */
  readonly paceMinutes: number;
  /** Of games that came and went while nothing ran. */
  readonly luck: Luck;
  readonly inlet: Pick<Feeds, 'histories' | 'sources' | 'retold' | 'callOff'>;
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
  /** Who shows them. */
  readonly catalogue: Pick<Catalogue, 'tellRecords'>;
}

/** A league, as far as it is counted. */
interface Counted {
  readonly season: CountedSeason;
  readonly playOffs: CountedPlayOffs;
}

/** Longer than any season, with the pause after it. */
const KEPT_MS = 400 * 86_400_000;

/** The records of the sides of the simulated leagues, in those that have any, and the play-offs that follow from them. */
export class SeasonRecords {
  readonly #parts: SeasonRecordsParts;
  readonly #results: SeasonResults;
  readonly #tables: SeasonTables;
  readonly #seasons: ReadonlyMap<string, Counted>;
  readonly #unsubscribe: () => void;
  /** One league after the other: together they would keep everybody else waiting. */
  #work: Promise<void> = Promise.resolve();

  constructor(parts: SeasonRecordsParts) {
    const { leagues, paceMinutes, luck, inlet, database, bus, clock, logger, catalogue } = parts;
    this.#parts = parts;
    this.#results = new SeasonResults(database);
    this.#tables = new SeasonTables(database);
    const tellRecords: Catalogue['tellRecords'] = (eventId, records) =>
      catalogue.tellRecords(eventId, records);
    const kept = { results: this.#results, tables: this.#tables };
    const shared = { paceMinutes, luck, inlet, clock, logger, ...kept, tellRecords };
    this.#seasons = new Map(
      leagues.flatMap((league) => {
        const { competition, timetable, record: form } = league;
        if (!timetable || !form) return [];
        const own = { ...shared, league, timetable, form };
        const counted = { season: new CountedSeason(own), playOffs: new CountedPlayOffs(own) };
        return [[competition.slug, counted] as const];
      }),
    );
    this.#unsubscribe = bus.subscribe(feedMessage, (message) => {
      for (const counted of this.#seasons.values())
        if (hears(counted, message)) void this.#tryToLook(counted);
    });
  }

  stop(): void {
    this.#unsubscribe();
  }

  /** Counts what is over by now, of the leagues that are in their season. */
  look(): void {
    for (const counted of this.#seasons.values()) if (counted.season.isOn) void this.#tryToLook(counted);
  }

  /**
   * Resolves once the leagues were counted that are in their play-offs, or near: without that nobody knows who plays. One that cannot
   * be counted keeps no other from its games; it is tried again with each look.
   */
  async begin(): Promise<void> {
    for (const counted of this.#seasons.values())
      if (counted.season.isNearPlayOffs) await this.#tryToLook(counted);
  }

  /** Removes what was kept of seasons long over. */
  async prune(): Promise<void> {
    await this.#results.prune(KEPT_MS);
    await this.#tables.prune(KEPT_MS);
  }

  /** Of the sides of a game, once they are counted; undefined where its league has none. */
  async counted(fixture: Fixture): Promise<Records | undefined> {
    const counted = this.#seasons.get(fixture.competition);
    if (!counted) return undefined;
    const known = counted.season.records(fixture);
    if (known) return known;
    await this.#look(counted);
    return counted.season.records(fixture);
  }

  /** As they are counted at the moment; undefined before the first time. */
  known(fixture: Fixture): Records | undefined {
    return this.#seasons.get(fixture.competition)?.season.records(fixture);
  }

  /** Of the sides of a game, by the poll of these days; undefined where results say nothing of it. */
  ranks(fixture: Fixture): Ranks | undefined {
    const ranking = this.#seasons.get(fixture.competition)?.season.ranking();
    return ranking && ranksOf(ranking, fixture);
  }

  /** The games of a league's play-offs that are certain, as far as results are counted at the moment. */
  playOffs(competition: string): readonly PlayOffGame[] {
    return this.#seasons.get(competition)?.playOffs.games ?? [];
  }

  /**
   * The play-offs of a league as far as they are counted by now; undefined before them, and after. Rejects when they could not be
   * counted.
   */
  async playOffsSoFar(competition: string): Promise<PlayOffsSoFar | undefined> {
    const counted = this.#seasons.get(competition);
    if (!counted?.season.isNearPlayOffs) return undefined;
    await this.#look(counted);
    return counted.playOffs.soFar;
  }

  #look({ season, playOffs }: Counted): Promise<void> {
    const looked = this.#work.then(async () => {
      await season.look();
      await playOffs.look(season.played());
    });
    this.#work = looked.catch(() => {});
    return looked;
  }

  #tryToLook(counted: Counted): Promise<void> {
    return this.#look(counted).catch((err) => {
      this.#parts.logger.error({ err }, 'The records of a league could not be counted; trying again');
    });
  }
}

/** Whether something is to be counted because of a message. */
function hears({ season, playOffs }: Counted, message: FeedMessage): boolean {
  const { eventId } = message;
  if (isEnd(message) && (season.hear(eventId) || playOffs.hear(eventId))) return true;
  const isAnew = isEnd(message) || message.kind === 'snapshot';
  return isAnew && (season.hearAnew(eventId) || playOffs.hearAnew(eventId));
}
