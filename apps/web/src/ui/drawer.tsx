import type { ReactNode } from 'react';
import styles from './drawer.module.css';
import { Icon } from './icon.tsx';
import { useOpening } from './opening.ts';

interface DrawerProps {
  title: string;
  /** Small marks after the title. */
  tags?: ReactNode;
  /** e.g. '6 bets'; shown while closed. */
  summary?: string | undefined;
  defaultOpen?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** A part of a page that opens and closes in place. What it holds is made when first opened and kept after. */
export function Drawer({ title, tags, summary, defaultOpen = false, onToggle, children }: DrawerProps) {
  const { open, opened, toggle, body } = useOpening(defaultOpen, onToggle);
  return (
    <section className={styles.drawer}>
      <h3>
        <button
          type="button"
          className={styles.head}
          aria-expanded={open}
          aria-controls={body}
          data-tagged={tags ? '' : undefined}
          onClick={toggle}
        >
          <span className={styles.title}>{title}</span>
          {tags}
          <span className={styles.space} />
          {summary !== undefined && !open && <span className={styles.summary}>{summary}</span>}
          <Icon name="down" size={18} className={styles.chevron} />
        </button>
      </h3>
      <div id={body} className={styles.body} hidden={!open}>
        {opened && children}
      </div>
    </section>
  );
}
