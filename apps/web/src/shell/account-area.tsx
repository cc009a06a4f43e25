import { useEffect } from 'react';
import { PageLink } from '../app/page-link.tsx';
import { Parted } from '../app/part.tsx';
import { useLocationPath } from '../app/use-location-path.ts';
import { Icon } from '../ui/icon.tsx';
import { Popover } from '../ui/popover.tsx';
import { useAccount, useAccountOddsFormat, useLiveBalance, useRefreshAccount } from './account-data.ts';
import { accountPanel } from './account-panel-part.ts';
import styles from './header.module.css';
import { initialsOf } from './initials.ts';

/** The balance with its way to deposit, and the account's panel behind the initials. */
export function AccountArea() {
  const account = useAccount();
  useLiveBalance();
  useAccountOddsFormat(account?.userPreferences.oddsFormat);
  const refresh = useRefreshAccount();
  const path = useLocationPath();
  // Nobody known, though somebody is logged in: asked again with each page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the path changes
  useEffect(() => {
    if (account === undefined) refresh();
  }, [account, refresh, path]);
  const isKnown = account !== undefined;
  useEffect(() => {
    // Where it cannot be fetched now it is when it is opened.
    if (isKnown) accountPanel.load().catch(() => {});
  }, [isKnown]);
  if (account === undefined) return <UnknownAccount />;
  const { formattedAmount } = account.balances.playableBalance;
  return (
    <>
      <PageLink
        to="/wallet/deposit"
        className={styles.balance}
        aria-label={`Balance ${formattedAmount}. Deposit`}
      >
        <span>{formattedAmount}</span>
        <span className={styles.plus}>
          <Icon name="plus" size={14} />
        </span>
      </PageLink>
      <Popover
        label="Account"
        trigger={(props) => (
          <button type="button" className={styles.avatar} aria-label="Account" {...props}>
            {initialsOf(account) || <Icon name="user" />}
          </button>
        )}
      >
        {(close) => <Parted part={accountPanel} props={{ account, onGo: close }} />}
      </Popover>
    </>
  );
}

/** The account could not be read; the way to it stays open. */
export function UnknownAccount() {
  return (
    <PageLink to="/account/summary" className={styles.avatar} aria-label="Account">
      <Icon name="user" />
    </PageLink>
  );
}
