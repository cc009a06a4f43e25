import type { Game } from './game.ts';

/**
 * Places a side's window moves back for each point it leads by, in 64ths: the side ahead eases off, in the last quarter and before;
 * beyond a lead of EASED_LEAD by less, so that leads of real games are as easily lost (docs/pricing.md).
 */
const EASE = { before: 182, last: 200 };
const EASE_BEYOND = { before: 50, last: 100 };
const EASED_LEAD = 12;
/** Leads beyond this change nothing more. */
const MOST_LEAD = 30;
/** Leads up to which the last quarter is played for, with few easy shots and long attempts. */
const CLOSE_LEAD = 13;

/** Whether the last quarter of regulation, or overtime, is on. */
export function isLastQuarter({ period, clock, setting }: Game): boolean {
  const { periods } = setting.rules;
  return period > periods || (period === periods && clock <= setting.lastQuarter);
}

/** Places the window of the side with the ball moves back for its lead in points. */
export function easedBy(lead: number, isLast: boolean): number {
  const size = Math.min(MOST_LEAD, Math.abs(lead));
  const near = Math.min(size, EASED_LEAD);
  const when = isLast ? 'last' : 'before';
  const places = (near * EASE[when] + (size - near) * EASE_BEYOND[when]) >> 6;
  return lead < 0 ? 0 - places : places;
}

/** Whether attempts are long and hard. */
export function isGuarded(lead: number, isLast: boolean): boolean {
  return isLast && Math.abs(lead) <= CLOSE_LEAD;
}
