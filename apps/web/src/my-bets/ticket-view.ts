import type { BadgeTone } from '../ui/badge.tsx';
import type { IconName } from '../ui/icon-paths.ts';

export type BetOutcome =
  | 'DEAD_HEAT'
  | 'INVALID'
  | 'LOSS'
  | 'PENDING'
  | 'PUSH'
  | 'UNAVAILABLE'
  | 'VOID'
  | 'WIN';

/** A leg's mark on the rail. */
export interface LegMark {
  readonly tone: 'live' | 'won' | 'lost' | 'push' | 'waiting';
  /** undefined draws the red dot. */
  readonly icon: IconName | undefined;
}

const SETTLED: Readonly<Record<Exclude<BetOutcome, 'PENDING'>, LegMark>> = {
  WIN: { tone: 'won', icon: 'check' },
  LOSS: { tone: 'lost', icon: 'close' },
  PUSH: { tone: 'push', icon: 'minus' },
  VOID: { tone: 'push', icon: 'minus' },
  DEAD_HEAT: { tone: 'push', icon: 'minus' },
  INVALID: { tone: 'waiting', icon: 'warn' },
  UNAVAILABLE: { tone: 'waiting', icon: 'question' },
};

export function legMark(outcome: BetOutcome, live: boolean): LegMark {
  if (outcome !== 'PENDING') return SETTLED[outcome];
  return live ? { tone: 'live', icon: undefined } : { tone: 'waiting', icon: 'clock' };
}

/** The word on a settled ticket, and its colour. */
const OUTCOME_BADGE: Readonly<
  Record<
    Exclude<BetOutcome, 'PENDING'>,
    { readonly label: string; readonly tone: BadgeTone; readonly icon: IconName }
  >
> = {
  WIN: { label: 'Won', tone: 'won', icon: 'check' },
  LOSS: { label: 'Lost', tone: 'lost', icon: 'close' },
  PUSH: { label: 'Push', tone: 'push', icon: 'minus' },
  VOID: { label: 'Void', tone: 'push', icon: 'minus' },
  DEAD_HEAT: { label: 'Dead heat', tone: 'push', icon: 'minus' },
  INVALID: { label: 'Invalid', tone: 'plain', icon: 'warn' },
  UNAVAILABLE: { label: 'Unavailable', tone: 'plain', icon: 'question' },
};

const PART_BADGE = { label: 'Partial return', tone: 'push', icon: 'minus' } as const;

/**
 * The word on a ticket that has ended; undefined while it is open.
 * @param isPart it gave back less than it cost
 */
export function badgeOf(status: 'CASHED_OUT' | 'OPEN' | 'SETTLED', outcome: BetOutcome, isPart: boolean) {
  if (status === 'CASHED_OUT') return { label: 'Cashed out', tone: 'plain', icon: 'cash' } as const;
  if (isPart) return PART_BADGE;
  return status === 'SETTLED' && outcome !== 'PENDING' ? OUTCOME_BADGE[outcome] : undefined;
}

/** What is said aloud when a bet is settled while its ticket is on screen. */
export function spokenSettlement(
  title: string,
  outcome: BetOutcome,
  isPart: boolean,
  payout: string | undefined,
): string {
  if (outcome === 'PENDING') return '';
  const { label } = isPart ? PART_BADGE : OUTCOME_BADGE[outcome];
  return `${title}: ${label}.${payout === undefined ? '' : ` ${payout} paid.`}`;
}

/** What is said aloud when a bet was cashed out to its end. */
export function spokenCashOut(title: string, payout: string | undefined): string {
  return `${title}: Cashed out.${payout === undefined ? '' : ` ${payout} paid.`}`;
}
