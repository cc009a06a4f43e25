export interface LegRun<Leg> {
  /** Number of the group whose legs share a price; undefined for legs that stand by themselves. */
  readonly group: number | undefined;
  readonly legs: readonly Leg[];
}

/** Legs by group, where the first leg of each stands; neighbours without a group are one run. */
export function legRuns<Leg extends { readonly group: number | null | undefined }>(
  legs: readonly Leg[],
): readonly LegRun<Leg>[] {
  const runs: { group: number | undefined; legs: Leg[] }[] = [];
  for (const leg of legs) {
    const group = leg.group ?? undefined;
    const run = group === undefined ? runs.at(-1) : runs.find((one) => one.group === group);
    if (run && run.group === group) run.legs.push(leg);
    else runs.push({ group, legs: [leg] });
  }
  return runs;
}
