import { percent } from './differences.ts';

/** Of all chances in a tenth: what was said on average, and how often it happened, in percent. */
export interface Decile {
  readonly from: number;
  readonly chances: number;
  readonly said: number;
  readonly happened: number;
}

const TENTHS = 10;

/** Compares chances with what happened. */
export class Deciles {
  readonly #count = new Float64Array(TENTHS);
  readonly #said = new Float64Array(TENTHS);
  readonly #happened = new Float64Array(TENTHS);
  #squares = 0;

  /** All chances together: what was said on average, and how often it happened, in percent. */
  average(): { readonly said: number; readonly happened: number } {
    const sum = (values: Float64Array) => values.reduce((all, each) => all + each, 0);
    const chances = Math.max(1, this.count);
    return { said: percent(sum(this.#said) / chances), happened: percent(sum(this.#happened) / chances) };
  }

  add(chance: number, happened: boolean): void {
    const tenth = Math.min(TENTHS - 1, Math.floor(chance * TENTHS));
    this.#count[tenth] = (this.#count[tenth] ?? 0) + 1;
    this.#said[tenth] = (this.#said[tenth] ?? 0) + chance;
    this.#happened[tenth] = (this.#happened[tenth] ?? 0) + Number(happened);
    this.#squares += (chance - Number(happened)) ** 2;
  }

  /** Counts those of another in. */
  take(other: Deciles): void {
    for (let tenth = 0; tenth < TENTHS; tenth++) {
      this.#count[tenth] = (this.#count[tenth] ?? 0) + (other.#count[tenth] ?? 0);
      this.#said[tenth] = (this.#said[tenth] ?? 0) + (other.#said[tenth] ?? 0);
      this.#happened[tenth] = (this.#happened[tenth] ?? 0) + (other.#happened[tenth] ?? 0);
    }
    this.#squares += other.#squares;
  }

  get count(): number {
    return this.#count.reduce((sum, each) => sum + each, 0);
  }

  /** Mean squared error of the chances: 0.25 for saying one half of everything. */
  brier(): number {
    return Math.round((this.#squares / Math.max(1, this.count)) * 10_000) / 10_000;
  }

  lines(): Decile[] {
    return Array.from(this.#count, (chances, tenth) => ({
      from: tenth * 10,
      chances,
      said: percent((this.#said[tenth] ?? 0) / Math.max(1, chances)),
      happened: percent((this.#happened[tenth] ?? 0) / Math.max(1, chances)),
    })).filter(({ chances }) => chances > 0);
  }

  /** The mean distance of said and happened, weighted by how many chances a tenth has, in percentage points. */
  meanDistance(): number {
    const all = this.lines().reduce(
      (sum, { chances, said, happened }) => sum + chances * Math.abs(said - happened),
      0,
    );
    return Math.round((all / Math.max(1, this.count)) * 100) / 100;
  }
}
