import { counted } from '../ui/counted.ts';
import type { IconName } from '../ui/icon-paths.ts';

export type BetType = 'INVALID' | 'PARLAY' | 'PARLAY_PLUS' | 'ROUND_ROBIN' | 'STRAIGHT' | 'TEASER';

/** What a ticket's words are made of. */
export interface BetShape {
  readonly type: BetType;
  readonly selections: readonly string[];
  /** ROUND_ROBIN: legs of each of its parlays. */
  readonly roundRobinSize: number | null | undefined;
  readonly combinations: number;
  /** Staked on each combination, written out. */
  readonly lineAmount: string;
  readonly teaserPoints: number | null | undefined;
}

/** 'Bills +3.5', '3-leg parlay', '3-leg Parlay+', 'Round robin by 2s', '6-point teaser'. */
export function ticketTitle({ type, selections, roundRobinSize, teaserPoints }: BetShape): string {
  switch (type) {
    case 'PARLAY':
      return `${selections.length}-leg parlay`;
    case 'PARLAY_PLUS':
      return `${selections.length}-leg Parlay+`;
    case 'ROUND_ROBIN':
      return roundRobinSize ? `Round robin by ${roundRobinSize}s` : 'Round robin';
    case 'TEASER':
      return teaserPoints ? `${teaserPoints}-point teaser` : 'Teaser';
    default:
      return selections[0] ?? 'Bet';
  }
}

/** What a title leaves out: '3 parlays of 2 legs, $10.00 each'. */
export function ticketDetail(bet: BetShape): string | undefined {
  if (bet.type === 'TEASER') return `${bet.selections.length} legs, each with the line moved your way`;
  if (bet.type !== 'ROUND_ROBIN') return undefined;
  const size = bet.roundRobinSize ? ` of ${bet.roundRobinSize} legs` : '';
  return `${counted(bet.combinations, 'parlay')}${size}, ${bet.lineAmount} each`;
}

/** '2 of 3 parlays won, 1 refunded'; undefined for every other type, and while it is open. */
export function combinationsText(bet: {
  readonly type: BetType;
  readonly combinations: number;
  readonly combinationsWon: number | null | undefined;
  readonly combinationsRefunded: number | null | undefined;
}): string | undefined {
  if (bet.type !== 'ROUND_ROBIN' || bet.combinationsWon == null) return undefined;
  const refunded = bet.combinationsRefunded ? `, ${bet.combinationsRefunded} refunded` : '';
  return `${bet.combinationsWon} of ${bet.combinations} parlays won${refunded}`;
}

/** A mark of how a bet was paid or boosted; cash needs none. */
export interface PaidMark {
  readonly label: string;
  readonly icon: IconName;
}

export function paidMarks(
  source: 'CASH' | 'FREE_BET' | 'PROMOTIONAL_CREDIT',
  boostPercentage: number | null | undefined,
): readonly PaidMark[] {
  const marks: PaidMark[] = [];
  if (source === 'FREE_BET') marks.push({ label: 'Bonus bet', icon: 'gift' });
  if (source === 'PROMOTIONAL_CREDIT') marks.push({ label: 'Promotional credit', icon: 'gift' });
  if (boostPercentage != null) marks.push({ label: `${boostPercentage}% boost`, icon: 'bolt' });
  return marks;
}

/** 'Chiefs +2.5' of 'Chiefs -3.5' moved to +2.5; a name that does not end with its line gets the new one behind it. */
export function teasedName(name: string, line: string | undefined, teased: string | undefined): string {
  if (teased === undefined) return name;
  return line !== undefined && name.endsWith(line)
    ? `${name.slice(0, name.length - line.length)}${teased}`
    : `${name} (${teased})`;
}
