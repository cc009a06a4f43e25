import type { BookNumbers } from './book-numbers.ts';

/** How often the book of an event has changed: as it is told, and as far as its prices go. */
export class EventCount {
  readonly #numbers: BookNumbers;
  #sequence: number;
  #version = 0;

  constructor(numbers: BookNumbers) {
    this.#numbers = numbers;
    this.#sequence = numbers.highest;
  }

  /** The number of the change that was told last. */
  get sequence(): number {
    return this.#sequence;
  }

  /** The number of the change that is told next. */
  get next(): number {
    return this.#sequence + 1;
  }

  /** Rises whenever prices made before are out of date. */
  get version(): number {
    return this.#version;
  }

  /** Counts a change about to be told. Answers its number. */
  tell(): number {
    this.#sequence = this.#numbers.next(this.#sequence);
    return this.#sequence;
  }

  outdatePrices(): void {
    this.#version += 1;
  }
}
