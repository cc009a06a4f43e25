import { type Odds, oddsFromPair } from '@fairline/money/odds.ts';
import { builder } from '../platform/graphql/builder.ts';
import { ownerOf, type RequestContext, requirePatron } from '../platform/graphql/context.ts';
import { InvalidInputType } from '../platform/graphql/error-types.ts';
import { fromGlobalId, registerNode } from '../platform/graphql/node.ts';
import { OddsInput } from '../platform/graphql/shared-types.ts';
import type { Betslip, EditOutcome } from './betslip.ts';
import {
  AmountFieldEnum,
  BetslipMutationErrorRef,
  BetslipRef,
  MinimalBetslipRef,
} from './betslip-types.schema.ts';
import type { PricedSlip } from './priced-slip.ts';
import { badInput, type Refusal } from './refusal.ts';

export {
  AmountSourceEnum,
  BetslipErrorRef,
  BetslipMutationErrorRef,
  BetslipRef,
} from './betslip-types.schema.ts';

declare module '../platform/graphql/context.ts' {
  interface Services {
    betslip: Betslip;
  }
}

const BetslipPayloadRef = builder.objectRef<{ readonly slip: PricedSlip }>('BetslipPayload').implement({
  fields: (t) => ({ betslip: t.field({ type: BetslipRef, resolve: ({ slip }) => slip }) }),
});

const BetslipResultRef = builder.unionType('BetslipResult', {
  types: [BetslipMutationErrorRef, BetslipPayloadRef, InvalidInputType],
  resolveType: (result: { readonly slip: PricedSlip } | Refusal) =>
    '__typename' in result ? result.__typename : 'BetslipPayload',
});

/** What a mutation answers: the slip, or why nothing was changed. */
async function answer(outcome: Promise<EditOutcome>) {
  const result = await outcome;
  return result.kind === 'edited' ? { slip: result.slip } : result.refusal;
}

const slipOf = ({ viewer, services }: RequestContext) => services.betslip.get(ownerOf(viewer));

builder.queryField('betslip', (t) =>
  t.field({
    type: BetslipRef,
    authScopes: { viewer: true },
    resolve: (_root, _args, context) => slipOf(context),
  }),
);

builder.queryField('minimalBetslip', (t) =>
  t.field({
    type: MinimalBetslipRef,
    authScopes: { viewer: true },
    resolve: (_root, _args, context) => slipOf(context),
  }),
);

builder.subscriptionField('betslipUpdated', (t) =>
  t.field({
    type: BetslipRef,
    authScopes: { viewer: true },
    subscribe: (_root, _args, { viewer, services }) => services.betslip.watch(ownerOf(viewer)),
    resolve: (slip) => slip,
  }),
);

registerNode('Betslip', async (owner, context) => {
  if (context.viewer.kind === 'nobody' || owner !== ownerOf(context.viewer)) return null;
  return slipOf(context);
});

registerNode('DraftBet', async (draftBetId, context) => {
  if (context.viewer.kind === 'nobody') return null;
  const { straight } = await slipOf(context);
  return straight.draftBets.find((bet) => bet.draftBetId === draftBetId) ?? null;
});

const AddSelectionInput = builder.inputType('AddSelectionInput', {
  fields: (t) => ({
    branchChannel: t.string({ required: false }),
    modelOutput: t.string({ required: false }),
    odds: t.field({ type: OddsInput }),
    selectionId: t.id({ description: 'MarketSelection id.' }),
    selectionOrigin: t.string({ required: false }),
    shareId: t.string({ required: false }),
  }),
});

builder.mutationField('addSelection', (t) =>
  t.field({
    type: BetslipResultRef,
    authScopes: { viewer: true },
    args: { input: t.arg({ type: AddSelectionInput }) },
    resolve: (_root, { input }, { viewer, services }) => {
      const selectionId = rawIdOf('MarketSelection', input.selectionId);
      const odds = readOdds(input.odds);
      if (selectionId === undefined) return badInput('selectionId', 'This is not the id of a selection.');
      if (!odds) return badInput('odds', 'Odds are two numbers above zero.');
      const unusable = unusableText(input);
      if (unusable) return badInput(unusable, `Use at most ${LONGEST_TEXT} visible characters.`);
      return answer(
        services.betslip.addSelection(ownerOf(viewer), {
          selectionId,
          odds,
          selectionOrigin: input.selectionOrigin ?? undefined,
          branchChannel: input.branchChannel ?? undefined,
          shareId: input.shareId ?? undefined,
        }),
      );
    },
  }),
);

builder.mutationField('removeSelection', (t) =>
  t.field({
    type: BetslipResultRef,
    authScopes: { viewer: true },
    args: { selectionId: t.arg.id() },
    resolve: (_root, args, { viewer, services }) => {
      const selectionId = rawIdOf('MarketSelection', args.selectionId);
      if (selectionId === undefined) return badInput('selectionId', 'This is not the id of a selection.');
      return answer(services.betslip.removeSelection(ownerOf(viewer), selectionId));
    },
  }),
);

builder.mutationField('clearBetslip', (t) =>
  t.field({
    type: BetslipResultRef,
    authScopes: { viewer: true },
    resolve: (_root, _args, { viewer, services }) => answer(services.betslip.clear(ownerOf(viewer))),
  }),
);

const SetDraftBetAmountInput = builder.inputType('SetDraftBetAmountInput', {
  fields: (t) => ({
    amount: t.string({ description: 'Decimal dollars, e.g. 25 or 25.50; empty clears.' }),
    amountField: t.field({ type: AmountFieldEnum }),
    draftBetId: t.id(),
  }),
});

builder.mutationField('setDraftBetAmount', (t) =>
  t.field({
    type: BetslipResultRef,
    authScopes: { viewer: true },
    args: { input: t.arg({ type: SetDraftBetAmountInput }) },
    resolve: (_root, { input }, { viewer, services }) => {
      const draftBetId = rawIdOf('DraftBet', input.draftBetId);
      if (draftBetId === undefined) return badInput('draftBetId', 'This is not the id of a draft bet.');
      return answer(services.betslip.setAmount(ownerOf(viewer), draftBetId, input.amount, input.amountField));
    },
  }),
);

const AcceptedSelectionInput = builder.inputType('AcceptedSelectionInput', {
  fields: (t) => ({ odds: t.field({ type: OddsInput }), selectionId: t.id() }),
});

const AcceptChangesInput = builder.inputType('AcceptChangesInput', {
  fields: (t) => ({ marketSelections: t.field({ type: [AcceptedSelectionInput] }) }),
});

builder.mutationField('acceptChanges', (t) =>
  t.field({
    type: BetslipResultRef,
    authScopes: { viewer: true },
    args: { input: t.arg({ type: AcceptChangesInput }) },
    resolve: (_root, { input }, { viewer, services }) => {
      const acceptances = [];
      for (const one of input.marketSelections) {
        const selectionId = rawIdOf('MarketSelection', one.selectionId);
        const odds = readOdds(one.odds);
        if (selectionId === undefined || !odds) {
          return badInput('marketSelections', 'Each needs the id of a selection and its odds.');
        }
        acceptances.push({ selectionId, odds });
      }
      return answer(services.betslip.acceptChanges(ownerOf(viewer), acceptances));
    },
  }),
);

builder.mutationField('promoteBetslip', (t) =>
  t.field({
    type: BetslipResultRef,
    description:
      "Carries the visitor's betslip over to the patron who logged in; visitorToken is the anonymous token it was built with.",
    authScopes: { patron: true },
    args: { mergeBetslip: t.arg.boolean(), visitorToken: t.arg.string() },
    resolve: (_root, { mergeBetslip, visitorToken }, context) => {
      const patron = `patron:${requirePatron(context)}`;
      return answer(context.services.betslip.promote(visitorToken, patron, mergeBetslip));
    },
  }),
);

builder.mutationField('demoteBetslip', (t) =>
  t.field({
    type: BetslipResultRef,
    description:
      "Before logging out: copies the patron's betslip to the visitor they are about to be, and answers that one.",
    authScopes: { patron: true },
    args: { mergeBetslip: t.arg.boolean(), visitorToken: t.arg.string() },
    resolve: (_root, { mergeBetslip, visitorToken }, context) => {
      const patron = `patron:${requirePatron(context)}`;
      return answer(context.services.betslip.demote(patron, visitorToken, mergeBetslip));
    },
  }),
);

function rawIdOf(typename: string, id: string): string | undefined {
  const global = fromGlobalId(id);
  return global?.typename === typename ? global.rawId : undefined;
}

/** Beyond any price there is; keeps what is stored small. */
const LARGEST_PART = 1_000_000_000n;

function readOdds(pair: { numeratorLong: bigint; denominatorLong: bigint }): Odds | undefined {
  if (pair.numeratorLong > LARGEST_PART || pair.denominatorLong > LARGEST_PART) return undefined;
  return oddsFromPair(pair.numeratorLong, pair.denominatorLong);
}

const LONGEST_TEXT = 200;
/** Neither control characters nor halves of a surrogate pair. */
const KEEPABLE_TEXT = new RegExp(`^[^\\p{Cc}\\p{Cs}]{0,${LONGEST_TEXT}}$`, 'u');

interface Texts {
  readonly selectionOrigin?: string | null | undefined;
  readonly branchChannel?: string | null | undefined;
  readonly shareId?: string | null | undefined;
}

/** The first of the free texts that cannot be kept: too long, or with characters JSON in Postgres does not hold. */
function unusableText(input: Texts): keyof Texts | undefined {
  const fields = ['selectionOrigin', 'branchChannel', 'shareId'] as const;
  return fields.find((field) => !KEEPABLE_TEXT.test(input[field] ?? ''));
}
