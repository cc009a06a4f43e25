/** Halvings of a search; a hundred-thousandth of the range is left. */
const STEPS = 17;

/** Where a rising function meets a value, between two bounds; the nearer bound when it does not. */
export function bisect(rising: (at: number) => number, value: number, least: number, most: number): number {
  let low = least;
  let high = most;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (rising(middle) < value) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Of what is counted, the chance to be above a line, pushes aside. @param from the count of the first chance */
export function chanceAbove(chances: ArrayLike<number>, from: number, line: number): number {
  let above = 0;
  let below = 0;
  for (let i = 0; i < chances.length; i++) {
    const chance = chances[i] ?? 0;
    if (from + i > line) above += chance;
    else if (from + i < line) below += chance;
  }
  return above + below === 0 ? 0.5 : above / (above + below);
}
