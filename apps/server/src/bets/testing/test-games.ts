import { newId } from '../../platform/ids.ts';
import type { FixedTrading } from '../../trading/testing/fixed-book.ts';
import { fixedEvent } from '../../trading/testing/fixed-event.ts';
import { type FixedMarket, fixedMoneyline } from '../../trading/testing/fixed-market.ts';
import type { BetRequest } from '../bets.ts';

const spread: FixedMarket = {
  key: 'spread:game:-3.5',
  name: 'Spread',
  type: 'SPREAD',
  main: true,
  selections: [
    { key: 'home', odds: [10, 11], name: 'Chiefs -3.5', type: 'HOME_SPREAD', points: -3.5 },
    { key: 'away', odds: [10, 11], name: 'Bills +3.5', type: 'AWAY_SPREAD', points: 3.5 },
  ],
};

const total: FixedMarket = {
  key: 'total:game:47.5',
  name: 'Total',
  type: 'TOTAL',
  main: true,
  selections: [
    { key: 'over', odds: [10, 11], name: 'Over 47.5', type: 'OVER', points: 47.5 },
    { key: 'under', odds: [10, 11], name: 'Under 47.5', type: 'UNDER', points: 47.5 },
  ],
};

/** The raw ids of a game with a winner, a spread of 3.5 and a total of 47.5, everything at 10/11. */
export interface TestGame {
  readonly eventId: string;
  readonly home: string;
  readonly spread: string;
  readonly over: string;
}

export function addGame(
  { trading }: { readonly trading: Pick<FixedTrading, 'add'> },
  eventId = newId(),
): TestGame {
  trading.add(fixedEvent(eventId), [fixedMoneyline, spread, total]);
  return {
    eventId,
    home: `${eventId}~moneyline:game~home`,
    spread: `${eventId}~spread:game:-3.5~home`,
    over: `${eventId}~total:game:47.5~over`,
  };
}

/** A cash bet of $10 a line on selections at 10/11. */
export function betOn(
  type: BetRequest['type'],
  selectionIds: readonly string[],
  change: Partial<BetRequest> = {},
): BetRequest {
  return {
    draftBetId: 'draft',
    idempotencyKey: newId(),
    type,
    amountSource: 'CASH',
    stake: 1_000n,
    legs: selectionIds.map((selectionId) => ({ selectionId, odds: { numerator: 10n, denominator: 11n } })),
    ...change,
  };
}
