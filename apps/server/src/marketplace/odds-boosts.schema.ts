import { builder } from '../platform/graphql/builder.ts';
import { NodeRef, OddsType } from '../platform/graphql/shared-types.ts';
import type { SelectionView } from '../trading/trading.ts';
import { MarketCardRef } from './card.schema.ts';
import { MarketSelectionRef } from './market.schema.ts';
import { placeholdersFor } from './odds-boosts.ts';
import type { CardModel } from './page-model.ts';
import { shownOdds } from './status.ts';

builder.objectField(MarketSelectionRef, 'was', (t) =>
  t.field({
    type: OddsType,
    nullable: true,
    description: 'What the market itself would pay, while the house pays more: an odds boost.',
    resolve: (selection) => (shownOdds(selection) ? selection.was : null),
  }),
);

function boostsOf({ markets }: CardModel): SelectionView[] {
  return markets.flatMap(({ selections }) => selections.filter(({ was }) => was !== undefined));
}

builder.objectRef<CardModel>('OddsBoostMarketCard').implement({
  description: 'Selections of one market that pay more than the market itself would.',
  interfaces: [NodeRef, MarketCardRef],
  fields: (t) => ({
    boosts: t.field({ type: [MarketSelectionRef], resolve: boostsOf }),
    headers: t.stringList({ resolve: () => ['Was', 'Now'] }),
    placeholders: t.int({
      description: 'Blanks that fill the last row.',
      resolve: (card) => placeholdersFor(boostsOf(card).length),
    }),
  }),
});
