import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  id: string;
  label: string;
  count?: number | undefined;
}

interface TabsProps {
  /** Names the group of tabs. */
  label: string;
  tabs: readonly Tab[];
  selected: string;
  onSelect: (id: string) => void;
  /** The id of the panel the tabs change; give it to TabPanel too. */
  panel: string;
}

/** The group whose tab was just chosen by key: where that opens a page with the same tabs, the focus goes on there. */
let chosenByKey: string | undefined;

/** Tabs after the ARIA pattern: arrows, Home and End move and choose, Tab leaves to the panel. */
export function Tabs({ label, tabs, selected, onSelect, panel }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when another tab was selected in place
  useEffect(() => {
    if (chosenByKey !== label) return;
    chosenByKey = undefined;
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true });
  }, [label, selected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time another tab is selected
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected="true"]');
    if (list.current && chosen) list.current.scrollLeft += toMiddle(chosen, list.current);
  }, [selected]);
  const onKeyDown = (press: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[target(press.key, at, tabs.length)];
    if (next === undefined) return;
    press.preventDefault();
    chosenByKey = label;
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${panel}-${tab.id}`}
          data-tab={tab.id}
          className={styles.tab}
          aria-selected={tab.id === selected}
          aria-controls={panel}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  );
}

/** What the selected tab shows. */
export function TabPanel(props: {
  id: string;
  selected: string;
  children: React.ReactNode;
  className?: string;
}) {
  return (
    <div
      id={props.id}
      role="tabpanel"
      aria-labelledby={`${props.id}-${props.selected}`}
      className={props.className}
    >
      {props.children}
    </div>
  );
}

/** How far a row that scrolls has to go, in pixels, until one of its tabs stands in its middle. */
function toMiddle(tab: Element, row: Element): number {
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  return inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}

function target(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}
