import * as v from 'valibot';

/** How many seconds a lap each car of the field is faster than the average one; nothing said is 0. */
export interface RaceStrength {
  readonly paces: readonly number[];
}

export const EVEN: RaceStrength = { paces: [] };

const schema = v.object({ paces: v.array(v.pipe(v.number(), v.finite())) });

/** Reads a stored strength. @throws RangeError for anything else */
export function parseStrength(value: unknown): RaceStrength {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new RangeError(`these are no paces of a field: ${JSON.stringify(value)}`);
}
