import type { Column } from './kit/columns.ts';
import type { Outcomes, SampleRange } from './market-definition.ts';

/** Samples that belong together: where a field plays, its players draw for so many at a time. */
export const SAMPLES_BLOCK = 128;

export function allOf(size: number): SampleRange {
  return { from: 0, to: size };
}

/** The samples in ranges of the same length, give or take a block, one after the other: so many, or one a block where there are fewer. */
export function rangesOf(size: number, count: number): SampleRange[] {
  const blocks = Math.ceil(size / SAMPLES_BLOCK);
  const ranges = Math.min(count, blocks);
  const begin = (at: number) => Math.min(Math.floor((at * blocks) / ranges) * SAMPLES_BLOCK, size);
  return Array.from({ length: ranges }, (_, at) => ({ from: begin(at), to: begin(at + 1) }));
}

/** The columns of outcomes, in an order that hangs on the sport and the state alone. */
export function columnsOf(outcomes: Outcomes): Column[] {
  const found: Column[] = [];
  collect(outcomes, outcomes.size, found);
  return found;
}

function collect(value: unknown, size: number, into: Column[]): void {
  if (isColumn(value)) {
    if (value.length > 0 && value.length % size === 0) into.push(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) collect(each, size, into);
  }
}

function isColumn(value: unknown): value is Column {
  return ArrayBuffer.isView(value) && !(value instanceof DataView);
}

/** Takes over samples that were played elsewhere. @param columns of outcomes of the same game and as many samples */
export function takeSamples(outcomes: Outcomes, columns: readonly Column[], { from, to }: SampleRange): void {
  const own = columnsOf(outcomes);
  if (own.length !== columns.length) throw new RangeError('these are samples of another game');
  own.forEach((column, at) => {
    const other = columns[at];
    if (other?.length !== column.length) throw new RangeError('these are samples of another game');
    const width = column.length / outcomes.size;
    column.set(other.subarray(from * width, to * width), from * width);
  });
}
