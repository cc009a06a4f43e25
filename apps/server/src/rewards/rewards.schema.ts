import { type Currency, type Money, money } from '@fairline/money/money.ts';
import { toFixed } from '@fairline/money/round.ts';
import { builder } from '../platform/graphql/builder.ts';
import { type RequestContext, requirePatron } from '../platform/graphql/context.ts';
import { toGlobalId } from '../platform/graphql/node.ts';
import { MoneyType } from '../platform/graphql/shared-types.ts';
import { eventRestrictionLabel, isRestricted, numberOfLegsRestrictionLabel } from './labels.ts';
import './free-bets.schema.ts';
import type { BonusBet, BoostReward, Rewards } from './rewards.ts';

declare module '../platform/graphql/context.ts' {
  interface Services {
    rewards: Rewards;
  }
}

const RewardRef = builder.interfaceRef<BonusBet | BoostReward>('Reward').implement({
  description: 'What the house gave a patron, and what it may be used on.',
  fields: (t) => ({
    rawId: t.exposeID('id'),
    title: t.exposeString('title'),
    isRestricted: t.boolean({ resolve: ({ restriction }) => isRestricted(restriction) }),
    numberOfLegsRestrictionLabel: t.string({
      nullable: true,
      resolve: ({ restriction }) => numberOfLegsRestrictionLabel(restriction),
    }),
    eventRestrictionLabel: t.string({
      nullable: true,
      resolve: ({ restriction }) => eventRestrictionLabel(restriction),
    }),
    expiresTime: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
  }),
});

const BonusBetRef = builder.objectRef<BonusBet>('BonusBet').implement({
  interfaces: [RewardRef],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId('BonusBet', id) }),
    amount: t.field({
      type: MoneyType,
      description: 'The stake of the bet it is used on. Only winnings are paid.',
      resolve: ({ amount, currency }) => money(amount, currency),
    }),
  }),
});

const MaximumAmountKindEnum = builder.enumType('ProfitBoostMaximumAmountKind', {
  values: ['EXTRA_WINNINGS', 'STAKE'] as const,
});

const ProfitBoostRef = builder.objectRef<BoostReward>('ProfitBoost').implement({
  interfaces: [RewardRef],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => toGlobalId('ProfitBoost', id) }),
    percentage: t.string({
      description: 'Extra winnings in percent: "50".',
      resolve: ({ rate }) => toFixed({ ...rate, numerator: rate.numerator * 100n }, 2).replace(/\.?0+$/, ''),
    }),
    maximumAmount: t.field({
      type: MoneyType,
      nullable: true,
      description: 'Of the stake that is boosted, or of the extra winnings: maximumAmountKind.',
      resolve: ({ cap, currency }) => (cap ? money(cap.amount, currency) : null),
    }),
    maximumAmountKind: t.field({
      type: MaximumAmountKindEnum,
      nullable: true,
      resolve: ({ cap }) => cap && (cap.kind === 'stake' ? 'STAKE' : 'EXTRA_WINNINGS'),
    }),
  }),
});

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
  const [{ bonusBets, profitBoosts, promotionalCredit }, balances] = await Promise.all([
    services.rewards.of(patronId),
    services.wallet.balances(patronId),
  ]);
  const currency: Currency = balances?.globalBalance.currency ?? 'USD';
  return {
    bonusBets,
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
