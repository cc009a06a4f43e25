import { useRouter } from '@tanstack/react-router';
import { Choice } from '../ui/choice.tsx';
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
