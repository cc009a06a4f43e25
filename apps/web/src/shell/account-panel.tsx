import { useState } from 'react';
import { PageLink } from '../app/page-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-paths.ts';
import type { Account } from './account-data.ts';
import styles from './account-panel.module.css';
import { LogoutDialog } from './logout-dialog.tsx';
import { Settings } from './settings.tsx';

interface AccountPanelProps {
  account: Account;
  /** Called when a link in it was pressed. */
  onGo: () => void;
}

/** Name, balances, the account's pages, settings, and the way out. */
export function AccountPanel({ account, onGo }: AccountPanelProps) {
  const [isLeaving, setLeaving] = useState(false);
  const { playableBalance, withdrawableBalance, bonusBalance } = account.balances;
  return (
    <div className={styles.panel}>
      <div className={styles.who}>
        <b>{`${account.firstName} ${account.lastName}`}</b>
        <span>{account.email}</span>
      </div>
      <dl className={styles.balances}>
        <Row label="Playable balance" value={playableBalance.formattedAmount} strong />
        <Row label="Withdrawable" value={withdrawableBalance.formattedAmount} />
        {bonusBalance.amountLong !== '0' && <Row label="Bonus" value={bonusBalance.formattedAmount} />}
      </dl>
      <PageLink to="/wallet/deposit" className={buttonClass({ size: 'medium', block: true })} onClick={onGo}>
        Deposit
      </PageLink>
      <nav className={styles.links} aria-label="Account">
        <Entry to="/account/summary" icon="user" label="Account summary" onGo={onGo} />
        <Entry to="/my-bets" icon="bets" label="My Bets" count={account.openBetCount} onGo={onGo} />
      </nav>
      <Settings account={account} />
      <button type="button" className={styles.entry} onClick={() => setLeaving(true)}>
        <Icon name="logout" />
        Log Out
      </button>
      <LogoutDialog open={isLeaving} onClose={() => setLeaving(false)} />
    </div>
  );
}

function Row({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={strong ? styles.strong : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

interface EntryProps {
  to: string;
  icon: IconName;
  label: string;
  count?: number;
  onGo: () => void;
}

function Entry({ to, icon, label, count = 0, onGo }: EntryProps) {
  return (
    <PageLink to={to} current="exact" className={styles.entry} onClick={onGo}>
      <Icon name={icon} />
      {label}
      {count > 0 && (
        <span className={styles.count}>
          {count}
          <span className="sr"> open</span>
        </span>
      )}
    </PageLink>
  );
}
