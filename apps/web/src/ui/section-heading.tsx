import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  title: string;
  count?: number | undefined;
  /** Puts the red dot before it. */
  live?: boolean;
  /** A link at the right: See all. */
  action?: ReactNode;
}

export function SectionHeading({ title, count, live = false, action }: SectionHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 className={styles.title}>
        {live && <span className={styles.pulse} />}
        {title}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </h2>
      {action}
    </div>
  );
}
