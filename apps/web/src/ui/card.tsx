import type { ReactNode } from 'react';
import styles from './card.module.css';
import { cx } from './cx.ts';

export function Card({ padded = false, className, children }: CardProps) {
  return <div className={cx(styles.card, padded && styles.padded, className)}>{children}</div>;
}

interface CardProps {
  padded?: boolean;
  className?: string | undefined;
  children: ReactNode;
}
