import type { ReactNode } from 'react';
import styles from './fold.module.css';
import { Icon } from './icon.tsx';
import { useOpening } from './opening.ts';

interface FoldProps {
  title: string;
  defaultOpen: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/** A heading inside a drawer, by which what stands below it opens and closes. */
export function Fold({ title, defaultOpen, onToggle, children }: FoldProps) {
  const { open, opened, toggle, body } = useOpening(defaultOpen, onToggle);
  return (
    <>
      <h4>
        <button
          type="button"
          className={styles.head}
          aria-expanded={open}
          aria-controls={body}
          onClick={toggle}
        >
          <span className={styles.title}>{title}</span>
          <Icon name="down" size={16} className={styles.chevron} />
        </button>
      </h4>
      <div id={body} className={styles.body} hidden={!open}>
        {opened && children}
      </div>
    </>
  );
}
