import { ImpossiblePlay } from '../sport.ts';

/** Who said how long a match is: its fixture, which says no more of the rules, or a play of the kind format. */
export type FormatBy = 'fixture' | 'play';

/** Whether matches go to so many: a whole number up to the most that anybody plays to. */
export function isLength(count: number | undefined, most: number): count is number {
  return Number.isInteger(count) && Number(count) >= 1 && Number(count) <= most;
}

/**
 * Bets were taken on a match as it was told first, so that stands.
 * @param by who told it; undefined while nobody did, and the match is of the usual length
 * @param told the rules as they are
 * @param said the rules by a play, of the same keys
 * @param length of a match by such rules: "a match to 3 sets"
 * @throws ImpossiblePlay where the play says another length, or after an earlier play other rules
 */
export function checkFormat<Rules extends object>(
  by: FormatBy | undefined,
  told: Rules,
  said: Rules,
  length: (rules: Rules) => string,
): void {
  if (by === undefined) return;
  if (length(said) !== length(told)) {
    throw new ImpossiblePlay(`${length(said)}, when ${length(told)} was announced`);
  }
  if (by === 'fixture') return;
  const before = new Map(Object.entries(told));
  for (const [key, value] of Object.entries(said)) {
    if (value !== before.get(key)) {
      throw new ImpossiblePlay(`${key} is ${value}, when ${before.get(key)} was told before`);
    }
  }
}
