import { useRouter } from '@tanstack/react-router';
import { Icon } from '../ui/icon.tsx';
import { type BetsChoice, SPORTS, TYPES, withChoice } from './bets-choice.ts';
import styles from './bets-filters.module.css';

/** Which bets a tab shows: of one sport, of one type. The address says it, so that a reload and a link keep it. */
export function BetsFilters({ path, choice }: { path: string; choice: BetsChoice }) {
  const router = useRouter();
  const choose = (change: Partial<BetsChoice>) =>
    router.history.push(withChoice(path, { ...choice, ...change }));
  return (
    <div className={styles.filters}>
      <Choice
        label="Sport"
        all="All sports"
        options={SPORTS}
        value={choice.sport}
        onChoose={(sport) => choose({ sport })}
      />
      <Choice
        label="Type of bet"
        all="All types"
        options={TYPES}
        value={choice.type}
        onChoose={(type) => choose({ type })}
      />
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  all: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

function Choice<Value extends string>({ label, all, options, value, onChoose }: ChoiceProps<Value>) {
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
