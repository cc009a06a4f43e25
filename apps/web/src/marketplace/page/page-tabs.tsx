import { usePageNavigate } from '../../app/page-link.tsx';
import { cx } from '../../ui/cx.ts';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './page-tabs.module.css';

interface PageTabsProps {
  label: string;
  tabs: readonly {
    readonly id: string;
    readonly label: string;
    readonly deepLink: { readonly webUrl: string };
  }[];
  chosen: string;
  panel: string;
  /** Sticks under the folded scoreboard, and not to the top. */
  belowHead: boolean;
}

/** A page's children as tabs; choosing one goes to its address. */
export function PageTabs({ label, tabs, chosen, panel, belowHead }: PageTabsProps) {
  const navigate = usePageNavigate();
  const onSelect = (id: string) => {
    const tab = tabs.find((one) => one.id === id);
    if (tab && id !== chosen) navigate(tab.deepLink.webUrl);
  };
  return (
    <div className={cx(styles.tabs, belowHead && styles.belowHead)}>
      <Tabs label={label} tabs={tabs} selected={chosen} onSelect={onSelect} panel={panel} />
    </div>
  );
}
