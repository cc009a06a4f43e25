import { eventIdOf } from '@fairline/sports/raw-id.ts';
import {
  AmountFieldEnum,
  AmountSourceEnum,
  BetslipErrorRef,
  BetslipMutationErrorRef,
  QuickBetslipRef,
} from '../betslip/betslip.schema.ts';
import { builder } from '../platform/graphql/builder.ts';
import { ownerOf, requirePatron } from '../platform/graphql/context.ts';
import { InvalidInputType } from '../platform/graphql/error-types.ts';
import { BalancesType } from '../wallet/wallet.schema.ts';
import type { Balances } from '../wallet/wallet.ts';
import { BetRef, BetTypeEnum } from './bet-types.schema.ts';
import type { PlaceOutcome } from './bets.ts';
import { withQuotes } from './leg-quotes.ts';
import { noAccount, PlaceBetLegInput } from './place-bets.schema.ts';
import { readQuickBet } from './quick-bet-input.ts';
import { originOf } from './request-origin.ts';

const PlaceQuickBetInput = builder.inputType('PlaceQuickBetInput', {
  fields: (t) => ({
    amountSourceType: t.field({ type: AmountSourceEnum }),
    betAmount: t.string({ required: false, description: 'Decimal dollars, as typed.' }),
    draftBetId: t.id(),
    draftLegs: t.field({ type: [PlaceBetLegInput] }),
    freeBetId: t.id({ required: false }),
    idempotencyKey: t.id({ description: 'As in placeBets.' }),
    patronSetAmountType: t.field({ type: AmountFieldEnum }),
    profitBoostId: t.id({ required: false }),
    type: t.field({ type: BetTypeEnum, description: 'STRAIGHT.' }),
    winAmount: t.string({
      required: false,
      description: 'Decimal dollars: what counts when it was typed and no betAmount is given.',
    }),
  }),
});

interface PlaceQuickBetPayload extends PlaceOutcome {
  readonly __typename: 'PlaceQuickBetPayload';
  readonly balances: Balances;
  readonly eventId: string;
}

const PlaceQuickBetPayloadRef = builder.objectRef<PlaceQuickBetPayload>('PlaceQuickBetPayload').implement({
  fields: (t) => ({
    errors: t.field({
      type: [BetslipErrorRef],
      description: 'Why it was refused; nothing was taken then.',
      resolve: ({ refused }) => refused.flatMap(({ errors }) => errors),
    }),
    patronBalanceAfter: t.field({ type: BalancesType, resolve: ({ balances }) => balances }),
    placedBet: t.field({
      type: BetRef,
      nullable: true,
      description: 'Null when it was refused.',
      resolve: ({ placed }) => placed[0]?.bet ?? null,
    }),
    quickBetslip: t.field({
      type: QuickBetslipRef,
      description: "The quick slip of the bet's game, from which a bet that was placed is gone.",
      resolve: ({ eventId }, _args, { viewer, services }) =>
        services.betslip.quick.get(ownerOf(viewer), eventId),
    }),
  }),
});

const PlaceQuickBetResult = builder.unionType('PlaceQuickBetResult', {
  types: [BetslipMutationErrorRef, InvalidInputType, PlaceQuickBetPayloadRef],
  resolveType: (result) => result.__typename,
});

builder.mutationField('placeQuickBet', (t) =>
  t.field({
    type: PlaceQuickBetResult,
    authScopes: { patron: true },
    args: { bet: t.arg({ type: PlaceQuickBetInput }) },
    resolve: async (_root, { bet }, context) => {
      const read = readQuickBet(bet);
      if (read.kind === 'invalid') return read.error;
      const { bets, betslip } = context.services;
      const { balances, ...outcome } = await bets.place(
        requirePatron(context),
        await withQuotes(read.requests, betslip),
        originOf(context),
      );
      if (!balances) return noAccount;
      const [selectionId = ''] = read.requests.flatMap(({ legs }) => legs.map((leg) => leg.selectionId));
      const eventId = eventIdOf(selectionId);
      if (outcome.spent.length > 0) {
        await betslip.quick.afterPlacing(ownerOf(context.viewer), eventId, outcome.spent);
      }
      return { __typename: 'PlaceQuickBetPayload' as const, ...outcome, balances, eventId };
    },
  }),
);
