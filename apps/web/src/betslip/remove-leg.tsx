import { useOnline } from '../app/online.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './remove-leg.module.css';
import { useSlip } from './slip-context.tsx';
import type { SlipScene } from './slip-scene.ts';

interface RemoveLegProps {
  selectionId: string;
  name: string;
  scene: SlipScene;
}

/** Takes one selection off the slip. */
export function RemoveLeg({ selectionId, name, scene }: RemoveLegProps) {
  const { client, placing } = useSlip();
  const online = useOnline();
  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={`Remove ${name}`}
      disabled={!online || scene.locked}
      onClick={() => {
        placing.edited();
        void client.remove(selectionId);
        scene.onRemoved();
      }}
    >
      <Icon name="close" size={16} />
    </button>
  );
}
