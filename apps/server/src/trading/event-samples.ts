import { markCodes, type SelectionBits } from '@fairline/pricing/bits.ts';
import type { MeasureColumn } from '@fairline/sports/count-marks.ts';
import type { MarketDefinition, Outcomes } from '@fairline/sports/sport.ts';

/** Selections whose bitsets are kept; each takes an eighth of a byte, or a quarter, for a sample. */
const MOST_KEPT = 64;

/** The samples that priced an event: what every market's measure came to in each, and from it the samples a selection wins. */
export class EventSamples {
  readonly #columns: ReadonlyMap<string, MeasureColumn>;
  /** The one that was asked for last stands last. */
  readonly #kept = new Map<string, SelectionBits>();

  constructor(columns: ReadonlyMap<string, MeasureColumn>) {
    this.#columns = columns;
  }

  /** Undefined for a market or selection that was not priced. */
  bits(market: MarketDefinition<Outcomes>, selectionKey: string): SelectionBits | undefined {
    const key = `${market.key}~${selectionKey}`;
    const bits = this.#kept.get(key) ?? this.#make(market, selectionKey);
    if (!bits) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, bits);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return bits;
  }

  #make(market: MarketDefinition<Outcomes>, selectionKey: string): SelectionBits | undefined {
    const column = this.#columns.get(market.measure.key);
    const selection = market.selections.find(({ key }) => key === selectionKey);
    if (!column || !selection) return undefined;
    return markCodes(
      column.codes,
      Array.from(column.values, (value) => selection.grade(value)),
    );
  }
}
