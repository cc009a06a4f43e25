import { countMarks } from '../count-marks.ts';
import type { MarketOffer, Outcomes } from '../market-definition.ts';
import type { Sides, SportModel } from '../sport.ts';
import { type LineFamily, linesAround } from './main-line.ts';

/** What is asked of a sport's markets before one is offered. */
type Markets<S, O extends Outcomes> = Pick<SportModel<S, unknown, unknown, O, never>, 'market' | 'isDecided'>;

/** A chance below has too few samples to be sold. */
const LEAST_OPEN = 0.02;

/** The markets of an event to offer from a state, in the order they are added; decided and unknown ones are left out. */
export class Offers<S, O extends Outcomes> {
  readonly #markets: Markets<S, O>;
  readonly #state: S;
  readonly #outcomes: O;
  readonly #sides: Sides;
  readonly #all: MarketOffer<O>[] = [];

  constructor(markets: Markets<S, O>, state: S, outcomes: O, sides: Sides) {
    this.#markets = markets;
    this.#state = state;
    this.#outcomes = outcomes;
    this.#sides = sides;
  }

  /** @param main whether it is the line of its family that is shown first */
  add(key: string, main = true): void {
    const isOpen = !this.#markets.isDecided(this.#state, key);
    const market = isOpen ? this.#markets.market(key, this.#sides) : undefined;
    if (market !== undefined) this.#all.push({ market, main });
  }

  /** Beside the main ones, as long as something of it is neither all but won nor all but lost: nobody could sell that. */
  addOpen(key: string): void {
    if (this.#markets.isDecided(this.#state, key)) return;
    const market = this.#markets.market(key, this.#sides);
    if (market === undefined) return;
    const { wins, pushes } = countMarks(market, this.#outcomes);
    const isOpen = wins.some((count, place) => {
      const chance = count / Math.max(1, this.#outcomes.size - (pushes[place] ?? 0));
      return chance >= LEAST_OPEN && chance <= 1 - LEAST_OPEN;
    });
    if (isOpen) this.#all.push({ market, main: false });
  }

  /** Markets without a line, or with the same ones in every game. */
  addAll(keys: readonly string[]): void {
    for (const key of keys) this.add(key);
  }

  /**
   * The most balanced line of a family and those around it, see linesAround.
   * @param around how far, in points
   * @returns the key of the main line; undefined when nothing of the family is open
   */
  addLines(family: LineFamily<O>, around: number, step?: 0.5 | 0.25): string | undefined {
    const lines = linesAround(this.#outcomes, family, around, step);
    for (const { key, main } of lines) this.add(key, main);
    return lines.find(({ main }) => main)?.key;
  }

  all(): readonly MarketOffer<O>[] {
    return this.#all;
  }
}
