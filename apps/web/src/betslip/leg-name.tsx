import { trueMinus } from '../ui/true-minus.ts';
import styles from './leg-name.module.css';
import type { Line } from './placement.ts';

/** What a leg is on: a teased line is shown struck beside what it was moved to. */
export function LegName({
  name,
  from,
  to,
}: {
  name: string;
  from: Line | null | undefined;
  to: Line | null | undefined;
}) {
  if (!from || !to || !name.endsWith(from.formattedPoints)) return <b>{trueMinus(name)}</b>;
  return (
    <b className={styles.teased}>
      {name.slice(0, name.length - from.formattedPoints.length)}
      <s>
        <span className="sr">from </span>
        {trueMinus(from.formattedPoints)}
      </s>
      <span className="sr"> moved to </span> <em>{trueMinus(to.formattedPoints)}</em>
    </b>
  );
}
