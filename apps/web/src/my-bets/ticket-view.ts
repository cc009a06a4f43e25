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
export const OUTCOME_BADGE: Readonly<
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

export interface Sum {
  readonly label: string;
  readonly value: string;
  /** Profit is green; nothing else here has a colour. */
  readonly gain?: boolean;
}

export interface TicketMoney {
  readonly status: string;
  readonly outcome: BetOutcome;
  readonly betAmount: string;
  readonly winAmount: string;
  readonly potentialReturn: string;
  readonly payout: string | undefined;
}

/** The money row: what could come while it is open, what came once it is settled. */
export function moneyRow(bet: TicketMoney): readonly Sum[] {
  const stake = { label: 'Stake', value: bet.betAmount };
  if (bet.status === 'OPEN') {
    return [
      stake,
      { label: 'To win', value: bet.winAmount },
      { label: 'Returns', value: bet.potentialReturn },
    ];
  }
  const paid = { label: 'Paid', value: bet.payout ?? '–' };
  if (bet.outcome === 'WIN') return [stake, { label: 'Won', value: `+${bet.winAmount}`, gain: true }, paid];
  return [stake, paid];
}

/** What is said aloud when a bet is settled while its ticket is on screen. */
export function spokenSettlement(title: string, outcome: BetOutcome, payout: string | undefined): string {
  if (outcome === 'PENDING') return '';
  const { label } = OUTCOME_BADGE[outcome];
  return `${title}: ${label}.${payout === undefined ? '' : ` ${payout} paid.`}`;
}
