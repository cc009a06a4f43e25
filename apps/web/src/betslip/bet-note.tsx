import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import styles from './bet-note.module.css';
import type { SlipError } from './slip-errors.ts';

/** Of the note on the one bet of a tab, which says what its button is off for. */
export const MAIN_NOTE = 'main-bet-note';

interface BetNoteProps {
  error: Pick<SlipError, 'message' | 'displayType'>;
  id?: string;
  action?: ReactNode;
}

/** What is wrong with a bet, where the bet stands, and the way out where there is one. */
export function BetNote({ error, id, action }: BetNoteProps) {
  return (
    <div className={styles.note}>
      <Icon name={error.displayType === 'SELECTION_DISABLED' ? 'lock' : 'warn'} size={16} />
      <p id={id}>{trueMinus(error.message)}</p>
      {action}
    </div>
  );
}
