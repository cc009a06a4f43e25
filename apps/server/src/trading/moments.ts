import type { AnySportModel } from '@fairline/sports/sport.ts';

/** Where a game stood after a message. */
export interface Moment {
  readonly sequence: number;
  readonly state: unknown;
}

/**
 * The message that decided a market, of a game told without corrections; undefined where none did. What is decided stays
 * decided, so that a few of the moments have to be asked instead of all.
 * @param moments in the order they came
 */
export function decidedBy(
  model: AnySportModel,
  moments: readonly Moment[],
  marketKey: string,
): number | undefined {
  const isDecided = (at: number) => model.isDecided(moments[at]?.state, marketKey);
  let first = moments.length - 1;
  if (first < 0 || !isDecided(first)) return undefined;
  let undecided = -1;
  while (first - undecided > 1) {
    const middle = Math.floor((undecided + first) / 2);
    if (isDecided(middle)) first = middle;
    else undecided = middle;
  }
  return moments[first]?.sequence;
}
