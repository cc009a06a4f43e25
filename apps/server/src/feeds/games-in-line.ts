import { orderOfGames } from './order-of-games.ts';

interface Game {
  readonly eventId: string;
  readonly startsAtMs: number;
}

/**
 * Games that wait to be prepared, a few at the same time. Who joins is put in order with all that wait still, so that a game that
 * starts soon does not wait for those of tomorrow that came before it.
 */
export class GamesInLine<G extends Game> {
  readonly #most: number;
  readonly #prepare: (game: G) => Promise<void>;
  #waiting: readonly G[] = [];
  readonly #underWay = new Set<string>();

  /** @param prepare must not fail */
  constructor(most: number, prepare: (game: G) => Promise<void>) {
    this.#most = most;
    this.#prepare = prepare;
  }

  /** Events that wait or are being prepared. */
  eventIds(): ReadonlySet<string> {
    return new Set([...this.#underWay, ...this.#waiting.map(({ eventId }) => eventId)]);
  }

  join(games: readonly G[], nowMs: number): void {
    this.#waiting = orderOfGames([...this.#waiting, ...games], nowMs);
    this.#next();
  }

  /** Sends home whoever waits; what is being prepared is not stopped by it. */
  clear(): void {
    this.#waiting = [];
  }

  #next(): void {
    const free = this.#most - this.#underWay.size;
    const called = this.#waiting.slice(0, free);
    this.#waiting = this.#waiting.slice(free);
    for (const game of called) {
      this.#underWay.add(game.eventId);
      void this.#prepare(game).finally(() => {
        this.#underWay.delete(game.eventId);
        this.#next();
      });
    }
  }
}
