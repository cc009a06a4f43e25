import type { ReactNode } from 'react';
import { PageLink } from '../app/page-link.tsx';
import { nounOf } from '../ui/counted.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import styles from './dock.module.css';

interface DockProps {
  /** The collapsed betslip, over the tabs. */
  bar: ReactNode;
  slipCount: number;
  onBetslip: () => void;
  onMenu: () => void;
}

/** A phone's bottom: the collapsed betslip and the five tabs. */
export function Dock({ bar, slipCount, onBetslip, onMenu }: DockProps) {
  return (
    <div className={styles.dock}>
      {bar}
      <nav className={styles.tabs} aria-label="Main">
        <TabLink to="/home" icon="home" label="Home" />
        <TabLink to="/live" icon="live" label="Live" />
        <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={onBetslip}>
          <span className={styles.mark}>
            <Icon name="slip" size={24} />
            {slipCount > 0 && (
              <b className={styles.badge}>
                {slipCount}
                <span className="sr"> {nounOf(slipCount, 'selection')}</span>
              </b>
            )}
          </span>
          Betslip
        </button>
        <TabLink to="/my-bets" icon="bets" label="My Bets" />
        <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={onMenu}>
          <Icon name="menu" size={24} />
          Menu
        </button>
      </nav>
    </div>
  );
}

function TabLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <PageLink to={to} current={to === '/my-bets' ? 'below' : 'exact'} className={styles.tab}>
      <Icon name={icon} size={24} />
      {label}
    </PageLink>
  );
}
