/** Places a side's window moves back for each point it leads by, in 64ths: the side ahead eases off, see simulate.test.ts. */
const EASE = 170;
/** Leads beyond this change nothing more. */
const MOST_LEAD = 30;

/** Places the window of the side with the ball moves back for its lead in points. */
export function easedBy(lead: number): number {
  const counted = lead > MOST_LEAD ? MOST_LEAD : Math.max(lead, -MOST_LEAD);
  return (counted * EASE) >> 6;
}
