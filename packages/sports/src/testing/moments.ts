import type { Outcomes } from '../market-definition.ts';
import { columnsOf } from '../samples.ts';

/** What the columns of outcomes come to: enough to see whether another engine plays the same games. */
export interface Moments {
  readonly samples: number;
  /** A number a column, in the order of columnsOf; of columns with several numbers a sample their sum. */
  readonly means: readonly number[];
  readonly deviations: readonly number[];
  /** The fourth moment over the square of the second. */
  readonly kurtoses: readonly number[];
  /** Of each column with the one after it, and with the first: how both go together, -1 to 1. */
  readonly withNext: readonly number[];
  readonly withFirst: readonly number[];
}

export function momentsOf(outcomes: Outcomes): Moments {
  const { size } = outcomes;
  const columns = columnsOf(outcomes).map((column) => {
    const width = column.length / size;
    return Float64Array.from({ length: size }, (_, i) => {
      let sum = 0;
      for (let at = i * width; at < (i + 1) * width; at++) sum += column[at] ?? 0;
      return sum;
    });
  });
  const means = columns.map((column) => mean(column));
  const centred = columns.map((column, at) => column.map((value) => value - (means[at] ?? 0)));
  const squares = centred.map((column) => mean(column.map((value) => value ** 2)));
  const together = (one: number, other: number) => {
    const scale = Math.sqrt((squares[one] ?? 0) * (squares[other] ?? 0));
    if (scale === 0) return 0;
    return (
      mean(
        Float64Array.from({ length: size }, (_, i) => (centred[one]?.[i] ?? 0) * (centred[other]?.[i] ?? 0)),
      ) / scale
    );
  };
  return {
    samples: size,
    means,
    deviations: squares.map(Math.sqrt),
    kurtoses: centred.map((column, at) => {
      const square = squares[at] ?? 0;
      return square === 0 ? 1 : mean(column.map((value) => value ** 4)) / square ** 2;
    }),
    withNext: columns.map((_, at) => together(at, Math.min(at + 1, columns.length - 1))),
    withFirst: columns.map((_, at) => together(at, 0)),
  };
}

function mean(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
