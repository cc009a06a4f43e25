import * as v from 'valibot';

/** How many strokes a round each of the field is better than the average player; nothing said is 0. */
export interface GolfStrength {
  readonly skills: readonly number[];
}

export const EVEN: GolfStrength = { skills: [] };

const schema = v.object({ skills: v.array(v.pipe(v.number(), v.finite())) });

/** Reads a stored strength. @throws RangeError for anything else */
export function parseStrength(value: unknown): GolfStrength {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new RangeError(`these are no strengths of a field: ${JSON.stringify(value)}`);
}
