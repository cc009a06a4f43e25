import { markCodes } from '@fairline/pricing/bits.ts';
import type { MeasuredLeg } from '@fairline/pricing/joint-conflict.ts';
import type { MeasureColumn } from '@fairline/sports/count-marks.ts';
import {
  HALF_LOSS,
  HALF_WIN,
  type MarketDefinition,
  type Outcomes,
} from '@fairline/sports/market-definition.ts';
import { keyInEvent } from '@fairline/sports/raw-id.ts';
import { type PackedColumn, unpackColumn } from './packed-column.ts';
import type { JointLeg } from './trading.ts';

/** Selections whose bits are kept: twenty kilobytes each before the game, so half a megabyte an event that is bet on. */
const MOST_KEPT = 24;

/** The samples that priced an event: what every market measures in each, and from it the samples that a selection wins. */
export class EventSamples {
  readonly #columns: ReadonlyMap<string, MeasureColumn | PackedColumn>;
  readonly #market: (key: string) => MarketDefinition<Outcomes> | undefined;
  /** The one that was asked for last stands last. */
  readonly #kept = new Map<string, MeasuredLeg>();

  constructor(
    columns: ReadonlyMap<string, MeasureColumn | PackedColumn>,
    market: (key: string) => MarketDefinition<Outcomes> | undefined,
  ) {
    this.#columns = columns;
    this.#market = market;
  }

  /**
   * Undefined for a market or selection that was not priced, and for one of a quarter line: it shares no joint price. A place
   * that several share counts as won by each: that is how a group is paid.
   */
  leg(address: JointLeg): MeasuredLeg | undefined {
    const key = keyInEvent(address);
    const leg = this.#kept.get(key) ?? this.#make(address);
    if (!leg) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, leg);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return leg;
  }

  #make({ marketKey, selectionKey }: JointLeg): MeasuredLeg | undefined {
    const market = this.#market(marketKey);
    const selection = market?.selections.find(({ key }) => key === selectionKey);
    if (!market || !selection) return undefined;
    const measure = selection.measure ?? market.measure;
    const stored = this.#columns.get(measure.key);
    const column = stored && unpackColumn(stored);
    if (!column) return undefined;
    const markOf = Uint8Array.from(column.values, (value) => selection.grade(value));
    if (markOf.includes(HALF_WIN) || markOf.includes(HALF_LOSS)) return undefined;
    return { bits: markCodes(column.codes, markOf), measure: measure.key };
  }
}
