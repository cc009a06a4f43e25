import { odds } from '@fairline/money/odds.ts';
import type { FixedMarket } from '../../trading/testing/fixed-book.ts';
import { FixedTrading, fixedMoneyline } from '../../trading/testing/fixed-book.ts';
import { fixedEvent } from '../../trading/testing/fixed-event.ts';
import type { JointLeg, JointPrice } from '../joint.ts';

/** Main lines of a game: Chiefs -3.5 and a total of 47.5, each side at 10/11, and an alternate spread. */
export const mainLines: readonly FixedMarket[] = [
  fixedMoneyline,
  spread(-3.5, true),
  spread(-6.5, false),
  {
    key: 'total:game:47.5',
    name: 'Total',
    type: 'TOTAL',
    family: 'total:game',
    main: true,
    selections: [
      { key: 'over', odds: [10, 11], name: 'Over 47.5', type: 'OVER', points: 47.5 },
      { key: 'under', odds: [10, 11], name: 'Under 47.5', type: 'UNDER', points: 47.5 },
    ],
  },
];

function spread(line: number, main: boolean): FixedMarket {
  const signed = (points: number) => (points > 0 ? `+${points}` : String(points));
  return {
    key: `spread:game:${line}`,
    name: 'Spread',
    type: 'SPREAD',
    family: 'spread:game',
    main,
    selections: [
      {
        key: 'home',
        odds: [10, 11],
        name: `Chiefs ${signed(line)}`,
        type: 'HOME_SPREAD',
        side: 'home',
        points: line,
      },
      {
        key: 'away',
        odds: [10, 11],
        name: `Bills ${signed(-line)}`,
        type: 'AWAY_SPREAD',
        side: 'away',
        points: -line,
      },
    ],
  };
}

/** Joint prices by hand: 2/1 for two legs, 4/1 for three; two sides of one market conflict. */
export function fixedJoint(eventId: string, legs: readonly JointLeg[]): JointPrice {
  const twice = legs.flatMap((leg, index) =>
    legs.some((other, at) => at !== index && other.marketKey === leg.marketKey) ? [index] : [],
  );
  if (twice.length > 0) return { kind: 'refused', reason: 'conflict', legs: twice };
  if (legs.length > 8) return { kind: 'refused', reason: 'too-many' };
  if (eventId === 'unpriced') return { kind: 'refused', reason: 'unavailable' };
  return { kind: 'priced', odds: odds(BigInt(2 * (legs.length - 1)), 1n), probability: 0.25, sequence: 1 };
}

/** A board of games with main lines and joint prices. */
export class JointBoard extends FixedTrading {
  joint = fixedJoint;

  jointOfSubsets(eventId: string, legs: readonly JointLeg[]) {
    return Array.from({ length: 2 ** legs.length }, (_none, mask) => {
      const kept = legs.filter((_leg, index) => (mask & (1 << index)) !== 0);
      if (kept.length < 2) return kept.length === 1 ? odds(10n, 11n) : undefined;
      const price = fixedJoint(eventId, kept);
      return price.kind === 'priced' ? price.odds : undefined;
    });
  }
}

export function jointBoard(...eventIds: string[]): JointBoard {
  const board = new JointBoard();
  for (const id of eventIds) board.add(fixedEvent(id), mainLines);
  return board;
}
