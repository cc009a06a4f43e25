import { percentOf } from '@fairline/money/float.ts';
import { money } from '@fairline/money/money.ts';
import { builder } from '../platform/graphql/builder.ts';
import { MoneyType } from '../platform/graphql/shared-types.ts';
import {
  type BonusBet,
  type BoostReward,
  eventRestrictionLabel,
  numberOfLegsRestrictionLabel,
} from '../rewards/rewards.ts';
import type { RewardOption } from './priced-slip.ts';

const AvailableRewardRef = builder
  .interfaceRef<RewardOption<BonusBet | BoostReward>>('AvailableReward')
  .implement({
    description: 'A reward beside the draft bet it might be used on.',
    fields: (t) => ({
      eventRestrictionLabel: t.string({
        nullable: true,
        resolve: ({ reward }) => eventRestrictionLabel(reward.restriction),
      }),
      expiresTime: t.field({ type: 'DateTime', nullable: true, resolve: ({ reward }) => reward.expiresAt }),
      isRestricted: t.boolean({
        description: 'It cannot be used on this bet; restrictionReasons says why.',
        resolve: ({ reasons }) => reasons.length > 0,
      }),
      numberOfLegsRestrictionLabel: t.string({
        nullable: true,
        resolve: ({ reward }) => numberOfLegsRestrictionLabel(reward.restriction),
      }),
      rawId: t.string({ resolve: ({ reward }) => reward.id }),
      restrictionReasons: t.stringList({ resolve: ({ reasons }) => [...reasons] }),
      title: t.string({ resolve: ({ reward }) => reward.title }),
    }),
  });

export const AvailableFreeBetRef = builder.objectRef<RewardOption<BonusBet>>('AvailableFreeBet').implement({
  interfaces: [AvailableRewardRef],
  fields: (t) => ({
    amount: t.field({
      type: MoneyType,
      description: 'Staked whole.',
      resolve: ({ reward }) => money(reward.amount, reward.currency),
    }),
  }),
});

export const AvailableProfitBoostRef = builder
  .objectRef<RewardOption<BoostReward>>('AvailableProfitBoost')
  .implement({
    interfaces: [AvailableRewardRef],
    fields: (t) => ({
      boostPercentage: t.float({
        description: '50 for half as much again.',
        resolve: ({ reward: { rate } }) => percentOf(rate),
      }),
      maximumAmount: t.field({
        type: MoneyType,
        nullable: true,
        description: 'The most that is boosted: of the stake, or of the extra winnings if capsExtraWinnings.',
        resolve: ({ reward }) => reward.cap && money(reward.cap.amount, reward.currency),
      }),
      capsExtraWinnings: t.boolean({ resolve: ({ reward }) => reward.cap?.kind === 'extra-winnings' }),
    }),
  });
