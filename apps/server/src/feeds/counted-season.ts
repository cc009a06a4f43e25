import { isDeepStrictEqual } from 'node:util';
import type { Fixture, Records } from '@fairline/feed/message.ts';
import { isIn, seasonStart } from '@fairline/feed/season/dates.ts';
import type { LeagueSide, Ranking } from '@fairline/feed/season/league.ts';
import type { Luck } from '@fairline/feed/season/luck.ts';
import type { PlayedSeason } from '@fairline/feed/season/play-offs.ts';
import { pollHeldMs } from '@fairline/feed/season/poll.ts';
import { regularSeason, type SeasonGame } from '@fairline/feed/season/regular-season.ts';
import { seasonTable } from '@fairline/feed/season/season-table.ts';
import { drawnEnding, type Ending, SeasonTally } from '@fairline/feed/season/season-tally.ts';
import { playOffsAfter, roundOn, type Timetable } from '@fairline/feed/season/timetable.ts';
import { localDay, tuesdayOf } from '@fairline/feed/season/zones.ts';
import { othersTurn } from '../platform/others-turn.ts';
import { GameEndings, type GameEndingsParts } from './game-endings.ts';
import type { SeasonTables } from './season-tables-store.ts';
import { ToldAnew } from './told-anew.ts';

export interface CountedSeasonParts extends GameEndingsParts {
  readonly timetable: Timetable;
  readonly tables: Pick<SeasonTables, 'of' | 'keep'>;
  /** Of games that came and went while nothing ran. */
  readonly luck: Luck;
  /** Of a game that was played here: the records of its sides with it, told once it is counted. */
  readonly tellRecords: (eventId: string, records: Records) => Promise<void>;
}

/** As many as are listed, and more. */
const FEW_DAYS = 30;
/** Games drawn before others have their turn. */
const DRAWN_AT_ONCE = 25;

/** A game as it is counted. */
interface CountedGame {
  readonly game: SeasonGame;
  readonly ending: Ending;
  /** Not drawn: it was played here, and its event shows the records after it. */
  readonly isTold: boolean;
}

/** A season as far as it is counted. */
interface Count {
  /** Its first day. */
  readonly start: number;
  tally: SeasonTally;
  /** What the tally was made of, by the ids of games. */
  readonly games: Map<string, CountedGame>;
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
  readonly #endings: GameEndings;
  #count: Count | undefined;
  readonly #starts = new Map<number, number | undefined>();
  /** Games that ended a moment ago. */
  readonly #heard = new Set<string>();
  readonly #toldAnew = new ToldAnew();
  #isCounted = false;
  #poll: CountedPoll | undefined;
  #played: PlayedSeason | undefined;

  constructor(parts: CountedSeasonParts) {
    this.#parts = parts;
    this.#endings = new GameEndings(parts);
  }

  /**
   * Counts what is over by now. Rejects when the database does; what is left is counted, and told, by the next call. The next comes
   * when this one is done.
   */
  async look(): Promise<void> {
    const now = this.#parts.clock.now();
    const count = this.#countOf(this.#today());
    if (!count) return;
    await this.#advance(count, this.#today());
    // After a restart those too that ended a moment ago.
    const isEnded = (game: SeasonGame) =>
      this.#endings.isOverdue(game) ||
      this.#heard.has(game.eventId) ||
      (!this.#isCounted && game.startsAtMs < now);
    const ended = [...count.waiting.values()].filter(isEnded);
    if (ended.length > 0) await this.#settle(count, ended);
    await this.#toldAnew.hearFormer(() => this.#parts.inlet.retold());
    await this.#correct(count);
    await this.#tell(count);
    this.#isCounted = true;
    if (this.#played?.start !== count.start) this.#played = await this.#playedOf(count);
  }

  /** Whether its league plays these days. */
  get isOn(): boolean {
    return isIn(this.#parts.league.dates, this.#today());
  }

  /** Whether the play-offs of its league are under way, or begin tomorrow. */
  get isNearPlayOffs(): boolean {
    const { timetable } = this.#parts;
    return [0, 1].some((days) => roundOn(timetable, this.#today() + days) !== undefined);
  }

  /** The end of a game was told. Answers whether it is one that counts. */
  hear(eventId: string): boolean {
    const counts = this.#count?.waiting.has(eventId) ?? false;
    if (counts) this.#heard.add(eventId);
    return counts;
  }

  /** A game was told anew. Answers whether it is one that counts: it may have ended otherwise, also while that is being counted. */
  hearAnew(eventId: string): boolean {
    const count = this.#count;
    const counts = count !== undefined && (count.games.has(eventId) || count.waiting.has(eventId));
    if (counts) this.#toldAnew.hear(eventId);
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

  /**
   * The season of these days with its table, once every game before its play-offs is counted, and as it was then, whatever a later
   * version counts; undefined before, and where there are none.
   */
  played(): PlayedSeason | undefined {
    const start = this.isOn && this.#isCounted ? this.#count?.start : undefined;
    return start !== undefined && this.#played?.start === start ? this.#played : undefined;
  }

  async #playedOf({ start, nextDay, waiting, tally }: Count): Promise<PlayedSeason | undefined> {
    const { league, luck, timetable, tables } = this.#parts;
    const [first] = playOffsAfter(timetable, start);
    if (!first || nextDay < first.first) return undefined;
    const key = { competition: league.competition.slug, start };
    const kept = await tables.of(key);
    if (kept) return { start, table: inOrder(league.sides.flat(), kept) };
    if (waiting.size > 0) return undefined;
    const lots = luck(`${key.competition} table ${start}`, 0);
    const table = seasonTable(league, tally, lots);
    const ids = table.map(({ id }) => id);
    await tables.keep(key, ids);
    return { start, table };
  }

  /** The poll of these days, by what was counted of the games before it; undefined where nothing is, or nobody is ranked. */
  ranking(): Ranking | undefined {
    const { league, clock, form } = this.#parts;
    const count = this.isOn && this.#isCounted ? this.#count : undefined;
    if (!league.ranks || !count || count.start !== this.#startOf(this.#today())) return undefined;
    const heldMs = pollHeldMs(clock.now());
    const known = this.#poll;
    const endings = count.games.size;
    const isSame = known?.count === count && known.heldMs === heldMs && known.endings === endings;
    if (isSame) return known.ranking;
    const tally = new SeasonTally(form);
    for (const { game, ending } of count.games.values())
      if (game.startsAtMs < heldMs) tally.add(game, ending);
    const ranking = league.ranks(heldMs, (sideId) => tally.of(sideId));
    this.#poll = { count, heldMs, endings, ranking };
    return ranking;
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
    this.#toldAnew.clear();
    this.#isCounted = false;
    this.#count = {
      start,
      tally: new SeasonTally(form),
      games: new Map(),
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
    const { kept, told, untold } = await this.#endings.of(games);
    const drawn = await this.#drawn(untold);
    for (const game of games) {
      const { eventId } = game;
      const ending = kept.get(eventId) ?? told.get(eventId) ?? drawn.get(eventId);
      if (!ending) continue;
      count.tally.add(game, ending);
      count.games.set(eventId, { game, ending, isTold: !drawn.has(eventId) });
      count.waiting.delete(eventId);
      this.#heard.delete(eventId);
    }
    for (const { eventId, matchup } of games) {
      const ending = told.get(eventId);
      const records = { home: count.tally.of(matchup.home.id), away: count.tally.of(matchup.away.id) };
      if (ending) count.untold.set(eventId, { ending, records });
    }
  }

  /** Counts games anew that were corrected, and with them the records that their sides had after each later game. */
  async #correct(count: Count): Promise<void> {
    await this.#toldAnew.each(async (eventId) => {
      const counted = count.games.get(eventId);
      const told = counted && (await this.#endings.told([counted.game]));
      const ending = told?.get(eventId);
      if (!counted || ending === undefined || isDeepStrictEqual(ending, counted.ending)) return true;
      count.games.set(eventId, { ...counted, ending, isTold: true });
      count.tally = tallyOf(this.#parts.form, count.games.values());
      this.#poll = undefined;
      this.#tellAgain(count, counted.game);
      return true;
    });
  }

  /** The game itself last: until that is kept it is corrected again after a restart. */
  #tellAgain({ games, untold }: Count, corrected: SeasonGame): void {
    const sides = sidesOf(corrected);
    const theirs = [...games.values()].filter(({ game }) => sidesOf(game).some((id) => sides.includes(id)));
    const isLater = ({ game, isTold }: CountedGame) => isTold && game.startsAtMs > corrected.startsAtMs;
    const again = [...theirs.filter(isLater), ...theirs.filter(({ game }) => game === corrected)];
    for (const { game, ending } of again) {
      const { eventId, startsAtMs, matchup } = game;
      const before = [...games.values()].filter((one) => one.game.startsAtMs <= startsAtMs);
      const tally = tallyOf(this.#parts.form, before);
      const records = { home: tally.of(matchup.home.id), away: tally.of(matchup.away.id) };
      // One that waits to be told keeps its place in the map.
      untold.delete(eventId);
      untold.set(eventId, { ending, records });
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

  async #drawn(games: readonly SeasonGame[]): Promise<ReadonlyMap<string, Ending>> {
    const { league, luck } = this.#parts;
    const drawn = new Map<string, Ending>();
    for (const [at, game] of games.entries()) {
      if (at % DRAWN_AT_ONCE === DRAWN_AT_ONCE - 1) await othersTurn();
      drawn.set(game.eventId, drawnEnding(league, game, luck));
    }
    return drawn;
  }
}

function sidesOf({ matchup }: SeasonGame): readonly string[] {
  return [matchup.home.id, matchup.away.id];
}

function tallyOf(form: CountedSeasonParts['form'], games: Iterable<CountedGame>): SeasonTally {
  const tally = new SeasonTally(form);
  for (const { game, ending } of games) tally.add(game, ending);
  return tally;
}

/** Sides in the order of their ids; those that are not among these come last. */
function inOrder(sides: readonly LeagueSide[], ids: readonly string[]): readonly LeagueSide[] {
  const placeOf = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: LeagueSide) => placeOf.get(id) ?? ids.length;
  return sides.toSorted((one, other) => place(one) - place(other));
}
