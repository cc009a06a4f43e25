/** How far a sport's prices are from those of the market, and from what happened. */
export interface Calibration {
  /** Gzipped tables in the folder of real data, by their path. */
  readonly files: readonly string[];
  /** @param texts of those files. @returns the figures, as JSON */
  measure(texts: readonly string[]): unknown;
}
