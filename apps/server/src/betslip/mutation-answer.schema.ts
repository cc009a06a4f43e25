import { builder } from '../platform/graphql/builder.ts';
import { InvalidInputType } from '../platform/graphql/error-types.ts';
import { BetslipMutationErrorRef, BetslipRef } from './betslip-types.schema.ts';
import type { EditOutcome } from './edit-outcome.ts';
import type { PricedSlip } from './priced-slip.ts';
import type { Refusal } from './refusal.ts';

const BetslipPayloadRef = builder.objectRef<{ readonly slip: PricedSlip }>('BetslipPayload').implement({
  fields: (t) => ({ betslip: t.field({ type: BetslipRef, resolve: ({ slip }) => slip }) }),
});

export const BetslipResultRef = builder.unionType('BetslipResult', {
  types: [BetslipMutationErrorRef, BetslipPayloadRef, InvalidInputType],
  resolveType: (result: { readonly slip: PricedSlip } | Refusal) =>
    '__typename' in result ? result.__typename : 'BetslipPayload',
});

/** What a mutation answers: the slip, or why nothing was changed. */
export async function answer(outcome: Promise<EditOutcome>) {
  const result = await outcome;
  return result.kind === 'edited' ? { slip: result.slip } : result.refusal;
}
