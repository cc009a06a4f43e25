import { useEffect, useId, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { RewardCountdown } from './reward-countdown.tsx';
import type { RewardOption } from './reward-options.ts';
import styles from './reward-picker.module.css';

interface RewardPickerProps {
  options: readonly RewardOption[];
  onChoose: (option: RewardOption) => void;
}

const GROUPS = [
  ['boost', 'Profit boosts'],
  ['bonus-bet', 'Bonus bets'],
  ['credit', 'Promotional credit'],
] as const;

/** Every reward a patron has: one press takes it, another gives it back. What does not fit says why. */
export function RewardPicker({ options, onChoose }: RewardPickerProps) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = top.current?.parentElement;
    panel?.scrollIntoView({ block: 'nearest' });
    panel?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={top} className={styles.picker}>
      {GROUPS.map(([kind, title]) => {
        const own = options.filter((option) => option.kind === kind);
        if (own.length === 0) return null;
        return (
          <section key={kind} aria-label={title}>
            <h4>{title}</h4>
            <ul>
              {own.map((option) => (
                <li key={option.key}>
                  <Option option={option} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Option({ option, onChoose }: { option: RewardOption; onChoose: (option: RewardOption) => void }) {
  const words = useId();
  const { title, details, refusal, isSelected, expiresTime } = option;
  // One that was taken and does not fit any more can still be given back.
  const closed = refusal !== undefined && !isSelected;
  return (
    <button
      type="button"
      className={styles.option}
      aria-pressed={isSelected}
      aria-disabled={closed || undefined}
      aria-describedby={words}
      onClick={() => !closed && onChoose(option)}
    >
      <span className={styles.mark}>{isSelected && <Icon name="check" size={14} />}</span>
      <b>{title}</b>
      <span id={words} className={styles.details}>
        {details.join(' · ')}
        {refusal !== undefined && (
          <em>
            <Icon name="lock" size={12} /> Locked: {refusal}
          </em>
        )}
        <RewardCountdown expiresTime={expiresTime} />
      </span>
    </button>
  );
}
