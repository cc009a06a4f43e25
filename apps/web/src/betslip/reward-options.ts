import { parseLong } from '@fairline/money/long.ts';
import type { rewards_draftBet$data } from '../__generated__/rewards_draftBet.graphql.ts';
import { counted } from '../ui/counted.ts';

/** One way to pay or boost a bet with what the house gave, as the picker lists it. */
export interface RewardOption {
  readonly key: string;
  readonly kind: 'boost' | 'bonus-bet' | 'credit';
  /** Undefined for promotional credit, which is a balance. */
  readonly rewardId: string | undefined;
  readonly title: string;
  readonly details: readonly string[];
  /** Of a boost: what it is limited to, 'up to $1.00 extra'. */
  readonly cap?: string | null | undefined;
  readonly expiresTime: string | null | undefined;
  readonly isSelected: boolean;
  /** Why it cannot be used on this bet; undefined when it can. */
  readonly refusal: string | undefined;
}

export function rewardOptions(draft: rewards_draftBet$data): readonly RewardOption[] {
  const boosts = draft.availableProfitBoosts.map((boost): RewardOption => {
    const most = boost.maximumAmount?.formattedAmount;
    const cap = most && (boost.capsExtraWinnings ? `up to ${most} extra` : `on stakes up to ${most}`);
    return {
      key: `boost ${boost.rawId}`,
      kind: 'boost',
      rewardId: boost.rawId,
      title: boost.title,
      details: [
        `${boost.boostPercentage}% more winnings`,
        cap,
        boost.numberOfLegsRestrictionLabel,
        boost.eventRestrictionLabel,
      ].filter((detail) => detail != null),
      cap,
      expiresTime: boost.expiresTime,
      isSelected: draft.selectedProfitBoostId === boost.rawId,
      refusal: refusalOf(boost),
    };
  });
  const bonusBets = draft.availableFreeBets.map(
    (bet): RewardOption => ({
      key: `bonus-bet ${bet.rawId}`,
      kind: 'bonus-bet',
      rewardId: bet.rawId,
      title: bet.title,
      details: [bet.amount.formattedAmount, 'stake is not returned'],
      expiresTime: bet.expiresTime,
      isSelected: draft.selectedFreeBetId === bet.rawId,
      refusal: refusalOf(bet),
    }),
  );
  return [...goneOptions(draft), ...boosts, ...bonusBets, ...creditOption(draft)];
}

/** A reward that is chosen and went away meanwhile: it stands there so that it can be taken off. */
function goneOptions(draft: rewards_draftBet$data): readonly RewardOption[] {
  const { selectedProfitBoostId: boostId, selectedFreeBetId: freeBetId } = draft;
  const options: RewardOption[] = [];
  if (boostId != null && !draft.availableProfitBoosts.some(({ rawId }) => rawId === boostId))
    options.push(goneOption('boost', boostId));
  if (freeBetId != null && !draft.availableFreeBets.some(({ rawId }) => rawId === freeBetId))
    options.push(goneOption('bonus-bet', freeBetId));
  return options;
}

function goneOption(kind: 'boost' | 'bonus-bet', rewardId: string): RewardOption {
  return {
    ...{ key: `${kind} ${rewardId}`, kind, rewardId, title: 'Reward gone' },
    details: ['It has expired or was used. Take it off to bet with cash.'],
    expiresTime: undefined,
    isSelected: true,
    refusal: undefined,
  };
}

/** What the banner says while no reward is chosen: how many can be used on this bet, of those that cannot how many there are. */
export function bannerWords(
  options: readonly RewardOption[],
  isOff: boolean,
): { readonly title: string; readonly hint: string } {
  const usable = options.filter(({ refusal }) => refusal === undefined).length;
  const locked = options.length - usable;
  if (isOff)
    return { title: counted(options.length, 'reward'), hint: 'Not available for this bet as it stands' };
  if (usable === 0) return { title: 'No reward fits this bet', hint: `${locked} locked: see why` };
  return {
    title: counted(usable, 'reward'),
    hint: locked === 0 ? 'Choose one for this bet' : `Choose one for this bet · ${locked} locked`,
  };
}

function creditOption(draft: rewards_draftBet$data): readonly RewardOption[] {
  const balance = draft.availablePromotionalCreditBalance;
  const isSelected = draft.amountSourceType === 'PROMOTIONAL_CREDIT';
  if (parseLong(balance.amountLong) <= 0n && !isSelected) return [];
  return [
    {
      key: 'credit',
      kind: 'credit',
      rewardId: undefined,
      title: 'Promotional credit',
      details: [`${balance.formattedAmount} to stake`, 'stake is not returned'],
      expiresTime: undefined,
      isSelected,
      refusal: undefined,
    },
  ];
}

function refusalOf(reward: {
  readonly isRestricted: boolean;
  readonly restrictionReasons: readonly string[];
}) {
  if (!reward.isRestricted) return undefined;
  return reward.restrictionReasons.join(' ') || 'It cannot be used on this bet.';
}
