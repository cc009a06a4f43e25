/** What became different, and what must follow. */
export interface BookChange {
  /** Keys of markets that changed, came or went. */
  readonly markets: readonly string[];
  /** Other samples: what selections cost together may be another price, also where none of them alone has another. */
  readonly together: boolean;
  readonly statistics: boolean;
  readonly status: boolean;
  /** Offered markets whose result became known. */
  readonly decided: readonly string[];
  /** A result that was told before is another one now. */
  readonly corrected: boolean;
  /** The prices are out of date. */
  readonly reprice: boolean;
  /** The message cannot follow from what is known: ask for a snapshot. */
  readonly impossible?: string;
}

export const NOTHING: BookChange = {
  markets: [],
  together: false,
  statistics: false,
  status: false,
  decided: [],
  corrected: false,
  reprice: false,
};

export function joined(one: BookChange, other: BookChange): BookChange {
  const impossible = one.impossible ?? other.impossible;
  return {
    markets: [...new Set([...one.markets, ...other.markets])],
    together: one.together || other.together,
    statistics: one.statistics || other.statistics,
    status: one.status || other.status,
    decided: [...one.decided, ...other.decided],
    corrected: one.corrected || other.corrected,
    reprice: one.reprice || other.reprice,
    ...(impossible !== undefined && { impossible }),
  };
}

export function isChange(change: BookChange): boolean {
  return change.markets.length > 0 || change.together || change.statistics || change.status;
}
