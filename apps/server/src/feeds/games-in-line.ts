import { orderOfGames } from './order-of-games.ts';

interface Game {
  readonly eventId: string;
  readonly startsAtMs: number;
}

export interface LineParts<G extends Game> {
  /** Games that are prepared at the same time. */
  readonly most: number;
  /** So many of them are far off, as long as both kinds wait. */
  readonly farOff: number;
  readonly now: () => number;
  /** Must not fail. */
  readonly prepare: (game: G) => Promise<void>;
  /** Some have joined, or one is done. */
  readonly onChange?: () => void;
}

/** A game that starts later is far off; those before it come and go with the hour, and those of the next days stay listed. */
const FAR_OFF_MS = 3_600_000;

/**
 * Games that wait to be prepared, a few at the same time. Who joins is put in order with all that wait still, so that a game that
 * starts soon does not wait for those of tomorrow that came before it. Nor do those wait for ever where soon ones keep coming, as
 * on a busy machine or at a fast pace: each kind has places of its own, and the other's while it does not need them.
 */
export class GamesInLine<G extends Game> {
  readonly #parts: LineParts<G>;
  #waiting: readonly G[] = [];
  readonly #underWay = new Map<string, G>();

  constructor(parts: LineParts<G>) {
    this.#parts = parts;
  }

  /** Those that wait or are being prepared. */
  games(): readonly G[] {
    return [...this.#underWay.values(), ...this.#waiting];
  }

  eventIds(): ReadonlySet<string> {
    return new Set(this.games().map(({ eventId }) => eventId));
  }

  join(games: readonly G[]): void {
    this.#waiting = orderOfGames([...this.#waiting, ...games], this.#parts.now());
    this.#fill();
    this.#parts.onChange?.();
  }

  /** Sends home whoever waits; what is being prepared is not stopped by it. */
  clear(): void {
    this.#waiting = [];
  }

  #fill(): void {
    while (this.#underWay.size < this.#parts.most) {
      const game = this.#next();
      if (game === undefined) return;
      this.#waiting = this.#waiting.filter((other) => other !== game);
      this.#underWay.set(game.eventId, game);
      void this.#parts.prepare(game).finally(() => {
        this.#underWay.delete(game.eventId);
        this.#fill();
        this.#parts.onChange?.();
      });
    }
  }

  #next(): G | undefined {
    const { most, farOff, now } = this.#parts;
    const farFromMs = now() + FAR_OFF_MS;
    const isSoon = ({ startsAtMs }: G) => startsAtMs <= farFromMs;
    const soon = this.#waiting.find(isSoon);
    const far = this.#waiting.find((game) => !isSoon(game));
    const soonUnderWay = [...this.#underWay.values()].filter(isSoon).length;
    return soonUnderWay < most - farOff ? (soon ?? far) : (far ?? soon);
  }
}
