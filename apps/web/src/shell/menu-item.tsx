import type { ReactNode } from 'react';
import { PageLink } from '../app/page-link.tsx';
import { nounOf } from '../ui/counted.ts';
import { Icon } from '../ui/icon.tsx';
import { iconNamed } from '../ui/icon-paths.ts';
import styles from './menu-item.module.css';

interface MenuItemProps {
  to: string;
  icon: string;
  label: string;
  count?: number | undefined;
  /** The count is of games in play. */
  live?: boolean;
  /** Also marked on the pages below it. */
  current?: 'exact' | 'below';
  onGo?: (() => void) | undefined;
  children?: ReactNode;
}

/** One line of the side menu; in the rail, an icon with its word below. */
export function MenuItem({
  to,
  icon,
  label,
  count = 0,
  live = false,
  current = 'exact',
  onGo,
}: MenuItemProps) {
  return (
    <PageLink to={to} current={current} className={styles.item} onClick={onGo}>
      <Icon name={iconNamed(icon)} />
      <span className={styles.label}>{label} </span>
      {count > 0 && (
        <span className={live ? styles.live : styles.count}>
          {count}
          <span className="sr"> {live ? 'live' : nounOf(count, 'game')}</span>
        </span>
      )}
    </PageLink>
  );
}
