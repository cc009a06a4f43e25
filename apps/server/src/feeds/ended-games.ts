import { longestGameMs } from '@fairline/feed/season/calendar.ts';
import type { Clock } from '../platform/clock.ts';
import { resultOf } from './game-results.ts';
import type { FeedInlet } from './inlet.ts';
import { logsInParts } from './logs-in-parts.ts';
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

  /**
   * How those of the games ended that are over: as their logs say, or as drawn where there is none. One that somebody tells, and that
   * has not come to its end after twice the longest time, is off.
   */
  async endingsOf(
    inlet: Pick<FeedInlet, 'histories'>,
    season: ToldSeason,
    games: readonly GameLeft[],
  ): Promise<ReadonlyMap<GameLeft, ToldResult>> {
    const tooLateMs = this.#parts.clock.now() - 2 * this.#longestGameMs(season);
    const byId = new Map(games.map((game) => [game.id, game]));
    const found = new Map<GameLeft, ToldResult>();
    for await (const [id, log] of logsInParts(inlet, [...byId.keys()])) {
      const game = byId.get(id);
      if (!game) continue;
      const result = log === undefined ? season.drawn(game) : resultOf(log);
      if (result !== undefined) found.set(game, result);
      else if (game.startsAtMs < tooLateMs) found.set(game, 'off');
    }
    return found;
  }

  /** A season that was begun is told to its end, whether or not its league is still simulated; of one unknown, as of most. */
  #longestGameMs(season: ToldSeason): number {
    return longestGameMs(leagueOf(season) ?? {}, this.#parts.paceMinutes);
  }
}
