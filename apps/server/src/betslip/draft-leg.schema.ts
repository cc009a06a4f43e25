import {
  MarketSelectionRef,
  PointsRef,
  pointsOf,
  StandardEventRef,
} from '../marketplace/marketplace.schema.ts';
import { builder } from '../platform/graphql/builder.ts';
import { toGlobalId } from '../platform/graphql/node.ts';
import { OddsType } from '../platform/graphql/shared-types.ts';
import type { SelectionView } from '../trading/trading.ts';
import { BetslipErrorRef } from './bet-error.schema.ts';
import { legHeading } from './leg-heading.ts';
import { pointOptions } from './point-edits.ts';
import type { PricedLeg } from './priced-slip.ts';

export const TrendEnum = builder.enumType('Trend', { values: ['DOWN', 'UP'] as const });

/** A selection that knows which shared bet it came from, as a draft leg shows it. */
interface SharedSelection extends SelectionView {
  readonly shareId: string;
}

builder.objectField(MarketSelectionRef, 'probabilityEncrypted', (t) =>
  t.string({
    nullable: true,
    description:
      'What the house believes of the selection now, sealed: to be sent back with the leg of a bet. Null without a price.',
    resolve: (selection, _args, { services }) => services.betslip.seal(selection),
  }),
);

builder.objectField(MarketSelectionRef, 'shareId', (t) =>
  t.string({
    nullable: true,
    description: 'On a draft leg: the shared bet it came from.',
    resolve: (selection) => ('shareId' in selection ? String(selection.shareId) : null),
  }),
);

const BuyPointOptionRef = builder.objectRef<SelectionView>('BuyPointOption').implement({
  description: 'Another line the selection can be moved to, its own among them.',
  fields: (t) => ({
    marketSelectionId: t.id({ resolve: ({ rawId }) => toGlobalId('MarketSelection', rawId) }),
    odds: t.field({ type: OddsType, nullable: true, resolve: ({ odds }) => odds }),
    points: t.field({ type: PointsRef, nullable: true, resolve: pointsOf }),
  }),
});

export const DraftLegRef = builder.objectRef<PricedLeg>('DraftLeg').implement({
  fields: (t) => ({
    id: t.id({ resolve: (leg) => toGlobalId('DraftLeg', leg.id) }),
    acceptedOdds: t.field({
      type: OddsType,
      description: 'The odds the patron last accepted; differs from marketSelection.odds after a change.',
      resolve: (leg) => leg.held.acceptedOdds,
    }),
    buyPointOptions: t.field({
      type: [BuyPointOptionRef],
      description: 'For adjustMarketSelectionPoints; empty for a market without lines.',
      resolve: (leg) => [...pointOptions(leg.selection, leg.book)],
    }),
    errors: t.field({ type: [BetslipErrorRef], resolve: (leg) => [...leg.errors] }),
    event: t.field({
      type: StandardEventRef,
      nullable: true,
      description: 'The event as it stands, for the score and clock under the leg.',
      resolve: (leg) => leg.book,
    }),
    eventId: t.id({ resolve: (leg) => toGlobalId('StandardEvent', leg.held.eventId) }),
    eventName: t.string({ resolve: (leg) => leg.held.eventName }),
    lineInPlace: t.field({
      type: MarketSelectionRef,
      nullable: true,
      description:
        'Once its line has left the board: the nearest one of the same market and side that is on sale, for adjustMarketSelectionPoints, in Quick Bets for addQuickSelection. Null where there is none, or it is on the slip.',
      resolve: (leg) => leg.inPlace,
    }),
    marketName: t.string({ resolve: (leg) => leg.held.marketName }),
    marketSelection: t.field({
      type: MarketSelectionRef,
      resolve: ({ selection, held }): SelectionView | SharedSelection =>
        held.shareId === undefined ? selection : { ...selection, shareId: held.shareId },
    }),
    marketSelectionOddsTrend: t.field({ type: TrendEnum, nullable: true, resolve: (leg) => leg.oddsTrend }),
    marketSelectionRequiresAcceptance: t.boolean({ resolve: (leg) => leg.requiresAcceptance }),
    marketStartAt: t.field({
      type: 'DateTime',
      resolve: (leg) => leg.book?.event.startsAt ?? leg.held.startsAt,
    }),
    selectionName: t.string({
      description:
        'What it is on: the answer to a yes or no question is called by its question, No as "No · …".',
      resolve: ({ selection, held }) =>
        legHeading({ selectionName: selection.selectionName, marketName: held.marketName }),
    }),
    teasedPoints: t.field({
      type: PointsRef,
      nullable: true,
      description: 'In a teaser: the line with the points bought; marketSelection.points is the line of now.',
      resolve: ({ selection, teasedPoints }) =>
        teasedPoints === undefined ? null : pointsOf({ type: selection.type, points: teasedPoints }),
    }),
  }),
});
