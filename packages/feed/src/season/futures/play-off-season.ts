import type { BracketPlay, GamesPlay } from '@fairline/sports/futures/play.ts';
import { BYE } from '@fairline/sports/futures/playoffs.ts';
import { possibleMeetings } from '@fairline/sports/futures/possible-meetings.ts';
import { seasonRules } from '@fairline/sports/futures/rules.ts';
import { CHANCES } from '@fairline/sports/futures/state.ts';
import type { Fixture } from '../../message.ts';
import type { League } from '../league.ts';
import { type PlayedSeason, placedBy } from '../play-offs.ts';
import { type PlayOffGame, type SeriesParts, seriesGames } from '../series.ts';
import { followsResults, playOffsAfter } from '../timetable.ts';
import { futuresFixture, futuresId } from './league-season.ts';
import { playOffChance } from './result-chances.ts';

/** The play-offs of a league as the event of their futures: the announcement, and the play that tells their bracket. */
export interface PlayOffSeason {
  readonly fixture: Fixture;
  readonly bracket: BracketPlay;
}

const HOUR_MS = 3_600_000;

/**
 * The play-offs after a season of a league, with the chances that the lines of every game that may come of them open with. Undefined
 * where it has none, or some of its rounds do not follow results. The same arguments make the same.
 */
export function playOffSeason(league: League, { start, table }: PlayedSeason): PlayOffSeason | undefined {
  const { timetable } = league;
  const playoffs = seasonRules(league.competition.slug)?.playoffs;
  const placed = placedBy(league, table);
  const dates = timetable ? playOffsAfter(timetable, start) : [];
  const [begin] = dates;
  if (!timetable || !playoffs || !placed || !begin) return undefined;
  const isPlayed = dates.every(({ round, first }) => followsResults(round, first));
  if (!isPlayed || dates.length !== playoffs.bestOf.length) return undefined;
  const places = placed.first
    .flat()
    .filter((place) => place !== BYE)
    .sort((one, other) => one - other);
  const rounds = possibleMeetings(playoffs, placed.first).map(({ meetings, count }, at) =>
    meetings.flatMap(({ number, ...two }) => {
      const [one, other] = placed.isBetter(two.one, two.other) ? [two.one, two.other] : [two.other, two.one];
      const [better, worse, dated] = [table[one], table[other], dates[at]];
      if (!better || !worse || !dated) return [];
      const chances = chancesOf({ league, timetable, dated, number, count, better, worse });
      return [{ one: places.indexOf(one), other: places.indexOf(other), chances }];
    }),
  );
  const field = places.flatMap((place) => table[place] ?? []);
  const startsAtMs = (24 * begin.first + 12) * HOUR_MS;
  const eventId = playOffSeasonId(league, start);
  const fixture = futuresFixture(league, field, { name: 'Playoffs', eventId, startsAtMs });
  return { fixture, bracket: { kind: 'bracket', text: '', rounds } };
}

/** The id of the event of the play-offs after a season. @param start its first day */
export function playOffSeasonId(league: League, start: number): string {
  return `${futuresId(league, 24 * start * HOUR_MS)}-playoffs`;
}

/** Of CHANCES, that the better placed of two wins each game that their series may have. */
function chancesOf(parts: SeriesParts): number[] {
  const { league, better } = parts;
  return seriesGames(parts).map(({ eventId, startsAtMs, matchup }) => {
    const atHome = playOffChance(league.competition.slug, league.lines(matchup, startsAtMs, eventId));
    return Math.round(CHANCES * (matchup.home === better ? atHome : 1 - atHome));
  });
}

/** The play that tells games of the play-offs, once they are certain. @param field that of their season */
export function gamesPlay(
  league: League,
  start: number,
  { field = [] }: Pick<Fixture, 'field'>,
  games: readonly PlayOffGame[],
): GamesPlay {
  const names = (league.timetable ? playOffsAfter(league.timetable, start) : []).map(
    ({ round }) => round.name,
  );
  const numberOf = (id: string) => field.findIndex((side) => side.id === id);
  return {
    kind: 'games',
    text: '',
    games: games.map(({ eventId, startsAtMs, matchup, playOff }) => ({
      id: eventId,
      startsAtMs,
      home: numberOf(matchup.home.id),
      away: numberOf(matchup.away.id),
      round: names.indexOf(playOff.round),
    })),
  };
}
