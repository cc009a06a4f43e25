import type { ReactNode } from 'react';
import styles from './catalogue-page.module.css';

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Cells side by side, each with what it shows below. */
export function Cells({ children }: { children: ReactNode }) {
  return <div className={styles.cells}>{children}</div>;
}

export function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className={styles.cell}>
      {children}
      <figcaption>{label}</figcaption>
    </figure>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
