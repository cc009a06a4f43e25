import type { ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useIsLoggedIn } from '../app/app-context.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { MenuItem } from './menu-item.tsx';
import styles from './menu-list.module.css';
import { type SportsMenuQuery, useSportsMenu } from './sports-menu-data.ts';

interface MenuListProps {
  menu: PreloadedQuery<SportsMenuQuery>;
  /** Called when a link was pressed, to close what the menu stands in. */
  onGo?: (() => void) | undefined;
  /** False where My Bets stands already. */
  myBets?: boolean;
}

/** Home, Live and My Bets, then every sport with its leagues. */
export function MenuList({ menu, onGo, myBets = true }: MenuListProps) {
  const { liveCount, groups } = useSportsMenu(menu);
  return (
    <MainLinks liveCount={liveCount} onGo={onGo} myBets={myBets}>
      {groups.map((group) => (
        <section key={group.id} className={styles.group} aria-label={group.label}>
          <h2 className={styles.heading}>{group.label}</h2>
          {group.entries.map((entry) => (
            <MenuItem
              key={entry.id}
              to={entry.path}
              icon={entry.icon}
              label={entry.label}
              count={entry.liveCount > 0 ? entry.liveCount : entry.eventCount}
              live={entry.liveCount > 0}
              current="below"
              onGo={onGo}
            />
          ))}
        </section>
      ))}
    </MainLinks>
  );
}

interface MainLinksProps {
  liveCount?: number;
  onGo?: (() => void) | undefined;
  myBets?: boolean;
  /** The sports below. */
  children?: ReactNode;
}

/** Home, Live and My Bets: all there is of the menu when the sports did not come. */
export function MainLinks({ liveCount = 0, onGo, myBets = true, children }: MainLinksProps) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <nav className={styles.list} aria-label="Sports">
      <MenuItem to="/home" icon="home" label="Home" onGo={onGo} />
      <MenuItem to="/live" icon="live" label="Live" count={liveCount} live onGo={onGo} />
      {myBets && isLoggedIn !== false && (
        <MenuItem to="/my-bets" icon="bets" label="My Bets" current="below" onGo={onGo} />
      )}
      {children}
    </nav>
  );
}

export function MenuListSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {[84, 62, 76, 120, 96, 110].map((width) => (
        <span key={width} className={styles.placeholder}>
          <Skeleton width={20} height={20} />
          <Skeleton width={width} height={12} />
        </span>
      ))}
    </div>
  );
}
