import { builder } from '../platform/graphql/builder.ts';
import { ownerOf } from '../platform/graphql/context.ts';
import { OddsInput } from '../platform/graphql/shared-types.ts';
import { answer, BetslipResultRef } from './mutation-answer.schema.ts';
import { rawIdOf, readOdds, readSeen, readTexts } from './read-input.ts';
import { badInput } from './refusal.ts';

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
      const seen = readSeen(input.selectionId, input.odds);
      if (seen.kind === 'refused') return seen.refusal;
      const { selectionOrigin, branchChannel, shareId } = input;
      const origin = readTexts({ selectionOrigin, branchChannel, shareId });
      if (origin.kind === 'refused') return origin.refusal;
      return answer(services.betslip.addSelection(ownerOf(viewer), { ...seen.value, ...origin.value }));
    },
  }),
);

const AddFeaturedBetInput = builder.inputType('AddFeaturedBetInput', {
  fields: (t) => ({
    featuredBetId: t.string(),
    replace: t.boolean({ required: false, description: 'Clears the betslip first.' }),
    selectionOrigin: t.string({ required: false }),
  }),
});

builder.mutationField('addFeaturedBet', (t) =>
  t.field({
    type: BetslipResultRef,
    authScopes: { viewer: true },
    args: { input: t.arg({ type: AddFeaturedBetInput }) },
    resolve: (_root, { input }, { viewer, services }) => {
      const { featuredBetId, selectionOrigin } = input;
      const texts = readTexts({ featuredBetId, selectionOrigin });
      if (texts.kind === 'refused') return texts.refusal;
      const { betslip } = services;
      const origin = texts.value.selectionOrigin;
      return answer(betslip.addFeaturedBet(ownerOf(viewer), featuredBetId, origin, input.replace ?? false));
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

builder.mutationField('clearTeaserBetslip', (t) =>
  t.field({
    type: BetslipResultRef,
    description: 'Clears the whole betslip from its teaser tab, as clearBetslip does.',
    authScopes: { viewer: true },
    resolve: (_root, _args, { viewer, services }) => answer(services.betslip.clear(ownerOf(viewer))),
  }),
);

builder.mutationField('clearTeaserSelections', (t) =>
  t.field({
    type: BetslipResultRef,
    description: 'Takes off the selections that stand in the teaser; those it cannot take stay.',
    authScopes: { viewer: true },
    resolve: (_root, _args, { viewer, services }) =>
      answer(services.betslip.clearTeaserSelections(ownerOf(viewer))),
  }),
);

const AdjustPointsInput = builder.inputType('AdjustMarketSelectionPointsInput', {
  fields: (t) => ({
    newSelectionId: t.id({ description: "One of the draft leg's buyPointOptions." }),
    odds: t.field({
      type: OddsInput,
      required: false,
      description: 'As seen there; those of now unless given.',
    }),
    selectionId: t.id(),
  }),
});

builder.mutationField('adjustMarketSelectionPoints', (t) =>
  t.field({
    type: BetslipResultRef,
    authScopes: { viewer: true },
    args: { input: t.arg({ type: AdjustPointsInput }) },
    resolve: (_root, { input }, { viewer, services }) => {
      const selectionId = rawIdOf('MarketSelection', input.selectionId);
      const newSelectionId = rawIdOf('MarketSelection', input.newSelectionId);
      const odds = input.odds ? readOdds(input.odds) : undefined;
      if (selectionId === undefined) return badInput('selectionId', 'This is not the id of a selection.');
      if (newSelectionId === undefined)
        return badInput('newSelectionId', 'This is not the id of a selection.');
      if (input.odds && !odds) return badInput('odds', 'Odds are two numbers above zero.');
      return answer(services.betslip.adjustPoints(ownerOf(viewer), selectionId, newSelectionId, odds));
    },
  }),
);
