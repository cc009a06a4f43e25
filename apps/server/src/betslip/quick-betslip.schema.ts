import { builder } from '../platform/graphql/builder.ts';
import { ownerOf } from '../platform/graphql/context.ts';
import { InvalidInputType } from '../platform/graphql/error-types.ts';
import { registerNode, toGlobalId } from '../platform/graphql/node.ts';
import { NodeRef, OddsInput } from '../platform/graphql/shared-types.ts';
import {
  AmountFieldEnum,
  AmountSourceEnum,
  BetslipErrorRef,
  BetslipMutationErrorRef,
  DraftBetRef,
} from './betslip-types.schema.ts';
import type { QuickOutcome } from './quick-betslips.ts';
import type { PricedQuickSlip } from './quick-slip.ts';
import { rawIdOf, readAmountSource, readOdds, readSeen } from './read-input.ts';
import { badInput, type Refusal } from './refusal.ts';

export const QuickBetslipRef = builder.objectRef<PricedQuickSlip>('QuickBetslip').implement({
  description: 'The slip of one game in Quick Bets: a single straight bet, apart from the betslip.',
  interfaces: [NodeRef],
  fields: (t) => ({
    id: t.id({ resolve: ({ eventId }) => toGlobalId('QuickBetslip', eventId) }),
    draftBet: t.field({ type: DraftBetRef, nullable: true, resolve: ({ draftBet }) => draftBet }),
    errors: t.field({ type: [BetslipErrorRef], resolve: ({ errors }) => [...errors] }),
    eventId: t.id({ resolve: ({ eventId }) => toGlobalId('StandardEvent', eventId) }),
    version: t.exposeInt('version'),
  }),
});

const PayloadRef = builder.objectRef<{ readonly slip: PricedQuickSlip }>('QuickBetslipPayload').implement({
  fields: (t) => ({ quickBetslip: t.field({ type: QuickBetslipRef, resolve: ({ slip }) => slip }) }),
});

const ResultRef = builder.unionType('QuickBetslipResult', {
  types: [BetslipMutationErrorRef, InvalidInputType, PayloadRef],
  resolveType: (result: { readonly slip: PricedQuickSlip } | Refusal) =>
    '__typename' in result ? result.__typename : 'QuickBetslipPayload',
});

async function answer(outcome: Promise<QuickOutcome>) {
  const result = await outcome;
  return result.kind === 'edited' ? { slip: result.slip } : result.refusal;
}

/** Of what names no event there is an empty slip. */
const NO_EVENT = 'none';

const noEvent = (): Refusal => badInput('eventId', 'This is not the id of an event.');

builder.queryField('quickBetslip', (t) =>
  t.field({
    type: QuickBetslipRef,
    authScopes: { viewer: true },
    args: { eventId: t.arg.id() },
    resolve: (_root, args, { viewer, services }) =>
      services.betslip.quick.get(ownerOf(viewer), rawIdOf('StandardEvent', args.eventId) ?? NO_EVENT),
  }),
);

builder.subscriptionField('quickBetslipUpdated', (t) =>
  t.field({
    type: QuickBetslipRef,
    authScopes: { viewer: true },
    args: { eventId: t.arg.id() },
    subscribe: (_root, args, { viewer, services }) =>
      services.betslip.quick.watch(ownerOf(viewer), rawIdOf('StandardEvent', args.eventId) ?? NO_EVENT),
    resolve: (slip) => slip,
  }),
);

registerNode('QuickBetslip', async (eventId, { viewer, services }) =>
  viewer.kind === 'nobody' ? null : services.betslip.quick.get(ownerOf(viewer), eventId),
);

const SelectionInput = builder.inputType('QuickSelectionInput', {
  fields: (t) => ({ eventId: t.id(), odds: t.field({ type: OddsInput }), selectionId: t.id() }),
});

builder.mutationField('addQuickSelection', (t) =>
  t.field({
    type: ResultRef,
    description: 'Takes the place of the selection that was there; the same selection again is taken off.',
    authScopes: { viewer: true },
    args: { input: t.arg({ type: SelectionInput }) },
    resolve: (_root, { input }, { viewer, services }) => {
      const eventId = rawIdOf('StandardEvent', input.eventId);
      if (eventId === undefined) return noEvent();
      const seen = readSeen(input.selectionId, input.odds);
      if (seen.kind === 'refused') return seen.refusal;
      const { selectionId, odds } = seen.value;
      return answer(services.betslip.quick.toggle(ownerOf(viewer), eventId, selectionId, odds));
    },
  }),
);

builder.mutationField('removeQuickSelection', (t) =>
  t.field({
    type: ResultRef,
    authScopes: { viewer: true },
    args: { eventId: t.arg.id() },
    resolve: (_root, args, { viewer, services }) => {
      const eventId = rawIdOf('StandardEvent', args.eventId);
      if (eventId === undefined) return noEvent();
      return answer(services.betslip.quick.remove(ownerOf(viewer), eventId));
    },
  }),
);

const DraftInput = builder.inputType('SetQuickDraftBetInput', {
  fields: (t) => ({
    amount: t.string({ required: false, description: 'Decimal dollars; none unless given.' }),
    amountField: t.field({ type: AmountFieldEnum, required: false, description: 'BET unless given.' }),
    eventId: t.id(),
    odds: t.field({ type: OddsInput }),
    selectionId: t.id(),
  }),
});

builder.mutationField('setQuickDraftBet', (t) =>
  t.field({
    type: ResultRef,
    description: 'The whole bet at once: what a visitor had before logging in.',
    authScopes: { viewer: true },
    args: { input: t.arg({ type: DraftInput }) },
    resolve: (_root, { input }, { viewer, services }) => {
      const eventId = rawIdOf('StandardEvent', input.eventId);
      if (eventId === undefined) return noEvent();
      const seen = readSeen(input.selectionId, input.odds);
      if (seen.kind === 'refused') return seen.refusal;
      const { amount, amountField } = input;
      const draft = { ...seen.value, text: amount ?? '', field: amountField ?? ('BET' as const) };
      return answer(services.betslip.quick.setDraft(ownerOf(viewer), eventId, draft));
    },
  }),
);

const AmountInput = builder.inputType('SetQuickBetAmountInput', {
  fields: (t) => ({
    amount: t.string({ description: 'Decimal dollars, e.g. 25 or 25.50; empty clears.' }),
    amountField: t.field({ type: AmountFieldEnum }),
    eventId: t.id(),
  }),
});

builder.mutationField('setQuickBetAmount', (t) =>
  t.field({
    type: ResultRef,
    authScopes: { viewer: true },
    args: { input: t.arg({ type: AmountInput }) },
    resolve: (_root, { input }, { viewer, services }) => {
      const eventId = rawIdOf('StandardEvent', input.eventId);
      if (eventId === undefined) return noEvent();
      const { amount, amountField } = input;
      return answer(services.betslip.quick.setAmount(ownerOf(viewer), eventId, amount, amountField));
    },
  }),
);

const SourceInput = builder.inputType('SetQuickBetAmountSourceInput', {
  fields: (t) => ({
    amountSourceType: t.field({ type: AmountSourceEnum }),
    eventId: t.id(),
    freeBetId: t.string({ required: false, description: 'With FREE_BET: the rawId of an available one.' }),
  }),
});

builder.mutationField('setQuickBetAmountSource', (t) =>
  t.field({
    type: ResultRef,
    authScopes: { viewer: true },
    args: { input: t.arg({ type: SourceInput }) },
    resolve: (_root, { input }, { viewer, services }) => {
      const eventId = rawIdOf('StandardEvent', input.eventId);
      if (eventId === undefined) return noEvent();
      const source = readAmountSource(input.amountSourceType, input.freeBetId);
      if (source.kind === 'refused') return source.refusal;
      const { amountSource, freeBetId } = source.value;
      return answer(
        services.betslip.quick.setAmountSource(ownerOf(viewer), eventId, amountSource, freeBetId),
      );
    },
  }),
);

const AcceptInput = builder.inputType('AcceptQuickChangesInput', {
  fields: (t) => ({ eventId: t.id(), odds: t.field({ type: OddsInput }) }),
});

builder.mutationField('acceptQuickChanges', (t) =>
  t.field({
    type: ResultRef,
    authScopes: { viewer: true },
    args: { input: t.arg({ type: AcceptInput }) },
    resolve: (_root, { input }, { viewer, services }) => {
      const eventId = rawIdOf('StandardEvent', input.eventId);
      if (eventId === undefined) return noEvent();
      const odds = readOdds(input.odds);
      if (!odds) return badInput('odds', 'Odds are two numbers above zero.');
      return answer(services.betslip.quick.acceptChanges(ownerOf(viewer), eventId, odds));
    },
  }),
);
