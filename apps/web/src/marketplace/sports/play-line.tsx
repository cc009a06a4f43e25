import type { ReactNode } from 'react';
import { DrawnDot } from '../../ui/dotted.tsx';
import { unbroken } from '../../ui/unbroken.ts';
import styles from './sport-board.module.css';

interface PlayLineProps {
  /** What a sport calls its plays: "Last visit". */
  label: string;
  lastPlay: string | null | undefined;
  /** What else there is to say, before it. */
  children?: ReactNode;
}

/** What was done last, below a sport's drawing, in two lines at the most that are always there. */
export function PlayLine({ label, lastPlay, children = <span /> }: PlayLineProps) {
  return (
    <p className={styles.play}>
      <span>
        {children}
        {lastPlay && <DrawnDot className={styles.dot} />}
        {lastPlay && (
          <span>
            <span className={styles.label}>{label}</span> <b>{unbroken(lastPlay)}</b>
          </span>
        )}
      </span>
    </p>
  );
}
