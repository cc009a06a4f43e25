/** When an event begins, as it was told, and whether it was put off. */
export class Postponement {
  #startMs: number;
  #isPutOff = false;
  #fromMs: number | undefined;
  #isMended = true;

  /** @param startsAt as its fixture tells it */
  constructor(startsAt: string) {
    this.#startMs = Date.parse(startsAt);
  }

  /** Whether it was put off and has not been played on since, be it to another start or to none yet. */
  get isPutOff(): boolean {
    return this.#isPutOff;
  }

  /** The start that stood when it was put off first; milliseconds. */
  get fromMs(): number {
    return this.#fromMs ?? this.#startMs;
  }

  /** @param isInDoubt whether plays told before it could not be: the snapshot that mends them tells of no later ones */
  putOff(isInDoubt: boolean): void {
    this.#isPutOff = true;
    this.#fromMs ??= this.#startMs;
    this.#isMended = !isInDoubt;
  }

  playedOn(): void {
    this.#isPutOff = false;
  }

  /** The whole game is told. Answers whether its plays were known when it was put off, so that more of them are later ones. */
  retold(): boolean {
    const wasMended = this.#isMended;
    this.#isMended = true;
    return wasMended;
  }

  /** A fixture tells the start, again, maybe written otherwise, or another one. Answers whether it moved. */
  isMovedTo(startsAt: string): boolean {
    const before = this.#startMs;
    this.#startMs = Date.parse(startsAt);
    return this.#startMs !== before;
  }
}
