/** When an event begins, as it was told, and whether it was put off. */
export class Postponement {
  readonly #firstStart: Date;
  #start: string;
  #isPutOff = false;

  /** @param startsAt as its fixture tells it @param firstStart as it was announced first, whatever it was put off to */
  constructor(startsAt: string, firstStart: Date) {
    this.#start = startsAt;
    this.#firstStart = firstStart;
  }

  /** When a game should have begun that was postponed and has not been played on since; undefined for any other. */
  get from(): Date | undefined {
    return this.#isPutOff ? this.#firstStart : undefined;
  }

  putOff(): void {
    this.#isPutOff = true;
  }

  playedOn(): void {
    this.#isPutOff = false;
  }

  /** A fixture tells the start, again or another one. Answers whether it moved. */
  isMovedTo(startsAt: string): boolean {
    const isMoved = startsAt !== this.#start;
    this.#start = startsAt;
    return isMoved;
  }
}
