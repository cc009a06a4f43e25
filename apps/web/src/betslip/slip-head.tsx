import { useOnline } from '../app/online.ts';
import { Count } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';
import type { LegToPlace } from './placement.ts';
import { addToSlip, useSlip } from './slip-context.tsx';
import styles from './slip-panel.module.css';
import { CloseSlip } from './slip-skeleton.tsx';

interface SlipHeadProps {
  count: number;
  legs: readonly LegToPlace[];
  locked: boolean;
  onCleared: () => void;
  onClose: (() => void) | undefined;
}

/** Title, count, Clear all with a way back, and on phones the way to close. */
export function SlipHead({ count, legs, locked, onCleared, onClose }: SlipHeadProps) {
  const { client, placing } = useSlip();
  const online = useOnline();
  const clear = async () => {
    placing.edited();
    onCleared();
    const outcome = await client.clear();
    if (outcome.kind !== 'done') {
      showToast({ type: 'danger', title: 'Your betslip was not cleared.', body: 'Please try again.' });
      return;
    }
    const undo = () => {
      for (const leg of legs) void addToSlip(client, leg);
    };
    showToast({
      id: 'slip-cleared',
      type: 'info',
      title: 'Betslip cleared',
      cta: { label: 'Undo', onPress: undo },
    });
  };
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>Betslip</h2>
      {count > 0 && <Count value={count} noun="selection" />}
      <span className={styles.space} />
      {count > 0 && (
        <Button tone="quiet" size="small" disabled={!online || locked} onClick={() => void clear()}>
          Clear all
        </Button>
      )}
      {onClose && <CloseSlip onClose={onClose} />}
    </div>
  );
}
