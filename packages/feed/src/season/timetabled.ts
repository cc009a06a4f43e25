import { type Calendar, type CalendarGame, LONGEST_GAME } from './calendar.ts';
import { isIn } from './dates.ts';
import { type FillingDay, fillingDay } from './filling-day.ts';
import type { League } from './league.ts';
import { type PlannedGame, plannedWeek } from './planned-week.ts';
import type { KnownPlayOffs } from './play-offs.ts';
import { roundOn, type Timetable } from './timetable.ts';
import { localDay, tuesdayOf } from './zones.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * The calendar of a league with a timetable: games planned for the hours it really plays in, listed days before, and games
 * that fill the board up and are listed shortly before they start.
 */
export class TimetabledCalendar implements Calendar {
  readonly #league: League;
  readonly #timetable: Timetable;
  readonly #gameMs: number;
  readonly #playOffs: KnownPlayOffs;
  readonly #weeks = new Map<number, readonly PlannedGame[]>();
  readonly #days = new Map<number, FillingDay>();

  /** @param paceMinutes real minutes a game takes */
  constructor(league: League, timetable: Timetable, paceMinutes: number, playOffs: KnownPlayOffs) {
    this.#league = league;
    this.#timetable = timetable;
    this.#gameMs = paceMinutes * MINUTE_MS;
    this.#playOffs = playOffs;
  }

  listed(nowMs: number): CalendarGame[] {
    const from = nowMs - LONGEST_GAME * this.#gameMs;
    const until = nowMs + this.#timetable.listedDays * DAY_MS;
    const today = this.#dayOf(from);
    this.#forgetBefore(today);
    const planned = this.#planned(today - 1, this.#dayOf(until) + 1);
    const filling: CalendarGame[] = [];
    for (let day = today; day <= this.#dayOf(nowMs) + 1; day++) {
      const { games, nearMs } = this.#filling(day);
      filling.push(...games.filter(({ startsAtMs }) => startsAtMs <= nowMs + nearMs));
    }
    return [...planned, ...filling, ...this.#playOffs()]
      .filter(({ startsAtMs }) => startsAtMs >= from && startsAtMs <= until)
      .sort(byStart);
  }

  between(fromMs: number, toMs: number): CalendarGame[] {
    const [first, last] = [this.#dayOf(fromMs) - 1, this.#dayOf(toMs) + 1];
    const games: CalendarGame[] = [...this.#planned(first, last), ...this.#playOffs()];
    for (let day = first; day <= last; day++) games.push(...this.#filling(day).games);
    return games.filter(({ startsAtMs }) => startsAtMs >= fromMs && startsAtMs < toMs).sort(byStart);
  }

  #dayOf(ms: number): number {
    return localDay(this.#timetable.zone, ms);
  }

  /** Planned games of some days, the last one among them; none of play-offs that follow results, for what fills up would follow them, too. */
  #planned(first: number, last: number): PlannedGame[] {
    const games: PlannedGame[] = [];
    for (let tuesday = tuesdayOf(first); tuesday <= last; tuesday += 7) {
      const week = this.#weeks.get(tuesday) ?? plannedWeek(this.#league, this.#timetable, tuesday);
      this.#weeks.set(tuesday, week);
      games.push(...week.filter(({ day }) => day >= first && day <= last));
    }
    return games;
  }

  #filling(day: number): FillingDay {
    const known = this.#days.get(day);
    if (known) return known;
    const [league, timetable, gameMs] = [this.#league, this.#timetable, this.#gameMs];
    const planned = (days: number) => this.#planned(day - days, day + days);
    const made =
      isIn(league.dates, day) && !roundOn(timetable, day)
        ? fillingDay({
            league,
            timetable,
            gameMs,
            day,
            planned: planned(1),
            seen: planned(timetable.listedDays),
          })
        : { games: [], nearMs: 0 };
    this.#days.set(day, made);
    return made;
  }

  #forgetBefore(day: number): void {
    for (const known of this.#days.keys()) if (known < day) this.#days.delete(known);
    for (const tuesday of this.#weeks.keys()) if (tuesday + 7 < day) this.#weeks.delete(tuesday);
  }
}

function byStart(one: CalendarGame, other: CalendarGame): number {
  return one.startsAtMs - other.startsAtMs;
}
