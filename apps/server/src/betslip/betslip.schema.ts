import { eventIdOf } from '@fairline/sports/raw-id.ts';
import { builder } from '../platform/graphql/builder.ts';
import { ownerOf, type RequestContext } from '../platform/graphql/context.ts';
import { registerNode } from '../platform/graphql/node.ts';
import type { Betslip } from './betslip.ts';
import { BetslipRef, MinimalBetslipRef } from './betslip-types.schema.ts';
import './carry-over.schema.ts';
import './draft-edits.schema.ts';
import './quick-betslip.schema.ts';
import { selectionOfQuick } from './draft-ids.ts';
import { draftBetOf } from './priced-slip.ts';
import './selection-edits.schema.ts';
import './shared-bet.schema.ts';

export {
  AmountFieldEnum,
  AmountSourceEnum,
  BetslipErrorRef,
  BetslipMutationErrorRef,
  BetslipRef,
} from './betslip-types.schema.ts';
export { QuickBetslipRef } from './quick-betslip.schema.ts';

declare module '../platform/graphql/context.ts' {
  interface Services {
    betslip: Betslip;
  }
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
  const quick = selectionOfQuick(draftBetId);
  if (quick === undefined) return draftBetOf(await slipOf(context), draftBetId) ?? null;
  const { draftBet } = await context.services.betslip.quick.get(ownerOf(context.viewer), eventIdOf(quick));
  return draftBet?.draftBetId === draftBetId ? draftBet : null;
});
