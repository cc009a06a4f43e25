import { builder } from '../platform/graphql/builder.ts';
import { ownerOf, type RequestContext, requirePatron } from '../platform/graphql/context.ts';
import { OddsInput } from '../platform/graphql/shared-types.ts';
import { AmountFieldEnum } from './betslip-types.schema.ts';
import { type DraftBetToAdd, MAX_DRAFT_BETS, type SelectionToAdd } from './draft-bets-edit.ts';
import type { EditOutcome } from './edit-outcome.ts';
import { answer, BetslipResultRef } from './mutation-answer.schema.ts';
import { type Read, readSeen, readTexts, refused } from './read-input.ts';
import { MAX_SELECTIONS } from './slip.ts';

const DraftSelectionInput = builder.inputType('DraftSelectionInput', {
  fields: (t) => ({
    odds: t.field({ type: OddsInput }),
    selectionId: t.id(),
    selectionOrigin: t.string({ required: false }),
    shareId: t.string({ required: false }),
  }),
});

const AddedTypeEnum = builder.enumType('AddedDraftBetType', {
  description: 'A straight bet of each selection, or one parlay of everything on the betslip.',
  values: ['PARLAY', 'STRAIGHT'] as const,
});

const DraftBetInput = builder.inputType('DraftBetInput', {
  fields: (t) => ({
    amount: t.string({ required: false, description: 'Decimal dollars; none unless given.' }),
    amountField: t.field({ type: AmountFieldEnum, required: false, description: 'BET unless given.' }),
    selections: t.field({ type: [DraftSelectionInput] }),
    type: t.field({ type: AddedTypeEnum }),
  }),
});

type WireBets = readonly (typeof DraftBetInput.$inferInput)[];

builder.mutationField('addDraftBets', (t) =>
  t.field({
    type: BetslipResultRef,
    description:
      'Adds whole bets, what is on sale of their selections. Without mergeBetslip the betslip is cleared first.',
    authScopes: { viewer: true },
    args: { draftBets: t.arg({ type: [DraftBetInput] }), mergeBetslip: t.arg.boolean() },
    resolve: (_root, { draftBets, mergeBetslip }, { viewer, services }) => {
      const bets = readBets(draftBets);
      if (bets.kind === 'refused') return bets.refusal;
      return answer(services.betslip.addDraftBets(ownerOf(viewer), bets.value, mergeBetslip));
    },
  }),
);

builder.mutationField('promoteBetslip', (t) =>
  t.field({
    type: BetslipResultRef,
    description:
      "Carries the visitor's betslip over to the patron who logged in; visitorToken is the anonymous token it was built with.",
    authScopes: { patron: true },
    args: {
      draftBets: t.arg({ type: [DraftBetInput], required: false, description: 'Added on top.' }),
      mergeBetslip: t.arg.boolean(),
      visitorToken: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      carried(args, context, (patron, bets) =>
        context.services.betslip.promote(args.visitorToken, patron, args.mergeBetslip, bets),
      ),
  }),
);

builder.mutationField('demoteBetslip', (t) =>
  t.field({
    type: BetslipResultRef,
    description:
      "Before logging out: copies the patron's betslip to the visitor they are about to be, and answers that one.",
    authScopes: { patron: true },
    args: {
      draftBets: t.arg({ type: [DraftBetInput], required: false, description: 'Added on top.' }),
      mergeBetslip: t.arg.boolean(),
      visitorToken: t.arg.string(),
    },
    resolve: (_root, args, context) =>
      carried(args, context, (patron, bets) =>
        context.services.betslip.demote(patron, args.visitorToken, args.mergeBetslip, bets),
      ),
  }),
);

/** What login and logout have in common: whose slip it is, and the bets that the client adds. */
function carried(
  { draftBets }: { readonly draftBets?: WireBets | null | undefined },
  context: RequestContext,
  carry: (patron: string, bets: readonly DraftBetToAdd[]) => Promise<EditOutcome>,
) {
  const patron = `patron:${requirePatron(context)}`;
  const bets = readBets(draftBets ?? []);
  return bets.kind === 'refused' ? bets.refusal : answer(carry(patron, bets.value));
}

function readBets(bets: WireBets): Read<readonly DraftBetToAdd[]> {
  const count = bets.reduce((sum, bet) => sum + bet.selections.length, 0);
  if (bets.length > MAX_DRAFT_BETS || count > MAX_SELECTIONS) {
    return refused('draftBets', `At most ${MAX_SELECTIONS} selections at a time.`);
  }
  const read: DraftBetToAdd[] = [];
  for (const { type, amount, amountField, selections } of bets) {
    const held = selections.map(readSelection);
    const wrong = held.find((one) => one.kind === 'refused');
    if (wrong) return wrong;
    read.push({
      type,
      selections: held.flatMap((one) => (one.kind === 'read' ? one.value : [])),
      amount: amount ?? '',
      amountField: amountField ?? 'BET',
    });
  }
  return { kind: 'read', value: read };
}

function readSelection(input: WireBets[number]['selections'][number]): Read<SelectionToAdd> {
  const seen = readSeen(input.selectionId, input.odds);
  if (seen.kind === 'refused') return seen;
  const { selectionOrigin, shareId } = input;
  const origin = readTexts({ selectionOrigin, shareId });
  if (origin.kind === 'refused') return origin;
  return { kind: 'read', value: { ...seen.value, origin: origin.value } };
}
