import type { Ref } from 'react';
import styles from './rows-place.module.css';

interface RowsPlaceProps {
  /** Of games in play, or of games to come. */
  kind: 'live' | 'upcoming';
  rows: number;
  /** Bars with the day, of shelves that are not there yet. */
  bars?: number;
  ref?: Ref<HTMLDivElement>;
}

/** Keeps the place of rows that are not drawn yet, with their boxes, so that nothing moves when they are. */
export function RowsPlace({ kind, rows, bars = 0, ref }: RowsPlaceProps) {
  return (
    <div ref={ref} className={styles.place} data-kind={kind} style={{ '--rows': rows, '--bars': bars }} />
  );
}
