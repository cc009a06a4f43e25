import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

export type BannerTone = 'info' | 'warn' | 'down' | 'up' | 'reward';

const ICON: Record<BannerTone, IconName> = {
  info: 'info',
  warn: 'warn',
  down: 'warn',
  up: 'check',
  reward: 'bolt',
};

interface BannerProps {
  tone: BannerTone;
  icon?: IconName;
  children: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
  role?: 'status' | 'alert';
}

/** One sentence that belongs to what is around it: odds changed, offline, why a stake was refused. */
export function Banner({ tone, icon = ICON[tone], children, action, role }: BannerProps) {
  return (
    <div className={cx(styles.banner, styles[tone])} role={role}>
      <Icon name={icon} size={16} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
