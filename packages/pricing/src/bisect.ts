/** The root of a function that rises from low to high, to the last bits of a double; the nearer end when there is none. */
export function bisect(rising: (x: number) => number, low: number, high: number): number {
  let from = low;
  let to = high;
  for (let i = 0; i < 60; i++) {
    const middle = (from + to) / 2;
    if (rising(middle) < 0) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}
