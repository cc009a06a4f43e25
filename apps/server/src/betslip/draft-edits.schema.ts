import { builder } from '../platform/graphql/builder.ts';
import { ownerOf } from '../platform/graphql/context.ts';
import { OddsInput } from '../platform/graphql/shared-types.ts';
import { AmountFieldEnum, AmountSourceEnum } from './betslip-types.schema.ts';
import { answer, BetslipResultRef } from './mutation-answer.schema.ts';
import { rawIdOf, readAmountSource, readOdds, readSeen, readTexts } from './read-input.ts';
import { badInput, type Refusal } from './refusal.ts';
import { MAX_SELECTIONS } from './slip.ts';

const noDraftBet = (): Refusal => badInput('draftBetId', 'This is not the id of a draft bet.');

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
      if (draftBetId === undefined) return noDraftBet();
      return answer(services.betslip.setAmount(ownerOf(viewer), draftBetId, input.amount, input.amountField));
    },
  }),
);

const SetAmountSourceInput = builder.inputType('SetDraftBetAmountSourceInput', {
  fields: (t) => ({
    amountSourceType: t.field({ type: AmountSourceEnum }),
    draftBetId: t.id(),
    freeBetId: t.string({ required: false, description: 'With FREE_BET: the rawId of an available one.' }),
  }),
});

builder.mutationField('setDraftBetAmountSource', (t) =>
  t.field({
    type: BetslipResultRef,
    description: 'CASH gives a reward back. A reward takes the place of a profit boost.',
    authScopes: { viewer: true },
    args: { input: t.arg({ type: SetAmountSourceInput }) },
    resolve: (_root, { input }, { viewer, services }) => {
      const draftBetId = rawIdOf('DraftBet', input.draftBetId);
      if (draftBetId === undefined) return noDraftBet();
      const source = readAmountSource(input.amountSourceType, input.freeBetId);
      if (source.kind === 'refused') return source.refusal;
      const { amountSource, freeBetId } = source.value;
      return answer(services.betslip.setAmountSource(ownerOf(viewer), draftBetId, amountSource, freeBetId));
    },
  }),
);

const SetProfitBoostInput = builder.inputType('SetDraftBetProfitBoostInput', {
  fields: (t) => ({
    draftBetId: t.id(),
    profitBoostId: t.string({
      required: false,
      description: 'The rawId of an available one; none takes it off.',
    }),
  }),
});

builder.mutationField('setDraftBetProfitBoost', (t) =>
  t.field({
    type: BetslipResultRef,
    description: 'A profit boost is for cash: it takes the place of a bonus bet or promotional credit.',
    authScopes: { viewer: true },
    args: { input: t.arg({ type: SetProfitBoostInput }) },
    resolve: (_root, { input }, { viewer, services }) => {
      const draftBetId = rawIdOf('DraftBet', input.draftBetId);
      if (draftBetId === undefined) return noDraftBet();
      const texts = readTexts({ profitBoostId: input.profitBoostId });
      if (texts.kind === 'refused') return texts.refusal;
      const { profitBoostId } = texts.value;
      return answer(services.betslip.setProfitBoost(ownerOf(viewer), draftBetId, profitBoostId));
    },
  }),
);

builder.mutationField('buyTeaserPoints', (t) =>
  t.field({
    type: BetslipResultRef,
    description: "Every line of the teaser moves by so many points: one of the teaser's previews.",
    authScopes: { viewer: true },
    args: { points: t.arg.float() },
    resolve: (_root, { points }, { viewer, services }) =>
      answer(services.betslip.buyTeaserPoints(ownerOf(viewer), points)),
  }),
);

const AcceptedSelectionInput = builder.inputType('AcceptedSelectionInput', {
  fields: (t) => ({ odds: t.field({ type: OddsInput }), selectionId: t.id() }),
});

const AcceptedSameGameLegsInput = builder.inputType('AcceptedSameGameParlayLegsInput', {
  description: 'The joint odds of one game, as a DraftLegEventGrouping has them.',
  fields: (t) => ({ eventId: t.id(), odds: t.field({ type: OddsInput }) }),
});

const AcceptChangesInput = builder.inputType('AcceptChangesInput', {
  fields: (t) => ({
    marketSelections: t.field({ type: [AcceptedSelectionInput] }),
    sameGameParlayLegs: t.field({ type: [AcceptedSameGameLegsInput], required: false }),
  }),
});

builder.mutationField('acceptChanges', (t) =>
  t.field({
    type: BetslipResultRef,
    authScopes: { viewer: true },
    args: { input: t.arg({ type: AcceptChangesInput }) },
    resolve: (_root, { input }, { viewer, services }) => {
      const selections = input.marketSelections;
      const groups = input.sameGameParlayLegs ?? [];
      const field = selections.length > MAX_SELECTIONS ? 'marketSelections' : 'sameGameParlayLegs';
      if (Math.max(selections.length, groups.length) > MAX_SELECTIONS) {
        return badInput(field, `At most ${MAX_SELECTIONS} at a time.`);
      }
      const accepted = selections.flatMap(({ selectionId, odds }) => {
        const seen = readSeen(selectionId, odds);
        return seen.kind === 'read' ? seen.value : [];
      });
      if (accepted.length < selections.length) {
        return badInput('marketSelections', 'Each needs the id of a selection and its odds.');
      }
      const joint = groups.flatMap((group) => {
        const eventId = rawIdOf('StandardEvent', group.eventId);
        const odds = readOdds(group.odds);
        return eventId !== undefined && odds ? { eventId, odds } : [];
      });
      if (joint.length < groups.length) {
        return badInput('sameGameParlayLegs', 'Each needs the id of an event and its odds.');
      }
      return answer(services.betslip.acceptChanges(ownerOf(viewer), accepted, joint));
    },
  }),
);
