import * as v from 'valibot';
import type { PairStrength } from './fit-grid.ts';

const pairSchema = v.object({ home: v.pipe(v.number(), v.finite()), away: v.pipe(v.number(), v.finite()) });

/** Reads a pair of strengths that was kept as JSON. @throws RangeError for anything else */
export function parsePair(value: unknown): PairStrength {
  const parsed = v.safeParse(pairSchema, value);
  if (parsed.success) return parsed.output;
  throw new RangeError(`these are no strengths: ${JSON.stringify(value)}`);
}

/** Titles by name of stretch, as a model has them. */
export function titlesOf(
  periods: Readonly<Record<string, { readonly title: string }>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(periods)
      .filter(([, { title }]) => title !== '')
      .map(([period, { title }]) => [period, title]),
  );
}
