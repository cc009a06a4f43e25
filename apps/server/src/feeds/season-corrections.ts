import type { FeedMessage, Fixture } from '@fairline/feed/message.ts';
import type { League } from '@fairline/feed/season/league.ts';
import type { Luck } from '@fairline/feed/season/luck.ts';
import type { SeasonPlay } from '@fairline/sports/futures/play.ts';
import { ImpossiblePlay } from '@fairline/sports/sport.ts';
import type { Logger } from '../platform/log.ts';
import { resultOf } from './game-results.ts';
import type { FeedInlet } from './inlet.ts';
import { overSeasonOf, seasonsOf } from './season-of-game.ts';
import { ToldAnew } from './told-anew.ts';
import { isEnd } from './told-games.ts';
import type { ToldSeason } from './told-season.ts';

export interface SeasonCorrectionsParts {
  readonly leagues: readonly League[];
  readonly paceMinutes: number;
  readonly luck: Luck;
  /** Those that are under way, by their ids. */
  readonly seasons: ReadonlyMap<string, ToldSeason>;
  readonly logger: Pick<Logger, 'error'>;
  /** Whether play-offs follow what is counted of them, which they then do. */
  readonly follows: (season: ToldSeason) => Promise<boolean>;
  /** Answers whether it was written. */
  readonly tellAnew: (season: ToldSeason, plays: readonly SeasonPlay[]) => Promise<boolean>;
  /** Answers whether it is. */
  readonly suspend: (season: ToldSeason, reason: string) => Promise<boolean>;
}

/**
 * Games that a season has counted, and that ended otherwise after all. The season is told anew, too: nothing of it is sold before its
 * new prices, and what it has decided is settled again, also once it is over.
 */
export class SeasonCorrections {
  readonly #parts: SeasonCorrectionsParts;
  readonly #toldAnew = new ToldAnew();

  constructor(parts: SeasonCorrectionsParts) {
    this.#parts = parts;
  }

  /** Whether a message may correct a game: it is told anew, or ends though no season awaits its end, as after it was told without one. */
  hears(message: FeedMessage): boolean {
    const { eventId } = message;
    const isLeft = () => [...this.#parts.seasons.values()].some((one) => one.game(eventId) !== undefined);
    const isHeard = message.kind === 'snapshot' || (isEnd(message) && !isLeft());
    if (isHeard) this.#toldAnew.hear(eventId);
    return isHeard;
  }

  /** Whether a season, or play-offs, still stand as they were before a game of theirs was told anew. */
  isDueOf(season: ToldSeason): boolean {
    return this.#toldAnew.isDue((eventId) => season.knows(eventId));
  }

  /** What cannot be told now is told by the next call; one that fails keeps no other from being told. Rejects when the database does. */
  async tell(inlet: FeedInlet): Promise<void> {
    await this.#toldAnew.hearFormer(() => inlet.retold());
    await this.#toldAnew.each((eventId) => this.#correct(eventId, inlet));
  }

  /** Answers whether nothing is left to be told. */
  async #correct(eventId: string, inlet: FeedInlet): Promise<boolean> {
    const log = (await inlet.histories([eventId])).get(eventId) ?? [];
    const [first] = log;
    if (!first || !('fixture' in first)) return true;
    const season = await this.#seasonOf(first.fixture, inlet);
    if (!season?.knows(eventId) || season.game(eventId) !== undefined) return true;
    if (season.isPlayOffs && (await this.#parts.follows(season))) return true;
    const result = resultOf(log);
    if (result === undefined || season.isSuspended) return true;
    try {
      const plays = season.corrected(eventId, result);
      return plays === undefined || (await this.#parts.tellAnew(season, plays));
    } catch (error) {
      if (!(error instanceof ImpossiblePlay)) throw error;
      const about = { err: error, eventId, season: season.eventId };
      this.#parts.logger.error(about, 'A correction changes who would have played on: settle it by hand');
      return this.#parts.suspend(season, error.message);
    }
  }

  async #seasonOf(game: Fixture, inlet: FeedInlet): Promise<ToldSeason | undefined> {
    const underWay = [...this.#parts.seasons.values()].find((one) => one.knows(game.eventId));
    if (underWay) return underWay;
    try {
      return await this.#pastSeason(game, inlet);
    } catch (error) {
      if (!(error instanceof ImpossiblePlay)) throw error;
      const words = 'A correction of a season that this version cannot follow: settle it by hand';
      this.#parts.logger.error({ err: error, eventId: game.eventId }, words);
      return undefined;
    }
  }

  /** The season that a game of its league was in, or the play-offs, where those are over. */
  async #pastSeason(game: Fixture, inlet: FeedInlet): Promise<ToldSeason | undefined> {
    const { leagues, paceMinutes, luck, seasons } = this.#parts;
    const league = leagues.find(({ competition }) => competition.slug === game.competition);
    if (!league) return undefined;
    const ids = seasonsOf(league, Date.parse(game.startsAt), paceMinutes);
    return overSeasonOf(
      inlet,
      game.eventId,
      ids.filter((id) => !seasons.has(id)),
      luck,
    );
  }
}
