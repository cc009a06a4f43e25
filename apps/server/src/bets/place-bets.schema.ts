import {
  AmountSourceEnum,
  BetslipErrorRef,
  BetslipMutationErrorRef,
  BetslipRef,
} from '../betslip/betslip.schema.ts';
import { builder } from '../platform/graphql/builder.ts';
import { ownerOf, requirePatron } from '../platform/graphql/context.ts';
import { type ErrorResult, InvalidInputType } from '../platform/graphql/error-types.ts';
import { fromGlobalId } from '../platform/graphql/node.ts';
import { OddsInput } from '../platform/graphql/shared-types.ts';
import { BalancesType } from '../wallet/wallet.schema.ts';
import type { Balances } from '../wallet/wallet.ts';
import { BetRef, BetTypeEnum } from './bet-types.schema.ts';
import type { PlaceOutcome } from './bets.ts';
import { withQuotes } from './leg-quotes.ts';
import { readPlaceBets } from './place-bets-input.ts';
import { MAX_LEGS } from './request.ts';
import { originOf } from './request-origin.ts';

export const PlaceBetLegInput = builder.inputType('PlaceBetLegInput', {
  fields: (t) => ({
    odds: t.field({ type: OddsInput }),
    probabilityEncrypted: t.string({
      required: false,
      description:
        'As the selection had it; for a quick bet it must be sent. One that was changed, is of another selection or is more than a day old is refused. The server decides by its own prices.',
    }),
    selectionId: t.id(),
  }),
});

const PlaceBetInput = builder.inputType('PlaceBetInput', {
  fields: (t) => ({
    amountSourceType: t.field({ type: AmountSourceEnum }),
    betAmountLong: t.field({
      type: 'Long',
      description: 'Minor units; of a round robin for each combination.',
    }),
    draftBetId: t.id(),
    draftLegs: t.field({ type: [PlaceBetLegInput] }),
    idempotencyKey: t.id({
      description:
        "The draft bet's placementKey, or the client's own; the same key with the same content is answered with the first result, with other content refused.",
    }),
    freeBetId: t.id({ required: false, description: 'With amountSourceType FREE_BET.' }),
    profitBoostId: t.id({ required: false, description: 'With amountSourceType CASH.' }),
    roundRobinSize: t.int({ required: false, description: 'ROUND_ROBIN: legs of each of its parlays.' }),
    teaserPoints: t.float({ required: false, description: 'TEASER: points bought.' }),
    totalOdds: t.field({
      type: OddsInput,
      required: false,
      description: 'What was shown for all legs together; needed for PARLAY_PLUS and TEASER.',
    }),
    type: t.field({ type: BetTypeEnum }),
  }),
});

const PlaceBetsInput = builder.inputType('PlaceBetsInput', {
  fields: (t) => ({
    bets: t.field({ type: [PlaceBetInput] }),
    keepBetslipSelections: t.boolean(),
  }),
});

const RefusedBetRef = builder.objectRef<PlaceOutcome['refused'][number]>('RefusedBet').implement({
  description: 'A bet that was refused: which one and why. Nothing was taken for it.',
  fields: (t) => ({
    draftBetId: t.exposeID('draftBetId'),
    errors: t.field({ type: [BetslipErrorRef], resolve: ({ errors }) => [...errors] }),
  }),
});

interface PlaceBetsPayload extends PlaceOutcome {
  readonly __typename: 'PlaceBetsPayload';
  readonly balances: Balances;
}

const PlaceBetsPayloadRef = builder.objectRef<PlaceBetsPayload>('PlaceBetsPayload').implement({
  fields: (t) => ({
    // Read only when asked for: it costs more than placing.
    betslip: t.field({
      type: BetslipRef,
      resolve: (_payload, _args, { viewer, services }) => services.betslip.get(ownerOf(viewer)),
    }),
    patronBalanceAfter: t.field({ type: BalancesType, resolve: ({ balances }) => balances }),
    placedBets: t.field({ type: [BetRef], resolve: ({ placed }) => placed.map(({ bet }) => bet) }),
    refusedBets: t.field({ type: [RefusedBetRef], resolve: ({ refused }) => [...refused] }),
  }),
});

const PlaceBetsResult = builder.unionType('PlaceBetsResult', {
  types: [BetslipMutationErrorRef, InvalidInputType, PlaceBetsPayloadRef],
  resolveType: (result) => result.__typename,
});

export const noAccount: ErrorResult<'BetslipMutationError'> = {
  __typename: 'BetslipMutationError',
  code: 'NO_ACCOUNT',
  message: 'Your account cannot place bets. Contact customer support.',
};

builder.mutationField('placeBets', (t) =>
  t.field({
    type: PlaceBetsResult,
    authScopes: { patron: true },
    args: { input: t.arg({ type: PlaceBetsInput }) },
    resolve: async (_root, { input }, context) => {
      const read = readPlaceBets(input.bets);
      if (read.kind === 'invalid') return read.error;
      const patronId = requirePatron(context);
      const { bets, betslip } = context.services;
      const requests = await withQuotes(read.requests, betslip);
      const { balances, ...outcome } = await bets.place(patronId, requests, originOf(context));
      if (!balances) return noAccount;
      if (outcome.spent.length > 0) {
        await betslip.afterPlacing(ownerOf(context.viewer), outcome.spent, input.keepBetslipSelections);
      }
      return { __typename: 'PlaceBetsPayload' as const, ...outcome, balances };
    },
  }),
);

builder.queryField('acceptanceDelayMs', (t) =>
  t.int({
    authScopes: { public: true },
    description: 'How long a bet on these selections would be held back now, because one of them is in play.',
    args: { selectionIds: t.arg.idList() },
    resolve: (_root, { selectionIds }, { services }) =>
      services.bets.delayMs(
        selectionIds.slice(0, MAX_LEGS).flatMap((id) => fromGlobalId(String(id))?.rawId ?? []),
      ),
  }),
);
