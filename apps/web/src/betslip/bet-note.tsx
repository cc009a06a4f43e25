import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import styles from './bet-note.module.css';
import type { SlipError } from './slip-errors.ts';

/** What is wrong with a bet, where the bet stands, and the way out where there is one. */
export function BetNote({ error, action }: { error: SlipError; action?: ReactNode }) {
  return (
    <div className={styles.note}>
      <Icon name={error.displayType === 'SELECTION_DISABLED' ? 'lock' : 'warn'} size={16} />
      <p>{trueMinus(error.message)}</p>
      {action}
    </div>
  );
}
