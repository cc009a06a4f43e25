import type { Fixture } from '../message.ts';
import { type DayPlan, dayPlan, isListedEarly } from './day-plan.ts';
import { type League, leagueEventId, type Matchup, sideOf } from './league.ts';
import { matchupsOfDay } from './matchups.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A game is surely over after this many times its usual length. */
const LONGEST_GAME = 1.6;
const FAR_MS = 60 * HOUR_MS;
/** Games that people plan an evening around start at :00, :05, :10 and so on. */
const PLANNED_MS = 5 * MINUTE_MS;

/**
 * A league's season, on a schedule that follows from the time of day alone: at any moment so many games are in play, others
 * start within the hour, and some are listed for two nights. The same time lists the same games after any restart, as
 * long as the pace is the same.
 */
export class Season {
  readonly #league: League;
  readonly #slotMs: number;
  readonly #nearMs: number;
  readonly #slotsADay: number;
  readonly #plan: DayPlan;
  readonly #days = new Map<number, readonly Matchup[]>();

  /** @param paceMinutes real minutes a game takes */
  constructor(league: League, paceMinutes: number) {
    if (!(paceMinutes >= 0.1 && paceMinutes <= 1440)) {
      throw new RangeError(`a simulated game takes 0.1 to 1440 minutes, not ${paceMinutes}`);
    }
    this.#league = league;
    this.#slotMs = (paceMinutes * MINUTE_MS) / league.liveGames;
    this.#slotsADay = Math.floor(DAY_MS / this.#slotMs);
    const farEvery = Math.max(1, Math.round((league.listedEveryHours * HOUR_MS) / this.#slotMs));
    this.#plan = dayPlan(league, this.#slotsADay, farEvery, paceMinutes);
    this.#nearMs = this.#plan.nearGames * paceMinutes * MINUTE_MS;
  }

  /** The games on the list at a moment, in the order they start: those that may be in play, and those to come. */
  fixtures(nowMs: number): Fixture[] {
    const first = nowMs - this.#league.liveGames * LONGEST_GAME * this.#slotMs;
    const near = nowMs + this.#nearMs;
    const fixtures: Fixture[] = [];
    for (let day = startOfDay(first); day <= nowMs + FAR_MS; day += DAY_MS) {
      if (!this.#league.months.includes(new Date(day).getUTCMonth() + 1)) continue;
      const from = Math.max(0, Math.ceil((first - day) / this.#slotMs));
      for (let slot = from; slot < this.#slotsADay; slot++) {
        const startsAt = day + slot * this.#slotMs;
        if (startsAt > nowMs + FAR_MS) break;
        if (startsAt <= near || isListedEarly(this.#plan, slot)) fixtures.push(this.#fixture(day, slot));
      }
    }
    this.#forgetBefore(startOfDay(first));
    return fixtures;
  }

  /** Every game that starts from one moment on and before another, in the order they start. */
  between(fromMs: number, toMs: number): Fixture[] {
    const fixtures: Fixture[] = [];
    for (let day = startOfDay(fromMs); day < toMs; day += DAY_MS) {
      if (!this.#league.months.includes(new Date(day).getUTCMonth() + 1)) continue;
      const first = Math.max(0, Math.ceil((fromMs - day) / this.#slotMs));
      for (let slot = first; slot < this.#slotsADay && day + slot * this.#slotMs < toMs; slot++) {
        fixtures.push(this.#fixture(day, slot));
      }
    }
    return fixtures;
  }

  #fixture(day: number, slot: number): Fixture {
    const drawn = this.#matchup(day, slot);
    const { field } = this.#league;
    const matchup = field ? { home: drawn.home, away: field.side } : drawn;
    const startsAt = this.#startOf(day, slot);
    const { sport, organization, competition } = this.#league;
    const eventId = leagueEventId(competition.slug, startsAt, matchup.away, matchup.home);
    return {
      sport: sport.slug,
      organization: organization.slug,
      competition: competition.slug,
      eventId,
      home: sideOf(matchup.home),
      away: sideOf(matchup.away),
      ...(field && { field: field.of(matchup.home, startsAt) }),
      startsAt: new Date(startsAt).toISOString(),
      lines: this.#league.lines(matchup, startsAt, eventId),
      ...this.#ranks(matchup, startsAt),
    };
  }

  /** Kickoffs are on whole minutes, as on any fixture list, where games are long enough. */
  #startOf(day: number, slot: number): number {
    const exact = day + slot * this.#slotMs;
    if (this.#slotMs < MINUTE_MS) return exact;
    const isPlanned = this.#plan.kept > 0 && isListedEarly(this.#plan, slot);
    const stepMs = isPlanned ? PLANNED_MS : MINUTE_MS;
    return Math.floor(exact / stepMs) * stepMs;
  }

  #ranks({ home, away }: Matchup, startsAt: number): Pick<Fixture, 'ranks'> {
    const ranks = this.#league.ranks?.(startsAt);
    if (!ranks) return {};
    const [ofHome, ofAway] = [ranks.get(home.id), ranks.get(away.id)];
    return { ranks: { ...(ofHome && { home: ofHome }), ...(ofAway && { away: ofAway }) } };
  }

  #matchup(day: number, slot: number): Matchup {
    const known = this.#days.get(day);
    const date = new Date(day).toISOString().slice(0, 10);
    const matchups = known ?? matchupsOfDay(this.#league, date, this.#slotsADay, this.#plan);
    if (!known) this.#days.set(day, matchups);
    const matchup = matchups[slot];
    if (!matchup) throw new RangeError(`a day has ${this.#slotsADay} slots, not ${slot}`);
    return matchup;
  }

  #forgetBefore(day: number): void {
    for (const known of this.#days.keys()) {
      if (known < day) this.#days.delete(known);
    }
  }
}

function startOfDay(ms: number): number {
  return Math.floor(ms / DAY_MS) * DAY_MS;
}
