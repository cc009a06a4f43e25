import { AccountType } from '../identity/identity.schema.ts';
import { builder } from '../platform/graphql/builder.ts';
import { requirePatron } from '../platform/graphql/context.ts';
import { publicError } from '../platform/graphql/errors.ts';
import { registerNode } from '../platform/graphql/node.ts';
import { MoneyType, PageInfoType } from '../platform/graphql/shared-types.ts';
import { BetRef, BetTypeEnum } from './bet-types.schema.ts';
import { type Bets, type HistoryPage, type HistoryTotals, InvalidPage, type PlacedBet } from './bets.ts';
import { BET_FILTERS } from './history.ts';
import './place-bets.schema.ts';
import './featured-wagers.schema.ts';
import './quick-bet.schema.ts';

export { BetRef } from './bet-types.schema.ts';

declare module '../platform/graphql/context.ts' {
  interface Services {
    bets: Bets;
  }
}

builder.objectField(AccountType, 'openBetCount', (t) =>
  t.int({
    description: 'Bets not yet settled.',
    resolve: ({ id }, _args, { services }) => services.bets.openBetCount(id),
  }),
);

// Another patron's bet is answered as one that does not exist.
registerNode('Bet', async (betId, { viewer, services }) => {
  const bet = viewer.kind === 'patron' ? await services.bets.find(betId) : undefined;
  return bet && viewer.kind === 'patron' && bet.patronId === viewer.patronId ? bet : null;
});

const BetFilterEnum = builder.enumType('BetFilter', { values: BET_FILTERS });

const BetEdgeRef = builder
  .objectRef<{ readonly bet: PlacedBet; readonly cursor: string }>('BetEdge')
  .implement({
    fields: (t) => ({
      cursor: t.exposeString('cursor'),
      node: t.field({ type: BetRef, resolve: ({ bet }) => bet }),
    }),
  });

const BetConnectionRef = builder.objectRef<HistoryPage>('BetConnection').implement({
  description: 'Newest first: by when they were placed, SETTLED and CASHED_OUT by when they ended.',
  fields: (t) => ({
    edges: t.field({
      type: [BetEdgeRef],
      resolve: ({ bets, cursors }) => bets.map((bet, at) => ({ bet, cursor: cursors[at] ?? '' })),
    }),
    pageInfo: t.field({
      type: PageInfoType,
      resolve: ({ cursors, endCursor, hasNextPage, hasPreviousPage }) => ({
        startCursor: cursors[0] ?? null,
        endCursor: endCursor ?? null,
        hasNextPage,
        hasPreviousPage,
      }),
    }),
  }),
});

builder.queryField('bets', (t) =>
  t.field({
    type: BetConnectionRef,
    authScopes: { patron: true },
    args: {
      filter: t.arg({ type: BetFilterEnum }),
      sport: t.arg.string({ required: false, description: 'Slug: bets with a leg of this sport.' }),
      type: t.arg({ type: BetTypeEnum, required: false }),
      first: t.arg.int({ required: false }),
      after: t.arg.string({ required: false }),
    },
    resolve: async (_root, query, context) => {
      try {
        return await context.services.bets.history(requirePatron(context), query);
      } catch (error) {
        throw error instanceof InvalidPage ? publicError('BAD_USER_INPUT', error.message) : error;
      }
    },
  }),
);

const BetHistoryTotalsRef = builder.objectRef<HistoryTotals>('BetHistoryTotals').implement({
  description:
    'What all bets of a list add up to, whatever its pages. Of open bets what is still open of them.',
  fields: (t) => ({
    couldReturn: t.expose('couldReturn', {
      type: MoneyType,
      description: 'What open bets pay if all of them win.',
    }),
    count: t.exposeInt('count'),
    net: t.expose('net', {
      type: MoneyType,
      description:
        "Of bets that have ended: what came back less the patron's own cash that was staked; below zero for a loss.",
    }),
    returned: t.expose('returned', {
      type: MoneyType,
      description: 'What came back of bets that have ended.',
    }),
    rewardStake: t.expose('rewardStake', {
      type: MoneyType,
      description: "Of stake: what bonus bets and promotional credit paid. It is not the patron's loss.",
    }),
    stake: t.expose('stake', { type: MoneyType }),
  }),
});

builder.queryField('betHistoryTotals', (t) =>
  t.field({
    type: BetHistoryTotalsRef,
    description: 'Of the bets that `bets` lists for the same filter, sport and type.',
    authScopes: { patron: true },
    args: {
      filter: t.arg({ type: BetFilterEnum }),
      sport: t.arg.string({ required: false, description: 'Slug: bets with a leg of this sport.' }),
      type: t.arg({ type: BetTypeEnum, required: false }),
    },
    resolve: async (_root, choice, context) => {
      const totals = await context.services.bets.totals(requirePatron(context), choice);
      if (!totals) throw publicError('NOT_FOUND', 'This account does not exist any more.');
      return totals;
    },
  }),
);

builder.subscriptionField('betUpdated', (t) =>
  t.field({
    type: BetRef,
    authScopes: { patron: true },
    subscribe: (_root, _args, context) => context.services.bets.watch(requirePatron(context)),
    resolve: async ({ betId }, _args, { services }) => {
      const bet = await services.bets.find(betId);
      if (!bet) throw publicError('NOT_FOUND', 'This bet does not exist.');
      return bet;
    },
  }),
);
