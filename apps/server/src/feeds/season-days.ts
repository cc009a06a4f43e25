import { seasonStart } from '@fairline/feed/season/dates.ts';
import type { League } from '@fairline/feed/season/league.ts';
import type { Timetable } from '@fairline/feed/season/timetable.ts';
import { localDay } from '@fairline/feed/season/zones.ts';

/** As many as are listed, and more. */
const FEW_DAYS = 30;

/** The days of a league, where it plays, and the seasons they are in. */
export class SeasonDays {
  readonly #dates: League['dates'];
  readonly #zone: Timetable['zone'];
  readonly #starts = new Map<number, number | undefined>();

  constructor({ dates }: Pick<League, 'dates'>, { zone }: Pick<Timetable, 'zone'>) {
    this.#dates = dates;
    this.#zone = zone;
  }

  /** @param ms since the epoch */
  dayOf(ms: number): number {
    return localDay(this.#zone, ms);
  }

  /** The first day of the season of a day: asked of every listed game, again and again. */
  startOf(day: number): number | undefined {
    if (this.#starts.size > FEW_DAYS) this.#starts.clear();
    const start = this.#starts.has(day) ? this.#starts.get(day) : seasonStart(this.#dates, day);
    this.#starts.set(day, start);
    return start;
  }
}
