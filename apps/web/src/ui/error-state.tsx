import { Button } from './button.tsx';
import styles from './empty-state.module.css';
import { type LineDrawing, StateDrawing } from './state-drawing.tsx';

interface ErrorStateProps {
  title: string;
  /** What went wrong and what is safe. */
  body: string;
  onRetry?: () => void;
  retryLabel?: string;
  drawing?: LineDrawing;
  children?: React.ReactNode;
}

/** Something failed: what, what is safe, and the way back. */
export function ErrorState(props: ErrorStateProps) {
  const { title, body, onRetry, retryLabel = 'Reload', drawing = 'missed', children } = props;
  return (
    <div className={styles.state} role="alert">
      <StateDrawing name={drawing} />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.body}>{body}</p>
      <div className={styles.action}>
        {onRetry !== undefined && (
          <Button tone="secondary" size="medium" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
