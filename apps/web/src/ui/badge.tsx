import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { nounOf } from './counted.ts';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export type BadgeTone = 'plain' | 'live' | 'reward' | 'won' | 'lost' | 'push' | 'warn';

interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconName;
  children: ReactNode;
}

/** A small word in a box: SGP, Won, Push, Suspended. */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone])}>
      {icon !== undefined && <Icon name={icon} size={12} />}
      {children}
    </span>
  );
}

/** The clock of a game in play, with its red dot. */
export function LiveTag({ children }: { children: ReactNode }) {
  return (
    <span className={styles.clock}>
      <span className="sr">Live, </span>
      {children}
    </span>
  );
}

/** How many: on the betslip, on a tab. @param noun what one of it is called, for who listens */
export function Count({ value, noun }: { value: number; noun?: string }) {
  return (
    <span className={styles.count}>
      {value}
      {noun !== undefined && <span className="sr"> {nounOf(value, noun)}</span>}
    </span>
  );
}
