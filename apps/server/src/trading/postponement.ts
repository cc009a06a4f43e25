import type { CatalogueEvent } from '../catalogue/catalogue.ts';

/** When an event begins, as it was told, and whether it was put off. */
export class Postponement {
  #startMs: number;
  #isPutOff: boolean;
  #fromMs: number | undefined;

  /** @param startsAt as its fixture tells it @param event as the catalogue has it: one that begins again may have been put off */
  constructor(startsAt: string, { status, putOffFrom }: Pick<CatalogueEvent, 'status' | 'putOffFrom'>) {
    this.#startMs = Date.parse(startsAt);
    this.#isPutOff = status === 'PRE_GAME' && putOffFrom !== undefined;
  }

  /** Whether it was put off and has not been played on since, be it to another start or to none yet. */
  get isPutOff(): boolean {
    return this.#isPutOff;
  }

  /** The start that stood when it was put off first, as far as that was heard; milliseconds. */
  get fromMs(): number {
    return this.#fromMs ?? this.#startMs;
  }

  putOff(): void {
    this.#isPutOff = true;
    this.#fromMs ??= this.#startMs;
  }

  playedOn(): void {
    this.#isPutOff = false;
  }

  /** A fixture tells the start, again, maybe written otherwise, or another one. Answers whether it moved. */
  isMovedTo(startsAt: string): boolean {
    const before = this.#startMs;
    this.#startMs = Date.parse(startsAt);
    return this.#startMs !== before;
  }
}
