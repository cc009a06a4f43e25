import type { FeedMessage, Fixture, Records } from '@fairline/feed/message.ts';
import { longestGameMs } from '@fairline/feed/season/calendar.ts';
import { isIn, seasonStart } from '@fairline/feed/season/dates.ts';
import type { League, Ranking } from '@fairline/feed/season/league.ts';
import type { Luck } from '@fairline/feed/season/luck.ts';
import { pollHeldMs } from '@fairline/feed/season/poll.ts';
import { regularSeason, type SeasonGame } from '@fairline/feed/season/regular-season.ts';
import { drawnEnding, type Ending, SeasonTally } from '@fairline/feed/season/season-tally.ts';
import type { Timetable } from '@fairline/feed/season/timetable.ts';
import { localDay, tuesdayOf } from '@fairline/feed/season/zones.ts';
import type { Clock } from '../platform/clock.ts';
import { othersTurn } from '../platform/others-turn.ts';
import type { FeedInlet } from './inlet.ts';
import type { SeasonResults } from './season-results-store.ts';
import { toldEnd } from './told-end.ts';

export interface CountedSeasonParts {
  readonly league: League;
  readonly timetable: Timetable;
  readonly form: NonNullable<League['record']>;
  readonly paceMinutes: number;
  /** Of games that came and went while nothing ran. */
  readonly luck: Luck;
  readonly results: Pick<SeasonResults, 'of' | 'keep'>;
  readonly inlet: Pick<FeedInlet, 'histories'>;
  readonly clock: Clock;
  /** Of a game that was played here: the records of its sides with it, told once it is counted. */
  readonly tellRecords: (eventId: string, records: Records) => Promise<void>;
}

const DAY_MS = 86_400_000;
/** Messages of a game are kept for three days after its end. */
const LOGGED_MS = 4 * DAY_MS;
/** As many as are listed, and more. */
const FEW_DAYS = 30;
/** Logs that are read together; and games drawn before others have their turn. */
const [LOGS_AT_ONCE, DRAWN_AT_ONCE] = [4, 25];

/** A season as far as it is counted. */
interface Count {
  /** Its first day. */
  readonly start: number;
  readonly tally: SeasonTally;
  /** What the tally was made of. */
  readonly endings: (readonly [SeasonGame, Ending])[];
  readonly weeks: Iterator<readonly SeasonGame[]>;
  /** Planned games of weeks that have begun, and are not counted. */
  readonly waiting: Map<string, SeasonGame>;
  /** Games that were played here and are counted, and that is neither told nor kept yet. */
  readonly untold: Map<string, { readonly ending: Ending; readonly records: Records }>;
  /** The first day of the next week. */
  nextDay: number;
}

/** A poll, and what it was made of. */
interface CountedPoll {
  readonly count: Count;
  readonly heldMs: number;
  readonly endings: number;
  readonly ranking: Ranking;
}

/**
 * What the sides of a league have won and lost in its season: of a planned game that was played here how it ended, of one that
 * came and went while nothing ran an ending drawn from its chances. Nothing is counted before it is over.
 */
export class CountedSeason {
  readonly #parts: CountedSeasonParts;
  #count: Count | undefined;
  readonly #starts = new Map<number, number | undefined>();
  /** Games that ended a moment ago. */
  readonly #heard = new Set<string>();
  #isCounted = false;
  #poll: CountedPoll | undefined;

  constructor(parts: CountedSeasonParts) {
    this.#parts = parts;
  }

  /**
   * Counts what is over by now. Rejects when the database does; what is left is counted, and told, by the next call. The next comes when this
   * one is done.
   */
  async look(): Promise<void> {
    const now = this.#parts.clock.now();
    const count = this.#countOf(this.#today());
    if (!count) return;
    await this.#advance(count, this.#today());
    // After a restart those too that ended a moment ago.
    const isEnded = (game: SeasonGame) =>
      this.#isOverdue(game) || this.#heard.has(game.eventId) || (!this.#isCounted && game.startsAtMs < now);
    const ended = [...count.waiting.values()].filter(isEnded);
    if (ended.length > 0) await this.#settle(count, ended);
    await this.#tell(count);
    this.#isCounted = true;
  }

  /** Whether its league plays these days. */
  get isOn(): boolean {
    return isIn(this.#parts.league.dates, this.#today());
  }

  /** The end of a game was told. Answers whether it is one that counts. */
  hear(eventId: string): boolean {
    const counts = this.#count?.waiting.has(eventId) ?? false;
    if (counts) this.#heard.add(eventId);
    return counts;
  }

  /** Before a game, as far as they are counted; undefined before the first look at the season of the game. */
  records({ home, away, startsAt }: Fixture): Records | undefined {
    const start = this.#startOf(this.#dayOf(Date.parse(startsAt)));
    const isToCome = start !== undefined && start > this.#today();
    const count = this.#isCounted && this.#count?.start === start ? this.#count : undefined;
    const tally = isToCome ? new SeasonTally(this.#parts.form) : count?.tally;
    return tally && { home: tally.of(home.id), away: tally.of(away.id) };
  }

  /** The poll of these days, by what was counted of the games before it; undefined where nothing is, or nobody is ranked. */
  ranking(): Ranking | undefined {
    const { league, clock, form } = this.#parts;
    const count = this.isOn && this.#isCounted ? this.#count : undefined;
    if (!league.ranks || !count || count.start !== this.#startOf(this.#today())) return undefined;
    const heldMs = pollHeldMs(clock.now());
    const known = this.#poll;
    const endings = count.endings.length;
    const isSame = known?.count === count && known.heldMs === heldMs && known.endings === endings;
    if (isSame) return known.ranking;
    const tally = new SeasonTally(form);
    for (const [game, ending] of count.endings) if (game.startsAtMs < heldMs) tally.add(game, ending);
    const ranking = league.ranks(heldMs, (sideId) => tally.of(sideId));
    this.#poll = { count, heldMs, endings, ranking };
    return ranking;
  }

  /** So long after its start it is surely over. */
  #isOverdue({ startsAtMs }: SeasonGame): boolean {
    const { league, paceMinutes, clock } = this.#parts;
    return startsAtMs + longestGameMs(league, paceMinutes) < clock.now();
  }

  #today(): number {
    return this.#dayOf(this.#parts.clock.now());
  }

  /** The first day of the season of a day: asked of every listed game, again and again. */
  #startOf(day: number): number | undefined {
    if (this.#starts.size > FEW_DAYS) this.#starts.clear();
    const start = this.#starts.has(day) ? this.#starts.get(day) : seasonStart(this.#parts.league.dates, day);
    this.#starts.set(day, start);
    return start;
  }

  #dayOf(ms: number): number {
    return localDay(this.#parts.timetable.zone, ms);
  }

  /** The season of a day: another one begins at none. */
  #countOf(today: number): Count | undefined {
    const { league, timetable, form } = this.#parts;
    const start = this.#startOf(today);
    if (start === undefined || this.#count?.start === start) return this.#count;
    this.#heard.clear();
    this.#isCounted = false;
    this.#count = {
      start,
      tally: new SeasonTally(form),
      endings: [],
      weeks: regularSeason(league, timetable, start),
      waiting: new Map(),
      untold: new Map(),
      nextDay: tuesdayOf(start),
    };
    return this.#count;
  }

  /** Waits for the games of every week that has begun; weeks are planned one at a time, for others have their turn between them. */
  async #advance(count: Count, today: number): Promise<void> {
    while (count.nextDay <= today) {
      const { value: week } = count.weeks.next();
      for (const game of week ?? []) count.waiting.set(game.eventId, game);
      count.nextDay += 7;
      await othersTurn();
    }
  }

  /** Counts those of the games whose end is known, or that nobody told. */
  async #settle(count: Count, games: readonly SeasonGame[]): Promise<void> {
    const { results } = this.#parts;
    const known = await results.of(games.map(({ eventId }) => eventId));
    const told = await this.#toldHere(games.filter(({ eventId }) => !known.has(eventId)));
    const heard = new Map([...told].flatMap(([id, ending]) => (ending ? [[id, ending] as const] : [])));
    for (const [at, game] of games.entries()) {
      const { eventId } = game;
      if (at % DRAWN_AT_ONCE === DRAWN_AT_ONCE - 1) await othersTurn();
      const ending = known.get(eventId) ?? heard.get(eventId) ?? this.#drawn(game, told.has(eventId));
      if (!ending) continue;
      count.tally.add(game, ending);
      count.endings.push([game, ending]);
      count.waiting.delete(eventId);
      this.#heard.delete(eventId);
    }
    for (const { eventId, matchup } of games) {
      const ending = heard.get(eventId);
      const records = { home: count.tally.of(matchup.home.id), away: count.tally.of(matchup.away.id) };
      if (ending) count.untold.set(eventId, { ending, records });
    }
  }

  /** What is not kept is heard again after a restart, so it is told before. */
  async #tell({ untold }: Count): Promise<void> {
    for (const [eventId, { ending, records }] of untold) {
      await this.#parts.tellRecords(eventId, records);
      await this.#parts.results.keep(new Map([[eventId, ending]]));
      untold.delete(eventId);
    }
  }

  #drawn(game: SeasonGame, isBeingTold: boolean): Ending | undefined {
    const { league, luck } = this.#parts;
    return isBeingTold || !this.#isOverdue(game) ? undefined : drawnEnding(league, game, luck);
  }

  /** How games ended by what was told of them, undefined while they are told; those nobody told of are missing. */
  async #toldHere(games: readonly SeasonGame[]): Promise<Map<string, Ending | undefined>> {
    const { inlet, clock, form } = this.#parts;
    const since = clock.now() - LOGGED_MS;
    const late = games.filter(({ startsAtMs }) => startsAtMs > since);
    const endings = new Map<string, Ending | undefined>();
    for (let first = 0; first < late.length; first += LOGS_AT_ONCE) {
      const ids = late.slice(first, first + LOGS_AT_ONCE).map(({ eventId }) => eventId);
      for (const [id, told] of await inlet.histories(ids)) endings.set(id, endingOf(told, form));
    }
    return endings;
  }
}

/** How a game ended, from what was told of it; undefined before. */
function endingOf(told: readonly FeedMessage[], form: CountedSeasonParts['form']): Ending | undefined {
  const end = toldEnd(told);
  if (end === undefined) return undefined;
  if (end === 'off' || end.winner === undefined) return { winner: 'nobody', isOvertime: false };
  return { winner: end.winner, isOvertime: form === 'W-L-OTL' && end.isOvertime };
}
