import { MarketSelectionRef } from '../marketplace/marketplace.schema.ts';
import { builder } from '../platform/graphql/builder.ts';
import { ownerOf } from '../platform/graphql/context.ts';
import { InvalidInputType } from '../platform/graphql/error-types.ts';
import { toGlobalId } from '../platform/graphql/node.ts';
import { OddsType } from '../platform/graphql/shared-types.ts';
import { BetslipMutationErrorRef } from './betslip-types.schema.ts';
import { legHeading } from './leg-heading.ts';
import { answer, BetslipResultRef } from './mutation-answer.schema.ts';
import { readSelectionIds } from './read-input.ts';
import type { Refusal } from './refusal.ts';
import { MAX_SHARED, type SharedBet, type SharedLeg, shareText, shareUrl } from './shared-bet.ts';

const SharedBetLegRef = builder.objectRef<SharedLeg>('SharedBetLeg').implement({
  fields: (t) => ({
    eventName: t.exposeString('eventName'),
    marketName: t.exposeString('marketName'),
    marketSelection: t.field({
      type: MarketSelectionRef,
      nullable: true,
      description: 'As it stands now; null once it left the board.',
      resolve: ({ selectionId }, _args, { services }) => services.marketplace.selection(selectionId),
    }),
    marketSelectionId: t.id({ resolve: ({ selectionId }) => toGlobalId('MarketSelection', selectionId) }),
    odds: t.field({
      type: OddsType,
      nullable: true,
      description: 'When it was shared.',
      resolve: ({ odds }) => odds,
    }),
    selectionName: t.string({
      description:
        'What it is on: the answer to a yes or no question is called by its question, No as "No · …".',
      resolve: (leg) => legHeading(leg),
    }),
  }),
});

const SharedBetRef = builder.objectRef<SharedBet>('SharedBet').implement({
  fields: (t) => ({
    legs: t.field({ type: [SharedBetLegRef], resolve: ({ legs }) => [...legs] }),
    shareBetId: t.exposeID('id'),
    shareBetUrl: t.string({ description: 'A path of the web app.', resolve: ({ id }) => shareUrl(id) }),
    shareText: t.string({ resolve: ({ legs }) => shareText(legs) }),
  }),
});

const ShareBetResultRef = builder.unionType('ShareBetResult', {
  types: [BetslipMutationErrorRef, InvalidInputType, SharedBetRef],
  resolveType: (result: SharedBet | Refusal) => ('__typename' in result ? result.__typename : 'SharedBet'),
});

builder.queryField('sharedBet', (t) =>
  t.field({
    type: SharedBetRef,
    nullable: true,
    description: 'Null for a link that leads nowhere.',
    authScopes: { public: true },
    args: { shareBetId: t.arg.id() },
    resolve: async (_root, { shareBetId }, { services }) => services.betslip.shared.find(shareBetId),
  }),
);

builder.mutationField('shareBet', (t) =>
  t.field({
    type: ShareBetResultRef,
    description: `Shares up to ${MAX_SHARED} selections by a link; sharing the same again answers the same link.`,
    authScopes: { viewer: true },
    args: { selectionIds: t.arg.idList() },
    resolve: async (_root, args, { viewer, services }) => {
      const ids = readSelectionIds('selectionIds', args.selectionIds, MAX_SHARED);
      if (ids.kind === 'refused') return ids.refusal;
      const outcome = await services.betslip.shared.share(ownerOf(viewer), ids.value);
      return outcome.kind === 'shared' ? outcome.bet : outcome.refusal;
    },
  }),
);

const ModeEnum = builder.enumType('SharedBetMode', { values: ['ADD', 'CLEAR_AND_REPLACE'] as const });

builder.mutationField('consumeSharedBet', (t) =>
  t.field({
    type: BetslipResultRef,
    description: 'Puts what is still on sale of a shared bet on the betslip, at the odds of now.',
    authScopes: { viewer: true },
    args: { mode: t.arg({ type: ModeEnum }), shareBetId: t.arg.id() },
    resolve: (_root, { mode, shareBetId }, { viewer, services }) =>
      answer(services.betslip.consumeSharedBet(ownerOf(viewer), shareBetId, mode === 'CLEAR_AND_REPLACE')),
  }),
);
