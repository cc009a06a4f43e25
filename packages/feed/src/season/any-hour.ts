import { hash } from '@fairline/sports/kit/hash.ts';
import { type Calendar, type CalendarGame, countedBefore, LONGEST_GAME } from './calendar.ts';
import { isIn } from './dates.ts';
import { type DayPlan, dayPlan, isFast, isListedEarly, LOOSE } from './day-plan.ts';
import type { League } from './league.ts';
import { matchupsOfDay } from './matchups.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const FAR_MS = 60 * HOUR_MS;
/** Games that people plan an evening around start at :00, :05, :10 and so on. */
const PLANNED_MS = 5 * MINUTE_MS;

type DrawnGame = Omit<CalendarGame, 'startsAtMs'>;

/**
 * The calendar of a league without a timetable, which plays at any hour: at any moment so many games are in play, others start
 * within the hour, and some are listed for two nights.
 */
export class AnyHourCalendar implements Calendar {
  readonly #league: League;
  readonly #slotMs: number;
  /** From midnight to the first slot. Leagues take turns, so that their games do not end together. */
  readonly #phaseMs: number;
  readonly #nearMs: number;
  readonly #slotsADay: number;
  readonly #plan: DayPlan;
  readonly #days = new Map<number, readonly DrawnGame[]>();

  /** @param paceMinutes real minutes a game takes */
  constructor(league: League, paceMinutes: number) {
    this.#league = league;
    this.#slotMs = slotMsOf(league, paceMinutes);
    this.#phaseMs = Math.floor((hash(league.competition.slug) % 1000) * (this.#slotMs / 1000));
    this.#slotsADay = Math.floor(DAY_MS / this.#slotMs);
    const farEvery = Math.max(1, Math.round((league.listedEveryHours * HOUR_MS) / this.#slotMs));
    this.#plan = dayPlan(league, this.#slotsADay, farEvery, paceMinutes);
    this.#nearMs = this.#plan.nearGames * paceMinutes * MINUTE_MS;
  }

  listed(nowMs: number): CalendarGame[] {
    const first = nowMs - this.#league.liveGames * LONGEST_GAME * this.#slotMs;
    const near = nowMs + this.#nearMs;
    const games: CalendarGame[] = [];
    for (let day = startOfDay(first); day <= nowMs + FAR_MS; day += DAY_MS) {
      if (!isIn(this.#league.dates, day / DAY_MS)) continue;
      for (let slot = this.#slotFrom(day, first); slot < this.#slotsADay; slot++) {
        const startsAt = this.#exactStart(day, slot);
        if (startsAt > nowMs + FAR_MS) break;
        if (startsAt <= near || isListedEarly(this.#plan, slot)) games.push(this.#game(day, slot));
      }
    }
    this.#forgetBefore(startOfDay(first));
    return games;
  }

  between(fromMs: number, toMs: number): CalendarGame[] {
    const games: CalendarGame[] = [];
    for (let day = startOfDay(fromMs); day < toMs; day += DAY_MS) {
      if (!isIn(this.#league.dates, day / DAY_MS)) continue;
      for (let slot = this.#slotFrom(day, fromMs); slot < this.#slotsADay; slot++) {
        if (this.#exactStart(day, slot) >= toMs) break;
        games.push(this.#game(day, slot));
      }
    }
    return games;
  }

  /** The first slot of a day that begins at a moment or after it. */
  #slotFrom(day: number, ms: number): number {
    return Math.max(0, Math.ceil((ms - day - this.#phaseMs) / this.#slotMs));
  }

  #exactStart(day: number, slot: number): number {
    return day + this.#phaseMs + slot * this.#slotMs;
  }

  #game(day: number, slot: number): CalendarGame {
    return { startsAtMs: this.#startOf(day, slot), ...this.#drawn(day, slot) };
  }

  /** Kickoffs are on whole minutes, as on any fixture list, where games are long enough. */
  #startOf(day: number, slot: number): number {
    const exact = this.#exactStart(day, slot);
    if (this.#slotMs < MINUTE_MS) return exact;
    const isPlanned = this.#plan.kept > 0 && isListedEarly(this.#plan, slot);
    const stepMs = isPlanned ? PLANNED_MS : MINUTE_MS;
    return Math.floor(exact / stepMs) * stepMs;
  }

  #drawn(day: number, slot: number): DrawnGame {
    const known = this.#days.get(day);
    const games = known ?? this.#drawnOn(day);
    if (!known) this.#days.set(day, games);
    const game = games[slot];
    if (!game) throw new RangeError(`a day has ${this.#slotsADay} slots, not ${slot}`);
    return game;
  }

  #drawnOn(day: number): DrawnGame[] {
    const date = new Date(day).toISOString().slice(0, 10);
    const matchups = matchupsOfDay(this.#league, date, this.#slotsADay, this.#plan);
    const before = countedBefore(matchups);
    return matchups.map((matchup, at) => ({ matchup, gamesBefore: before[at] }));
  }

  #forgetBefore(day: number): void {
    for (const known of this.#days.keys()) {
      if (known < day) this.#days.delete(known);
    }
  }
}

/** From one game to the next: so long that as many are in play as the league has, or that nobody plays twice on a day. */
function slotMsOf({ liveGames, isOnceADay, sides }: League, paceMinutes: number): number {
  const usualMs = (paceMinutes * MINUTE_MS) / liveGames;
  if (!isOnceADay || isFast(paceMinutes)) return usualMs;
  return Math.max(usualMs, (2 * DAY_MS) / (sides.flat().length - LOOSE));
}

function startOfDay(ms: number): number {
  return Math.floor(ms / DAY_MS) * DAY_MS;
}
