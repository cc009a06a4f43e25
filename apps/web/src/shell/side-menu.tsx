import { useEffect, useState } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { layout, useMedia } from '../app/media.ts';
import { useLocationPath } from '../app/use-location-path.ts';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { MenuItem } from './menu-item.tsx';
import { MainLinks, MenuList, MenuListSkeleton } from './menu-list.tsx';
import { SessionClock } from './session-clock.tsx';
import styles from './side-menu.module.css';
import { Spare } from './spare.tsx';
import type { SportsMenuQuery } from './sports-menu-data.ts';

/** 280 px of sports; under 1435 px a rail of icons that opens over the page. */
export function SideMenu({ menu }: { menu: PreloadedQuery<SportsMenuQuery> }) {
  const isRail = useMedia(layout.rail);
  const path = useLocationPath();
  const [openAt, setOpenAt] = useState<string>();
  const isOver = isRail && openAt === path;
  useEffect(() => {
    if (!isOver) return;
    const onKey = (press: KeyboardEvent) => press.key === 'Escape' && setOpenAt(undefined);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOver]);
  return (
    <div className={styles.column}>
      {isOver && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape and the button close it too
        <div className={styles.scrim} onClick={() => setOpenAt(undefined)} />
      )}
      <div className={cx(styles.menu, isOver && styles.over)}>
        {isRail && !isOver ? (
          <Rail />
        ) : (
          <div className={styles.scroll}>
            <Spare loading={<MenuListSkeleton />} failed={<MainLinks onGo={() => setOpenAt(undefined)} />}>
              <MenuList menu={menu} onGo={() => setOpenAt(undefined)} />
            </Spare>
          </div>
        )}
        {isRail ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOver}
            onClick={() => setOpenAt(isOver ? undefined : path)}
          >
            <Icon name={isOver ? 'left' : 'menu'} />
            <span>{isOver ? 'Close menu' : 'All sports'}</span>
          </button>
        ) : (
          <SessionClock />
        )}
      </div>
    </div>
  );
}

function Rail() {
  return (
    <nav className={styles.rail} aria-label="Sports">
      <MenuItem to="/home" icon="home" label="Home" />
      <MenuItem to="/live" icon="live" label="Live" />
      <MenuItem to="/my-bets" icon="bets" label="My Bets" current="below" />
    </nav>
  );
}
