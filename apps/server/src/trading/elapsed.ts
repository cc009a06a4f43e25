import * as v from 'valibot';

const footballClock = v.object({ phase: v.string(), quarter: v.number(), clock: v.number() });
const QUARTER_SECONDS = 900;
const QUARTERS = 4;

/** How much of regulation has been played, 0 to 1; overtime counts as all of it. */
export function elapsedShare(sport: string, state: unknown): number {
  const read = v.safeParse(footballClock, state);
  if (sport !== 'football' || !read.success) return 0;
  const { phase, quarter, clock } = read.output;
  if (phase === 'pre-game') return 0;
  if (phase === 'final' || quarter > QUARTERS) return 1;
  const left = phase === 'break' ? 0 : clock;
  return (quarter - left / QUARTER_SECONDS) / QUARTERS;
}
