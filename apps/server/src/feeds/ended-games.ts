import { longestGameMs } from '@fairline/feed/season/calendar.ts';
import type { Clock } from '../platform/clock.ts';
import { endingsOf } from './game-results.ts';
import type { FeedInlet } from './inlet.ts';
import { leagueOf } from './season-of-game.ts';
import type { GameLeft, ToldResult, ToldSeason } from './told-season.ts';

export interface EndedGamesParts {
  /** Real minutes a game takes. */
  readonly paceMinutes: number;
  readonly clock: Clock;
}

/** Games of a season that are over, and how they ended. */
export class EndedGames {
  readonly #parts: EndedGamesParts;

  constructor(parts: EndedGamesParts) {
    this.#parts = parts;
  }

  /** Those that are surely over. */
  overdueOf(season: ToldSeason): readonly GameLeft[] {
    return season.leftBefore(this.#parts.clock.now() - this.#longestGameMs(season));
  }

  /** How games ended of which nothing was heard. */
  endingsOf(
    inlet: Pick<FeedInlet, 'histories'>,
    season: ToldSeason,
    games: readonly GameLeft[],
  ): Promise<ReadonlyMap<GameLeft, ToldResult>> {
    const tooLateMs = this.#parts.clock.now() - 2 * this.#longestGameMs(season);
    return endingsOf(inlet, season, games, tooLateMs);
  }

  /** A season that was begun is told to its end, whether or not its league is still simulated; of one unknown, as of most. */
  #longestGameMs(season: ToldSeason): number {
    return longestGameMs(leagueOf(season) ?? {}, this.#parts.paceMinutes);
  }
}
