import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { rewards_draftBet$key } from '../__generated__/rewards_draftBet.graphql.ts';
import { Icon } from '../ui/icon.tsx';
import { Popover } from '../ui/popover.tsx';
import { showToast } from '../ui/toasts.ts';
import { dollars } from './amount.ts';
import { BoostTooltip } from './boost-tooltip.tsx';
import { bannerWords, type RewardOption, rewardOptions } from './reward-options.ts';
import { RewardPicker } from './reward-picker.tsx';
import styles from './rewards.module.css';
import { useSlip } from './slip-context.tsx';
import type { SlipScene } from './slip-scene.ts';
import type { DraftView } from './slip-view.ts';

interface RewardsProps {
  draft: rewards_draftBet$key;
  view: DraftView;
  scene: SlipScene;
}

/** How a bet is paid or boosted with what the house gave: a banner that opens the picker. Nothing for who has no reward. */
export function Rewards({ draft: key, view, scene }: RewardsProps) {
  const draft = useFragment(
    graphql`
      fragment rewards_draftBet on DraftBet {
        id
        amountSourceType
        selectedFreeBetId
        selectedProfitBoostId
        availablePromotionalCreditBalance {
          amountLong
          formattedAmount
        }
        availableFreeBets {
          rawId
          title
          amount {
            formattedAmount
          }
          expiresTime
          isRestricted
          restrictionReasons
        }
        availableProfitBoosts {
          rawId
          title
          boostPercentage
          maximumAmount {
            formattedAmount
          }
          capsExtraWinnings
          numberOfLegsRestrictionLabel
          eventRestrictionLabel
          expiresTime
          isRestricted
          restrictionReasons
        }
      }
    `,
    key,
  );
  const choose = useChoice(draft.id);
  const banner = useRef<HTMLButtonElement>(null);
  const options = rewardOptions(draft);
  if (options.length === 0) return null;
  const selected = options.find(({ isSelected }) => isSelected);
  const isOff = scene.awardsOff(view);
  const canBoost = options.some(({ kind, refusal }) => kind === 'boost' && refusal === undefined);
  return (
    <div className={styles.rewards}>
      {canBoost && !selected && !isOff && <BoostTooltip />}
      <Popover
        label="Rewards"
        className={styles.picker}
        trigger={(props) => (
          <button
            ref={banner}
            type="button"
            {...props}
            className={styles.banner}
            disabled={isOff || scene.locked}
            data-on={selected !== undefined}
          >
            <Icon name={selected?.kind === 'boost' || (canBoost && !selected) ? 'bolt' : 'gift'} size={18} />
            <BannerWords selected={selected} options={options} view={view} off={isOff} />
            <Icon name="down" size={16} />
          </button>
        )}
      >
        {(close) => (
          <RewardPicker
            options={options}
            onChoose={(option) => {
              close();
              // What was pressed goes with the picker: whoever stood on it goes on at its banner.
              banner.current?.focus({ preventScroll: true });
              void choose(option);
            }}
          />
        )}
      </Popover>
    </div>
  );
}

function BannerWords(props: {
  selected: RewardOption | undefined;
  options: readonly RewardOption[];
  view: DraftView;
  off: boolean;
}) {
  const { selected, options, view, off } = props;
  if (!selected) {
    const { title, hint } = bannerWords(options, off);
    return (
      <span className={styles.words}>
        <b>{title}</b>
        <small>{hint}</small>
      </span>
    );
  }
  const extra = view.boostedWin === undefined ? 0n : view.boostedWin - view.win;
  return (
    <span className={styles.words}>
      <b>{selected.title}</b>
      <small>
        {selected.kind === 'boost' && extra > 0n
          ? [`Adds ${dollars(extra)}`, selected.cap].filter(Boolean).join(' · ')
          : selected.details.join(' · ')}
      </small>
    </span>
  );
}

/** Takes a reward, or gives back the one that is taken already. What was typed last goes out first. */
function useChoice(draftBetId: string): (option: RewardOption) => Promise<void> {
  const { client, amounts, placing } = useSlip();
  return async ({ kind, rewardId, isSelected }) => {
    placing.edited();
    amounts.flush();
    const outcome =
      kind === 'boost'
        ? await client.setProfitBoost(draftBetId, isSelected ? undefined : rewardId)
        : await client.setAmountSource(
            draftBetId,
            isSelected ? 'CASH' : kind === 'credit' ? 'PROMOTIONAL_CREDIT' : 'FREE_BET',
            isSelected ? undefined : rewardId,
          );
    if (outcome.kind === 'done') return;
    const body = outcome.kind === 'refused' ? outcome.message : 'Please try again.';
    showToast({ type: 'danger', title: 'The reward was not changed.', body });
  };
}
