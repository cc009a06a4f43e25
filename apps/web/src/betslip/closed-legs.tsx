import { useOnline } from '../app/online.ts';
import { Button } from '../ui/button.tsx';
import { counted } from '../ui/counted.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './closed-legs.module.css';
import { useSlip } from './slip-context.tsx';

interface ClosedLegsProps {
  ids: readonly string[];
  /** How many others wait to be opened again. */
  suspended: number;
  locked: boolean;
  onRemoved: () => void;
}

/** One press for what has to be removed anyway: selections whose market is over. What it says has one line, on phones too. */
export function ClosedLegs({ ids, suspended, locked, onRemoved }: ClosedLegsProps) {
  const { client, placing } = useSlip();
  const online = useOnline();
  if (ids.length === 0) return null;
  const removeAll = () => {
    placing.edited();
    for (const id of ids) void client.remove(id);
    onRemoved();
  };
  return (
    <div className={styles.row}>
      <Icon name="lock" size={16} />
      <span>
        {suspended > 0
          ? `${counted(ids.length, 'selection')} closed, ${suspended} suspended`
          : `${counted(ids.length, 'selection is', 'selections are')} closed`}
      </span>
      <Button tone="quiet" size="small" disabled={!online || locked} onClick={removeAll}>
        Remove closed
      </Button>
    </div>
  );
}
