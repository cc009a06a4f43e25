import { type Currency, type Money, money } from '@fairline/money/money.ts';
import { builder } from '../platform/graphql/builder.ts';
import { type RequestContext, requirePatron } from '../platform/graphql/context.ts';
import { MoneyType } from '../platform/graphql/shared-types.ts';
import { BonusBetRef, ProfitBoostRef } from './reward-types.schema.ts';
import './free-bets.schema.ts';
import type { BonusBet, BoostReward, Rewards } from './rewards.ts';

export { BonusBetRef, ProfitBoostRef } from './reward-types.schema.ts';

declare module '../platform/graphql/context.ts' {
  interface Services {
    rewards: Rewards;
  }
}

interface AvailableRewards {
  readonly bonusBets: readonly BonusBet[];
  readonly profitBoosts: readonly BoostReward[];
  readonly promotionalCreditBalance: Money;
}

const AvailableRewardsRef = builder.objectRef<AvailableRewards>('AvailableRewards').implement({
  description: 'What a patron can bet with now, what expires first before the rest.',
  fields: (t) => ({
    bonusBets: t.field({ type: [BonusBetRef], resolve: ({ bonusBets }) => [...bonusBets] }),
    profitBoosts: t.field({ type: [ProfitBoostRef], resolve: ({ profitBoosts }) => [...profitBoosts] }),
    promotionalCreditBalance: t.expose('promotionalCreditBalance', { type: MoneyType }),
  }),
});

async function availableRewards(patronId: string, { services }: RequestContext): Promise<AvailableRewards> {
  const [{ freeBets, profitBoosts, promotionalCredit }, balances] = await Promise.all([
    services.rewards.of(patronId),
    services.wallet.balances(patronId),
  ]);
  const currency: Currency = balances?.globalBalance.currency ?? 'USD';
  return {
    bonusBets: freeBets,
    profitBoosts,
    promotionalCreditBalance: money(promotionalCredit, currency),
  };
}

builder.queryField('rewards', (t) =>
  t.field({
    type: AvailableRewardsRef,
    authScopes: { patron: true },
    resolve: (_root, _args, context) => availableRewards(requirePatron(context), context),
  }),
);

builder.subscriptionField('rewardsUpdated', (t) =>
  t.field({
    type: AvailableRewardsRef,
    authScopes: { patron: true },
    subscribe: (_root, _args, context) => context.services.rewards.watch(requirePatron(context)),
    resolve: ({ patronId }, _args, context) => availableRewards(patronId, context),
  }),
);
