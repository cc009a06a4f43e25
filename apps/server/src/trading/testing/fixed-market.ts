import { odds } from '@fairline/money/odds.ts';
import type { MarketType, SelectionType } from '@fairline/sports/market-definition.ts';
import { marketRawId, selectionRawId } from '@fairline/sports/raw-id.ts';
import type { SideKey } from '@fairline/sports/sport.ts';
import type { BookStatus, MarketView } from '../trading.ts';

/** A market as a test wants it. Odds are [numerator, denominator]. */
export interface FixedMarket {
  readonly key: string;
  readonly name?: string;
  readonly player?: string;
  readonly type?: MarketType;
  readonly classification?: string;
  readonly family?: string;
  readonly main?: boolean;
  readonly selections: readonly FixedSelection[];
}

export interface FixedSelection {
  readonly key: string;
  readonly odds: readonly [number, number];
  readonly name?: string;
  readonly type?: SelectionType;
  readonly side?: SideKey;
  readonly points?: number;
}

/** Home 10/11, away 10/11. */
export const fixedMoneyline: FixedMarket = {
  key: 'moneyline:game',
  name: 'Moneyline',
  type: 'MONEYLINE',
  main: true,
  selections: [
    { key: 'home', odds: [10, 11], name: 'Chiefs', type: 'HOME_MONEYLINE', side: 'home' },
    { key: 'away', odds: [10, 11], name: 'Bills', type: 'AWAY_MONEYLINE', side: 'away' },
  ],
};

export function marketView(eventId: string, market: FixedMarket, sequence: number): MarketView {
  const name = market.name ?? market.key;
  return {
    rawId: marketRawId({ eventId, marketKey: market.key }),
    eventId,
    key: market.key,
    type: market.type ?? 'OTHER',
    classification: market.classification ?? 'game',
    name,
    ...(market.player !== undefined && { player: market.player }),
    family: market.family ?? market.key,
    main: market.main ?? false,
    status: 'open',
    sequence,
    selections: market.selections.map((selection) => ({
      rawId: selectionRawId({ eventId, marketKey: market.key, selectionKey: selection.key }),
      eventId,
      marketKey: market.key,
      selectionKey: selection.key,
      status: 'open',
      ...pricePair(selection.odds),
      marketName: name,
      selectionName: selection.name ?? selection.key,
      type: selection.type ?? 'OTHER',
      ...(selection.side && { side: selection.side }),
      ...(selection.points !== undefined && { points: selection.points }),
      sequence,
    })),
  };
}

export function pricePair([numerator, denominator]: readonly [number, number]) {
  return {
    odds: odds(BigInt(numerator), BigInt(denominator)),
    probability: denominator / (numerator + denominator),
  };
}

/** Of legs none of which pushes. */
export function jointPair(price: readonly [number, number]) {
  const { odds: together, probability } = pricePair(price);
  return { odds: together, probability, ways: [{ pushed: 0, chance: probability }] };
}

/** As the real one: a closed or settled market has no prices. */
export function withStatus(market: MarketView, status: BookStatus, sequence: number): MarketView {
  const priced = status === 'open' || status === 'suspended';
  const selections = market.selections.map((selection) => ({
    ...selection,
    status,
    sequence,
    odds: priced ? selection.odds : undefined,
  }));
  return { ...market, status, sequence, selections };
}

export function numbered(market: MarketView, sequence: number): MarketView {
  return {
    ...market,
    sequence,
    selections: market.selections.map((selection) => ({ ...selection, sequence })),
  };
}
