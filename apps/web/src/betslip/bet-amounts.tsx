import { MoneyInput } from '../ui/money-input.tsx';
import { AMOUNT_MAXIMUM, toCents, toText } from './amount.ts';
import styles from './bet-amounts.module.css';
import { Presets } from './presets.tsx';
import { useSlip } from './slip-context.tsx';
import { betAmountError, winAmountError } from './slip-errors.ts';
import { editOf, type SlipScene } from './slip-scene.ts';
import type { DraftView } from './slip-view.ts';

interface BetAmountsProps {
  view: DraftView;
  scene: SlipScene;
  presets: boolean;
  disabled?: boolean;
  /** 'Stake each' of a round robin. */
  stakeLabel?: string;
}

/** What a bet costs and wins. A bonus bet is staked whole; what a profit boost wins only the server can say. */
export function BetAmounts({
  view,
  scene,
  presets,
  disabled = false,
  stakeLabel = 'Stake',
}: BetAmountsProps) {
  const { amounts, placing } = useSlip();
  const edit = editOf(scene, view.id);
  const isReward = view.source === 'FREE_BET';
  const problem = edit.kind === 'resting' || isReward ? undefined : edit.problem;
  const inWin = edit.kind !== 'resting' && edit.field === 'WIN';
  const change = (field: 'BET' | 'WIN') => (text: string) => {
    placing.edited();
    amounts.typed(view.id, field, text);
  };
  const stakeError = (inWin ? undefined : problem) ?? betAmountError(view.errors, view.source)?.message;
  const input = {
    maximum: AMOUNT_MAXIMUM,
    placeholder: '$0.00',
    disabled: scene.locked || disabled,
    onFocus: () => scene.onFocus(view.id),
    onBlur: () => amounts.left(view.id),
  };
  return (
    <>
      <div className={styles.amounts}>
        <MoneyInput
          {...input}
          label={stakeLabel}
          readOnly={isReward}
          value={view.amounts.BET}
          error={stakeError}
          onChange={change('BET')}
        />
        <MoneyInput
          {...input}
          label={view.isBoosted ? 'To win, boosted' : 'To win'}
          readOnly={isReward || view.isBoosted}
          value={view.amounts.WIN}
          error={(inWin ? problem : undefined) ?? winAmountError(view.errors)?.message}
          onChange={change('WIN')}
        />
      </div>
      {presets && !disabled && !isReward && (
        <Presets
          stake={toCents(view.amounts.BET)}
          most={scene.most(view)}
          whyNothing={stakeError === undefined ? scene.whyNothing(view) : undefined}
          disabled={scene.locked}
          onChoose={(cents) => {
            placing.edited();
            amounts.chosen(view.id, toText(cents));
          }}
        />
      )}
    </>
  );
}
