import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { trueMinus } from '../../ui/true-minus.ts';
import styles from './outcome-box.module.css';
import { type Outcome, outcomeWords } from './outcomes.ts';

interface OutcomeBoxProps {
  /** What was bet on, said whole. */
  label: string;
  /** The line or the name, where the row does not say it. */
  caption: string | undefined;
  outcome: Outcome;
  /** Name left, outcome right. */
  wide?: boolean;
  tall?: boolean;
}

/** Stands where a price stood, and says how it came out. There is nothing to press. */
export function OutcomeBox({ label, caption, outcome, wide = false, tall = false }: OutcomeBoxProps) {
  const { word, short, icon, tone } = outcomeWords(outcome);
  return (
    <span
      className={cx(styles.box, styles[tone], wide && styles.wide, tall && styles.tall)}
      data-outcome={outcome.outcome}
    >
      <span className="sr">{label}: </span>
      {caption !== undefined && (
        <span className={styles.caption} aria-hidden="true">
          {trueMinus(caption)}
        </span>
      )}
      <span className={styles.word}>
        <Icon name={icon} size={14} />
        {short === undefined ? (
          word
        ) : (
          <>
            <span className={styles.full}>{word}</span>
            <span className={styles.short} aria-hidden="true">
              {short}
            </span>
          </>
        )}
      </span>
    </span>
  );
}

/** Of what was not offered. */
export function NoOutcome({ label, tall = false }: { label: string; tall?: boolean }) {
  return (
    <span className={cx(styles.box, styles.none, tall && styles.tall)}>
      <span className="sr">{label}, not offered</span>
      <span aria-hidden="true">–</span>
    </span>
  );
}
