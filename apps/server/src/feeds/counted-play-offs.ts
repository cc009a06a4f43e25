import type { Luck } from '@fairline/feed/season/luck.ts';
import { type PlayedSeason, playOffGames } from '@fairline/feed/season/play-offs.ts';
import { drawnWinner, type Ending } from '@fairline/feed/season/season-tally.ts';
import type { PlayOffGame } from '@fairline/feed/season/series.ts';
import type { Timetable } from '@fairline/feed/season/timetable.ts';
import type { SideKey } from '@fairline/sports/sport.ts';
import type { Logger } from '../platform/log.ts';
import { GameEndings, type GameEndingsParts } from './game-endings.ts';
import type { Feeds } from './inlet.ts';
import { ToldAnew } from './told-anew.ts';

export interface CountedPlayOffsParts extends GameEndingsParts {
  readonly timetable: Timetable;
  /** Of games that came and went while nothing ran, and of those that were called off. */
  readonly luck: Luck;
  readonly inlet: GameEndingsParts['inlet'] & Pick<Feeds, 'callOff'>;
  readonly logger: Pick<Logger, 'error'>;
}

/** Play-offs as far as they are counted. */
export interface PlayOffsSoFar {
  readonly season: PlayedSeason;
  /** Those that are certain to be played, or were. */
  readonly games: readonly PlayOffGame[];
  /** Who has won, by the ids of their games. */
  readonly winners: ReadonlyMap<string, SideKey>;
  /** Why what is bet on them may not be settled by these winners; undefined where it may. */
  readonly doubt: string | undefined;
}

/**
 * The play-offs of a league as far as they are certain: who is in follows from the table of its season, which is kept, and who plays
 * on from how games ended here. Somebody wins each of them: one that nobody was told of, or that was called off, is drawn from its
 * chances, and one that was begun is waited for until it is over. Who has won is kept, so that what was announced because of it stays
 * right. A correction changes it as long as no other game has begun because of it: those that were only announced are called off.
 */
export class CountedPlayOffs {
  readonly #parts: CountedPlayOffsParts;
  readonly #endings: GameEndings;
  /** The one before them. */
  #season: PlayedSeason | undefined;
  #winners = new Map<string, SideKey>();
  #games: readonly PlayOffGame[] = [];
  /** Games that ended a moment ago. */
  readonly #heard = new Set<string>();
  readonly #toldAnew = new ToldAnew();
  /** Games that have another winner than the one others were begun because of. */
  readonly #tooLate = new Set<string>();

  constructor(parts: CountedPlayOffsParts) {
    this.#parts = parts;
    this.#endings = new GameEndings(parts);
  }

  /** Those that are certain to be played, or were. */
  get games(): readonly PlayOffGame[] {
    return this.#games;
  }

  /** Undefined before the first look at them. */
  get soFar(): PlayOffsSoFar | undefined {
    const doubt = this.#tooLate.size > 0 ? `corrected too late: ${[...this.#tooLate].join(', ')}` : undefined;
    return this.#season && { season: this.#season, games: this.#games, winners: this.#winners, doubt };
  }

  /** The end of a game was told. Answers whether it is one of these. */
  hear(eventId: string): boolean {
    const counts = this.#games.some((game) => game.eventId === eventId && !this.#winners.has(eventId));
    if (counts) this.#heard.add(eventId);
    return counts;
  }

  /** A game was told anew. Answers whether it is one of these: somebody else may have won it, also while that is being counted. */
  hearAnew(eventId: string): boolean {
    const counts = this.#games.some((game) => game.eventId === eventId);
    if (counts) this.#toldAnew.hear(eventId);
    return counts;
  }

  /**
   * Looks who has won by now. Rejects when the database does; what is left is done by the next call.
   * @param season undefined while games before them are left
   */
  async look(season: PlayedSeason | undefined): Promise<void> {
    const isFirst = season?.start !== this.#season?.start;
    if (isFirst) {
      this.#winners = new Map();
      this.#heard.clear();
      this.#toldAnew.clear();
      this.#tooLate.clear();
      this.#games = [];
    }
    if (!season) {
      this.#season = undefined;
      return;
    }
    let isNew = true;
    while (isNew) {
      const games = this.#gamesOf(season);
      isNew = await this.#settle(games.filter((game) => this.#isDue(game, isFirst)));
    }
    await this.#toldAnew.hearFormer(() => this.#parts.inlet.retold());
    await this.#correct(season);
    this.#games = this.#gamesOf(season);
    this.#season = season;
  }

  #gamesOf(
    season: PlayedSeason,
    winners: ReadonlyMap<string, SideKey> = this.#winners,
  ): readonly PlayOffGame[] {
    const { league, timetable } = this.#parts;
    return playOffGames(league, timetable, season, ({ eventId }) => winners.get(eventId));
  }

  /** Counts games anew that were corrected, where that may still be. */
  async #correct(season: PlayedSeason): Promise<void> {
    await this.#toldAnew.each(async (eventId) => {
      const before = this.#winners.get(eventId);
      const game = before && this.#gamesOf(season).find((one) => one.eventId === eventId);
      if (!game) return true;
      const told = await this.#endings.told([game]);
      await this.#correctOne(season, eventId, sideThatWon(told.get(eventId)) ?? before);
      return true;
    });
  }

  async #correctOne(season: PlayedSeason, eventId: string, winner: SideKey): Promise<void> {
    this.#tooLate.delete(eventId);
    if (winner === this.#winners.get(eventId)) return;
    const winners = new Map(this.#winners).set(eventId, winner);
    const { before, after } = { before: this.#gamesOf(season), after: this.#gamesOf(season, winners) };
    const gone = without(before, after);
    const isBegun = ({ startsAtMs }: PlayOffGame) => startsAtMs <= this.#parts.clock.now();
    const isOver = before.every((game) => winners.has(game.eventId));
    const fresh = without(after, before);
    // One that was called off because of a correction that is taken back cannot be told again.
    const isPast = (await this.#endings.told(fresh)).size > 0 || (isOver && fresh.length > 0);
    if (isPast || gone.some(isBegun) || fresh.some(isBegun)) {
      this.#tooLate.add(eventId);
      this.#parts.logger.error(
        { eventId, winner },
        'A game of play-offs was corrected after others have begun because of it: they go on as they were announced, and what is bet on them as a whole is suspended until it is settled by hand',
      );
      return;
    }
    const { inlet, results } = this.#parts;
    for (const id of (await inlet.sources(gone.map((game) => game.eventId))).keys()) await inlet.callOff(id);
    await results.keep(new Map([[eventId, wonBy(winner)]]));
    this.#winners = winners;
  }

  /** Whether its end may be known, and was not looked for; after a restart of every game that has begun. */
  #isDue(game: PlayOffGame, isFirst: boolean): boolean {
    if (this.#winners.has(game.eventId)) return false;
    const hasBegun = game.startsAtMs < this.#parts.clock.now();
    return this.#heard.has(game.eventId) || this.#endings.isOverdue(game) || (isFirst && hasBegun);
  }

  /** Answers whether somebody has won one of them. */
  async #settle(games: readonly PlayOffGame[]): Promise<boolean> {
    if (games.length === 0) return false;
    const { league, luck, results } = this.#parts;
    const { kept, told, untold } = await this.#endings.of(games);
    const isUntold = new Set(untold.map(({ eventId }) => eventId));
    const winners = new Map<string, SideKey>();
    for (const game of games) {
      const { eventId } = game;
      const ending = kept.get(eventId) ?? told.get(eventId);
      if (ending === undefined && !isUntold.has(eventId)) continue;
      winners.set(eventId, sideThatWon(ending) ?? drawnWinner(league, game, luck));
    }
    const unkept = [...winners].filter(([eventId]) => !kept.has(eventId));
    if (unkept.length > 0) await results.keep(new Map(unkept.map(([id, winner]) => [id, wonBy(winner)])));
    for (const [eventId, winner] of winners) {
      this.#winners.set(eventId, winner);
      this.#heard.delete(eventId);
    }
    return winners.size > 0;
  }
}

function without(games: readonly PlayOffGame[], others: readonly PlayOffGame[]): readonly PlayOffGame[] {
  const ids = new Set(others.map(({ eventId }) => eventId));
  return games.filter(({ eventId }) => !ids.has(eventId));
}

/** Undefined where nobody has won. */
function sideThatWon(ending: Ending | undefined): SideKey | undefined {
  return ending?.winner === 'home' || ending?.winner === 'away' ? ending.winner : undefined;
}

function wonBy(winner: SideKey): Ending {
  return { winner, isOvertime: false };
}
