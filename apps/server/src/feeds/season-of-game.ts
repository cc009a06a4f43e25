import { seasonStart } from '@fairline/feed/season/dates.ts';
import { futuresId } from '@fairline/feed/season/futures/league-season.ts';
import { playOffSeasonId } from '@fairline/feed/season/futures/play-off-season.ts';
import { seasonAt } from '@fairline/feed/season/futures/season-span.ts';
import type { League } from '@fairline/feed/season/league.ts';
import { leagues } from '@fairline/feed/season/leagues.ts';
import type { Luck } from '@fairline/feed/season/luck.ts';
import { localDay } from '@fairline/feed/season/zones.ts';
import type { FeedInlet } from './inlet.ts';
import { ToldSeason } from './told-season.ts';

/** The league of a season, whether or not it is still simulated. */
export function leagueOf({ fixture }: ToldSeason): League | undefined {
  return leagues.find(({ competition }) => competition.slug === fixture.competition);
}

/** The ids of the seasons that a game may be in: the short one of its day, and the play-offs of its league's own. */
export function seasonsOf(league: League, startsAtMs: number, paceMinutes: number): readonly string[] {
  const { timetable, dates } = league;
  const start = timetable && seasonStart(dates, localDay(timetable.zone, startsAtMs));
  const short = futuresId(league, seasonAt(startsAtMs, paceMinutes, league).startsAtMs);
  return start === undefined ? [short] : [short, playOffSeasonId(league, start)];
}

/** That one of these seasons that a game was in, where it is over. */
export async function overSeasonOf(
  inlet: Pick<FeedInlet, 'histories'>,
  gameId: string,
  seasonIds: readonly string[],
  luck: Luck,
): Promise<ToldSeason | undefined> {
  const past = await inlet.histories(seasonIds);
  const seasons = [...past.values()].map((told) => ToldSeason.resumed(told, luck));
  return seasons.find((season) => season?.isFinal && season.knows(gameId));
}
