import { Loading } from '../ui/skeleton.tsx';
import styles from './summary-placeholder.module.css';

/** The name; the balance with its four parts; the preferences. Their lines and boxes are drawn by the styles alone. */
export function SummaryPlaceholder() {
  return (
    <Loading label="Loading your account">
      <div className={styles.page}>
        <i />
        <div>
          {[1, 2, 3, 4, 5, 6].map((part) => (
            <i key={part} />
          ))}
        </div>
        <div>
          {[1, 2, 3, 4].map((part) => (
            <i key={part} />
          ))}
        </div>
      </div>
    </Loading>
  );
}
