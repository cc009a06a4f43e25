import type { League } from '@fairline/feed/season/league.ts';
import { leagues, withoutBreak } from '@fairline/feed/season/leagues.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Config } from './config.ts';
import { BetfairSource } from './feeds/betfair/betfair-source.ts';
import { gamesPrepared } from './feeds/feeds.topics.ts';
import { FuturesSource } from './feeds/futures-source.ts';
import type { Feeds } from './feeds/inlet.ts';
import { OddsApiClient } from './feeds/odds-api-client.ts';
import { OddsApiSource } from './feeds/odds-api-source.ts';
import { recordingsSchedule } from './feeds/recordings-schedule.ts';
import { type Schedule, ScheduledSource } from './feeds/scheduled-source.ts';
import { SeasonRecords } from './feeds/season-records.ts';
import { type Fit, seasonSchedule } from './feeds/season-schedule.ts';
import { secretLuck } from './feeds/secret-luck.ts';
import type { Ground } from './open-patrons.ts';

interface Playing extends Ground {
  readonly catalogue: Pick<Catalogue, 'tellRecords'>;
  readonly feeds: Feeds;
  readonly fit: Fit;
}

/** Games that are played here. */
export interface PlayedGames {
  /** The events that are in play at the start; undefined until it is known. */
  inPlayAtStart(): readonly string[] | undefined;
}

/** Adds the sources of games that the settings name. They stop with the feeds. */
export async function playGames(playing: Playing): Promise<PlayedGames> {
  const { config, bus, clock, logger, feeds } = playing;
  let played: PlayedGames = { inPlayAtStart: () => [] };
  if (config.playsGames) {
    const luck = await secretLuck(playing.database);
    const paceMinutes = config.demoPaceMinutes;
    const shared = { leagues: simulatedLeagues(config), paceMinutes, luck };
    let games: Schedule;
    if (config.recordings !== undefined) {
      games = await recordingsSchedule(config.recordings, paceMinutes, logger);
    } else {
      const { fit } = playing;
      const records = new SeasonRecords({ ...shared, inlet: feeds, ...playing });
      await records.prune();
      await records.begin();
      games = seasonSchedule({ ...shared, clock, logger, fit, records });
      // Before the games: what they are announced with says how those before them ended.
      await feeds.addSource(new FuturesSource({ ...shared, records, bus, clock, logger }));
    }
    const source = new ScheduledSource(games, {
      clock,
      logger,
      onPreparing: (competitions) => bus.publish(gamesPrepared, { source: games.name, competitions }),
    });
    await feeds.addSource(source);
    played = source;
  }
  if (config.oddsApi) {
    const client = new OddsApiClient(config.oddsApi);
    await feeds.addSource(new OddsApiSource({ client, leagues: playedLeagues(config), clock, logger }));
  }
  if (config.betfair) {
    const settings = config.betfair;
    await feeds.addSource(new BetfairSource({ settings, leagues: playedLeagues(config), clock, logger }));
  }
  return played;
}

function playedLeagues({ sports }: Config): readonly League[] {
  return leagues.filter(({ sport }) => sports?.includes(sport.slug) ?? true);
}

function simulatedLeagues(config: Config): readonly League[] {
  const played = playedLeagues(config);
  return config.calendar === 'all-year' ? played.map(withoutBreak) : played;
}
