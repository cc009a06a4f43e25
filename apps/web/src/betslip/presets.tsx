import { useId } from 'react';
import { cx } from '../ui/cx.ts';
import styles from './presets.module.css';

const AMOUNTS = [500n, 1000n, 2500n];

interface PresetsProps {
  /** Cents; undefined while there is no stake. */
  stake: bigint | undefined;
  /** Cents that can be staked at most; undefined when it is not known. */
  most: bigint | undefined;
  /** Why that is nothing. */
  whyNothing: string | undefined;
  disabled: boolean;
  onChoose: (cents: bigint) => void;
}

/** $5, $10, $25, and all that the balance and the house allow, or why they allow nothing. */
export function Presets({ stake, most, whyNothing, disabled, onChoose }: PresetsProps) {
  const why = useId();
  return (
    <fieldset className={styles.presets} aria-label="Quick amounts">
      {AMOUNTS.map((cents) => (
        <button
          key={String(cents)}
          type="button"
          className={cx(styles.preset, stake === cents && styles.on)}
          aria-pressed={stake === cents}
          disabled={disabled}
          onClick={() => onChoose(cents)}
        >
          ${String(cents / 100n)}
        </button>
      ))}
      <button
        type="button"
        className={styles.preset}
        disabled={disabled || most === undefined || most <= 0n}
        title={whyNothing}
        aria-describedby={whyNothing && why}
        onClick={() => most !== undefined && onChoose(most)}
      >
        Max
      </button>
      {whyNothing && (
        <p id={why} className={styles.why}>
          {whyNothing}
        </p>
      )}
    </fieldset>
  );
}
