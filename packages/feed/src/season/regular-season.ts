import { seasonStart } from './dates.ts';
import { type League, leagueEventId, type Matchup } from './league.ts';
import { plannedWeek } from './planned-week.ts';
import { roundOn, type Timetable } from './timetable.ts';
import { tuesdayOf } from './zones.ts';

/** A planned game that counts in the records of its sides. */
export interface SeasonGame {
  readonly eventId: string;
  readonly startsAtMs: number;
  readonly matchup: Matchup;
}

/**
 * The planned games of a league's season before its play-offs, a week at a time. Who has played all of a season's games plays on
 * in some leagues: such a game counts for neither side, so that over all of them as many are won as lost.
 * @param start its first day
 */
export function* regularSeason(
  league: League,
  timetable: Timetable,
  start: number,
): Generator<readonly SeasonGame[], undefined> {
  const { dates, seasonGames = Number.POSITIVE_INFINITY } = league;
  const listed = new Map<string, number>();
  const isOpen = ({ id }: { readonly id: string }) => (listed.get(id) ?? 0) < seasonGames;
  for (let tuesday = tuesdayOf(start); seasonStart(dates, tuesday + 6) === start; tuesday += 7) {
    const games: SeasonGame[] = [];
    for (const { day, startsAtMs, matchup } of plannedWeek(league, timetable, tuesday)) {
      const sides = [matchup.home, matchup.away];
      if (roundOn(timetable, day) || !sides.every(isOpen)) continue;
      for (const { id } of sides) listed.set(id, (listed.get(id) ?? 0) + 1);
      const eventId = leagueEventId(league.competition.slug, startsAtMs, matchup.away, matchup.home);
      games.push({ eventId, startsAtMs, matchup });
    }
    yield games;
  }
  return undefined;
}
