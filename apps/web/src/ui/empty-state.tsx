import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { type LineDrawing, StateDrawing } from './state-drawing.tsx';

interface EmptyStateProps {
  title: string;
  /** One sentence. */
  body?: string | undefined;
  /** One way on. */
  action?: ReactNode;
  drawing?: LineDrawing;
}

/** Nothing here, said calmly, with one way on. */
export function EmptyState({ title, body, action, drawing = 'ticket' }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <StateDrawing name={drawing} />
      <p className={styles.title}>{title}</p>
      {body !== undefined && <p className={styles.body}>{body}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
