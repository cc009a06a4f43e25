import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** reward: for boosts and bonus bets. */
  tone?: 'accent' | 'reward';
  disabled?: boolean;
}

export function Switch({ label, checked, onChange, tone = 'accent', disabled = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      data-tone={tone}
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    />
  );
}
