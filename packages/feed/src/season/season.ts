import type { MatchFormat } from '@fairline/sports/sport.ts';
import type { Fixture } from '../message.ts';
import { AnyHourCalendar } from './any-hour.ts';
import type { Calendar, CalendarGame } from './calendar.ts';
import { gameMinutes, type League, leagueEventId, sideOf } from './league.ts';
import type { KnownPlayOffs } from './play-offs.ts';
import { ranksOf } from './poll.ts';
import { starterOn } from './rotation.ts';
import { roundOn } from './timetable.ts';
import { TimetabledCalendar } from './timetabled.ts';
import { localDay } from './zones.ts';

/** No game of the play-offs ends level. */
const PLAY_OFF: MatchFormat = { mustHaveWinner: true };

const noneKnown: KnownPlayOffs = () => [];

/**
 * A league's season, on a calendar that follows from the time alone, and in play-offs from results: the same time, and the same
 * results, list the same games after any restart, as long as the pace is the same.
 */
export class Season {
  readonly #league: League;
  readonly #calendar: Calendar;

  /** @param paceMinutes real minutes most games take @param playOffs what is certain of them when it is asked */
  constructor(league: League, paceMinutes: number, playOffs: KnownPlayOffs = noneKnown) {
    if (!(paceMinutes >= 0.1 && paceMinutes <= 1440)) {
      throw new RangeError(`a simulated game takes 0.1 to 1440 minutes, not ${paceMinutes}`);
    }
    this.#league = league;
    this.#calendar = calendarOf(league, paceMinutes, playOffs);
  }

  /**
   * The games on the list at a moment, in the order they start: those that may be in play, and those to come, with the poll as
   * it is.
   */
  fixtures(nowMs: number): Fixture[] {
    return this.#calendar.listed(nowMs).map((game) => this.#fixture(game, nowMs));
  }

  /** Every game that starts from one moment on and before another, in the order they start. */
  between(fromMs: number, toMs: number): Fixture[] {
    return this.#calendar.between(fromMs, toMs).map((game) => this.#fixture(game, game.startsAtMs));
  }

  #isPlayOff(startsAtMs: number): boolean {
    const { timetable } = this.#league;
    return timetable !== undefined && roundOn(timetable, localDay(timetable.zone, startsAtMs)) !== undefined;
  }

  /** @param pollAtMs when it is asked who is ranked */
  #fixture({ startsAtMs, matchup: drawn, playOff, gamesBefore }: CalendarGame, pollAtMs: number): Fixture {
    const { sport, organization, competition, field, ranks, timetable, hasRotation } = this.#league;
    const matchup = field ? { home: drawn.home, away: field.side } : drawn;
    const eventId = leagueEventId(competition.slug, startsAtMs, matchup.away, matchup.home);
    const day = localDay(timetable?.zone ?? 'UTC', startsAtMs);
    const starters = hasRotation && {
      home: starterOn(day, gamesBefore?.home),
      away: starterOn(day, gamesBefore?.away),
    };
    const format = this.#isPlayOff(startsAtMs) ? PLAY_OFF : this.#league.format?.(eventId);
    return {
      sport: sport.slug,
      organization: organization.slug,
      competition: competition.slug,
      eventId,
      home: { ...sideOf(matchup.home), ...starters?.home },
      away: { ...sideOf(matchup.away), ...starters?.away },
      ...(field && { field: field.of(matchup.home, startsAtMs) }),
      startsAt: new Date(startsAtMs).toISOString(),
      lines: this.#league.lines(matchup, startsAtMs, eventId),
      ...(format && { format }),
      ...(playOff && { playOff }),
      ...(ranks && { ranks: ranksOf(ranks(pollAtMs), matchup) }),
    };
  }
}

/** @param paceMinutes real minutes most games take @internal */
export function calendarOf(
  league: League,
  paceMinutes: number,
  playOffs: KnownPlayOffs = noneKnown,
): Calendar {
  const minutes = gameMinutes(league, paceMinutes);
  return league.timetable
    ? new TimetabledCalendar(league, league.timetable, minutes, playOffs)
    : new AnyHourCalendar(league, minutes);
}
