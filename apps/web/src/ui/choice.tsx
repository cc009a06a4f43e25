import styles from './choice.module.css';
import { Icon } from './icon.tsx';

interface ChoiceProps<Value extends string> {
  /** For those who listen. */
  label: string;
  /** What stands for no choice. */
  all: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** One of some choices, or all of them, as a quiet word that opens the browser's own list. */
export function Choice<Value extends string>({ label, all, options, value, onChoose }: ChoiceProps<Value>) {
  return (
    <label className={styles.choice} data-on={value !== undefined}>
      <span className="sr">{label}</span>
      <select
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          onChoose(options.find((option) => option.value === currentTarget.value)?.value)
        }
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </label>
  );
}
