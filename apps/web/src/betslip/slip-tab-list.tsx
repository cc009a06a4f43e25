import { Tabs } from '../ui/tabs.tsx';
import styles from './slip-panel.module.css';
import type { SlipTab } from './slip-tab.ts';

export const TAB_PANEL = 'betslip-tab';

interface SlipTabListProps {
  selected: SlipTab;
  /** Bets of each kind that the selections make. */
  counts: Readonly<Record<SlipTab, number>>;
  onChoose: (tab: SlipTab) => void;
}

const NAMES: readonly (readonly [SlipTab, string])[] = [
  ['STRAIGHT', 'Straight'],
  ['PARLAY', 'Parlay'],
  ['TEASER', 'Teaser'],
];

export function SlipTabList({ selected, counts, onChoose }: SlipTabListProps) {
  const tabs = NAMES.map(([id, label]) => ({ id, label, count: counts[id] > 0 ? counts[id] : undefined }));
  return (
    <div className={styles.tabs}>
      <Tabs
        label="Bet types"
        tabs={tabs}
        selected={selected}
        panel={TAB_PANEL}
        onSelect={(chosen) => {
          const found = NAMES.find(([id]) => id === chosen);
          if (found) onChoose(found[0]);
        }}
      />
    </div>
  );
}
