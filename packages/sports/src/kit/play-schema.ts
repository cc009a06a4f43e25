import * as v from 'valibot';
import { ImpossiblePlay } from '../sport.ts';

export const side = v.picklist(['home', 'away']);

/** A whole number from 0 on. */
export const count = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

export const bySide = (max: number) => v.object({ home: count(max), away: count(max) });

/** The sentence for the patron: "Ola scores 140, needs 121". */
export const text = v.pipe(v.string(), v.maxLength(1000));

/**
 * Reads plays of a sport from outside.
 * @param sport in words: "table tennis"
 * @returns a function that throws ImpossiblePlay, with the place of the fault, for anything that is not such a play
 */
export function playReader<Play>(
  schema: v.GenericSchema<unknown, Play>,
  sport: string,
): (value: unknown) => Play {
  return (value) => {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
    const issue = parsed.issues[0];
    throw new ImpossiblePlay(`not a ${sport} play: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
  };
}
