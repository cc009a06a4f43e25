import * as v from 'valibot';
import type { PairStrength } from '../kit/fit-grid.ts';

/** Runs each side makes above the average in twenty overs against its opponent of the day, and how long the match is. */
export interface CricketStrength extends PairStrength {
  /** 20 or 50. */
  readonly overs: number;
  /** How far the scoring of such matches may be from the strengths' own, where no total told it: runs in twenty overs. */
  readonly unsure?: number;
}

export const TWENTY: CricketStrength = { home: 0, away: 0, overs: 20 };

const units = v.pipe(v.number(), v.finite());
const schema = v.object({
  home: units,
  away: units,
  overs: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  unsure: v.exactOptional(v.pipe(units, v.minValue(0), v.maxValue(50))),
});

/** Reads strengths that were kept as JSON. @throws RangeError for anything else */
export function parseStrength(value: unknown): CricketStrength {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new RangeError(`these are no strengths: ${JSON.stringify(value)}`);
}
