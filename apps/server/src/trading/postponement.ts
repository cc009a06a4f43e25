/** When an event begins, as it was told, and whether it was put off. */
export class Postponement {
  readonly #firstStart: string;
  #start: string;
  #isPutOff = false;

  constructor(startsAt: string) {
    this.#firstStart = startsAt;
    this.#start = startsAt;
  }

  /** When a game should have begun that was postponed and has not been played on since; undefined for any other. */
  get from(): string | undefined {
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
