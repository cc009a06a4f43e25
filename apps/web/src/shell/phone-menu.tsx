import type { PreloadedQuery } from 'react-relay/hooks';
import { useIsLoggedIn } from '../app/app-context.ts';
import { Parted } from '../app/part.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useAccount } from './account-data.ts';
import { accountPanel } from './account-panel-part.ts';
import { MainLinks, MenuList, MenuListSkeleton } from './menu-list.tsx';
import styles from './phone-menu.module.css';
import { Settings } from './settings.tsx';
import { Spare } from './spare.tsx';
import type { SportsMenuQuery } from './sports-menu-data.ts';

interface PhoneMenuProps {
  open: boolean;
  onClose: () => void;
  menu: PreloadedQuery<SportsMenuQuery>;
}

/** Everything a phone's five tabs have no room for. My Bets is one of them, and stands in the account's panel with its count. */
export function PhoneMenu({ open, onClose, menu }: PhoneMenuProps) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <Sheet open={open} side="bottom" label="Menu" onClose={onClose}>
      <div className={styles.head}>
        <h2>Menu</h2>
        <button type="button" className={styles.close} aria-label="Close menu" onClick={onClose}>
          <Icon name="down" />
        </button>
      </div>
      <div className={styles.body}>
        {isLoggedIn === true && (
          <Spare loading={null} failed={null}>
            <Account onGo={onClose} />
          </Spare>
        )}
        <Spare loading={<MenuListSkeleton />} failed={<MainLinks onGo={onClose} myBets={false} />}>
          <MenuList menu={menu} onGo={onClose} myBets={false} />
        </Spare>
        {isLoggedIn === false && (
          <div className={styles.settings}>
            <Settings />
          </div>
        )}
      </div>
    </Sheet>
  );
}

function Account({ onGo }: { onGo: () => void }) {
  const account = useAccount();
  return account === undefined ? null : <Parted part={accountPanel} props={{ account, onGo }} />;
}
