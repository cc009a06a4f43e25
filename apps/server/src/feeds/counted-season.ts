import { isDeepStrictEqual } from 'node:util';
import type { Fixture, Records } from '@fairline/feed/message.ts';
import { isIn } from '@fairline/feed/season/dates.ts';
import type { Ranking } from '@fairline/feed/season/league.ts';
import type { Luck } from '@fairline/feed/season/luck.ts';
import type { PlayedSeason } from '@fairline/feed/season/play-offs.ts';
import type { SeasonGame } from '@fairline/feed/season/regular-season.ts';
import { drawnEnding, type Ending, SeasonTally } from '@fairline/feed/season/season-tally.ts';
import { roundOn, type Timetable } from '@fairline/feed/season/timetable.ts';
import { othersTurn } from '../platform/others-turn.ts';
import { CountedPoll } from './counted-poll.ts';
import { CountedTable } from './counted-table.ts';
import { GameEndings, type GameEndingsParts } from './game-endings.ts';
import { SeasonCount } from './season-count.ts';
import { SeasonDays } from './season-days.ts';
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

/** Games drawn before others have their turn. */
const DRAWN_AT_ONCE = 25;

/**
 * What the sides of a league have won and lost in its season: of a planned game that was played here how it ended, of one that
 * came and went while nothing ran an ending drawn from its chances. Nothing is counted before it is over.
 */
export class CountedSeason {
  readonly #parts: CountedSeasonParts;
  readonly #endings: GameEndings;
  readonly #days: SeasonDays;
  readonly #poll: CountedPoll;
  readonly #table: CountedTable;
  #count: SeasonCount | undefined;
  /** Games that ended a moment ago. */
  readonly #heard = new Set<string>();
  readonly #toldAnew = new ToldAnew();
  #isCounted = false;

  constructor(parts: CountedSeasonParts) {
    this.#parts = parts;
    this.#endings = new GameEndings(parts);
    this.#days = new SeasonDays(parts.league, parts.timetable);
    this.#poll = new CountedPoll(parts.league);
    this.#table = new CountedTable(parts);
  }

  /**
   * Counts what is over by now. Rejects when the database does; what is left is counted, and told, by the next call. The next comes
   * when this one is done.
   */
  async look(): Promise<void> {
    const now = this.#parts.clock.now();
    const count = this.#countOf(this.#today());
    if (!count) return;
    await count.advance(this.#today());
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
    await this.#table.look(count);
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
    const counts = this.#count?.knows(eventId) ?? false;
    if (counts) this.#toldAnew.hear(eventId);
    return counts;
  }

  /** Before a game, as far as they are counted; undefined before the first look at the season of the game. */
  records({ home, away, startsAt }: Fixture): Records | undefined {
    const start = this.#days.startOf(this.#days.dayOf(Date.parse(startsAt)));
    const isToCome = start !== undefined && start > this.#today();
    const count = this.#isCounted && this.#count?.start === start ? this.#count : undefined;
    const tally = isToCome ? new SeasonTally(this.#parts.form) : count?.tally;
    return tally && { home: tally.of(home.id), away: tally.of(away.id) };
  }

  /** The season of these days with its table, see CountedTable; undefined before that is made, and where there are none. */
  played(): PlayedSeason | undefined {
    const count = this.#countOn;
    return count && this.#table.of(count.start);
  }

  /** The poll of these days, by what was counted of the games before it; undefined where nothing is, or nobody is ranked. */
  ranking(): Ranking | undefined {
    const count = this.#countOn;
    const isOfToday = count !== undefined && count.start === this.#days.startOf(this.#today());
    return isOfToday ? this.#poll.ranking(count, this.#parts.clock.now()) : undefined;
  }

  /** What is counted while its league plays. */
  get #countOn(): SeasonCount | undefined {
    return this.isOn && this.#isCounted ? this.#count : undefined;
  }

  #today(): number {
    return this.#days.dayOf(this.#parts.clock.now());
  }

  /** The season of a day: another one begins at none. */
  #countOf(today: number): SeasonCount | undefined {
    const start = this.#days.startOf(today);
    if (start === undefined || this.#count?.start === start) return this.#count;
    this.#heard.clear();
    this.#toldAnew.clear();
    this.#isCounted = false;
    this.#count = new SeasonCount(this.#parts, start);
    return this.#count;
  }

  /** Counts those of the games whose end is known, or that nobody told. */
  async #settle(count: SeasonCount, games: readonly SeasonGame[]): Promise<void> {
    const { kept, told, untold } = await this.#endings.of(games);
    const drawn = await this.#drawn(untold);
    for (const game of games) {
      const { eventId } = game;
      const ending = kept.get(eventId) ?? told.get(eventId) ?? drawn.get(eventId);
      if (!ending) continue;
      count.add({ game, ending, isTold: !drawn.has(eventId) });
      // Before the next is counted, which may be of the same sides.
      if (told.has(eventId)) count.tellOf(game, ending);
      this.#heard.delete(eventId);
    }
  }

  /** Counts games anew that were corrected, and with them the records that their sides had after each later game. */
  async #correct(count: SeasonCount): Promise<void> {
    await this.#toldAnew.each(async (eventId) => {
      const counted = count.counted(eventId);
      const told = counted && (await this.#endings.told([counted.game]));
      const ending = told?.get(eventId);
      if (!counted || ending === undefined || isDeepStrictEqual(ending, counted.ending)) return true;
      count.correct(counted, ending);
      this.#poll.forget();
      return true;
    });
  }

  /** What is not kept is heard again after a restart, so it is told before. */
  async #tell(count: SeasonCount): Promise<void> {
    for (const [eventId, { ending, records }] of count.untold) {
      await this.#parts.tellRecords(eventId, records);
      await this.#parts.results.keep(new Map([[eventId, ending]]));
      count.told(eventId);
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
