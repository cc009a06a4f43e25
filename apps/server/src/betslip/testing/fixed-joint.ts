import { FixedTrading } from '../../trading/testing/fixed-book.ts';
import { fixedEvent } from '../../trading/testing/fixed-event.ts';
import type { FixedMarket } from '../../trading/testing/fixed-market.ts';
import { fixedMoneyline } from '../../trading/testing/fixed-market.ts';

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

const home = { marketKey: 'moneyline:game', selectionKey: 'home' };
const over = { marketKey: 'total:game:47.5', selectionKey: 'over' };

/** A board of games with main lines; the home side to win and the over cost 2/1 together. */
export function jointBoard(...eventIds: string[]): FixedTrading {
  const board = new FixedTrading();
  for (const id of eventIds) {
    board.add(fixedEvent(id), mainLines);
    board.setJoint(id, [home, over], [2, 1]);
  }
  return board;
}
