/**
 * Game clocks of one quarter, made to run one way. Recordings have rows whose clock is plainly wrong (a timeout booked at
 * 2:00 when 0:12 were left); the longest run that never goes up is taken for true, and every other row for as late as
 * the true row before it.
 * @param clocks seconds left at each row, undefined where the recording has none
 * @param start seconds the quarter has
 */
export function steadyClocks(clocks: readonly (number | undefined)[], start: number): number[] {
  const trusted = longestFall(clocks, start);
  let last = start;
  return clocks.map((clock, index) => {
    if (clock !== undefined && trusted.has(index)) last = clock;
    return last;
  });
}

/** Indices of the longest run that never rises (quadratic; a quarter has some fifty rows). */
function longestFall(clocks: readonly (number | undefined)[], start: number): Set<number> {
  const length: number[] = [];
  const before: number[] = [];
  let end = -1;
  clocks.forEach((clock, i) => {
    length[i] = 0;
    before[i] = -1;
    if (clock === undefined || clock > start) return;
    length[i] = 1;
    for (let j = 0; j < i; j++) {
      const earlier = clocks[j];
      if (earlier === undefined || earlier < clock || (length[j] ?? 0) === 0) continue;
      if ((length[j] ?? 0) + 1 > (length[i] ?? 0)) {
        length[i] = (length[j] ?? 0) + 1;
        before[i] = j;
      }
    }
    if (end < 0 || (length[i] ?? 0) > (length[end] ?? 0)) end = i;
  });
  const run = new Set<number>();
  for (let i = end; i >= 0; i = before[i] ?? -1) run.add(i);
  return run;
}
