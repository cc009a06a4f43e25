import { FeaturedBetCardRef } from '../marketplace/marketplace.schema.ts';
import { builder } from '../platform/graphql/builder.ts';

builder.interfaceField(FeaturedBetCardRef, 'numberOfWagers', (t) =>
  t.int({
    description: 'Open bets made of exactly these selections.',
    resolve: ({ selectionIds }, _args, { services }) => services.bets.betsOn(selectionIds),
  }),
);
