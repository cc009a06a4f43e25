import type { ReactNode } from 'react';
import { useDocumentTitle } from '../app/document-title.ts';
import { PageLink } from '../app/page-link.tsx';
import { type Account, useAccount, useSetPreference } from '../shell/account-data.ts';
import { lastLoginTime } from '../shell/clock-text.ts';
import { Settings } from '../shell/settings.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Switch } from '../ui/switch.tsx';
import styles from './summary-page.module.css';

/** Balances and preferences of the patron. */
export function SummaryPage() {
  useDocumentTitle('Account summary');
  const account = useAccount();
  if (account === undefined) {
    return (
      <EmptyState title="Your account is not available" body="Please try again later." drawing="whistle" />
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Account summary</h1>
        <p>
          {account.firstName} {account.lastName} · {account.email}
          {account.lastLoginAt && ` · Last login ${lastLoginTime(new Date(account.lastLoginAt))} ET`}
        </p>
      </header>
      <Balances account={account} />
      <Preferences account={account} />
    </div>
  );
}

function Balances({ account }: { account: Account }) {
  const { globalBalance, playableBalance, withdrawableBalance, bonusBalance, restrictedBalance } =
    account.balances;
  return (
    <Card padded className={styles.balances}>
      <div className={styles.main}>
        <span>Playable balance</span>
        <strong>{playableBalance.formattedAmount}</strong>
        <span className={styles.currency}>{account.currency}</span>
      </div>
      <PageLink to="/wallet/deposit" className={buttonClass({ size: 'medium' })}>
        Deposit
      </PageLink>
      <dl className={styles.split}>
        <Part label="Withdrawable" value={withdrawableBalance.formattedAmount} note="Yours to take out" />
        <Part label="Bonus" value={bonusBalance.formattedAmount} note="For bets only" />
        <Part label="Restricted" value={restrictedBalance.formattedAmount} note="Not withdrawable yet" />
        <Part label="Total" value={globalBalance.formattedAmount} note="Everything on your account" />
      </dl>
    </Card>
  );
}

function Part({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        <small>{note}</small>
      </dd>
    </div>
  );
}

function Preferences({ account }: { account: Account }) {
  const setPreference = useSetPreference();
  const { autoAcceptOddsChanges } = account.userPreferences;
  return (
    <Card padded className={styles.preferences}>
      <h2>Preferences</h2>
      <Line
        title="Accept better odds"
        body="Place a bet without asking when its odds have become better for you. Worse odds always ask."
      >
        <Switch
          label="Accept better odds"
          checked={autoAcceptOddsChanges}
          onChange={(next) => setPreference({ autoAcceptOddsChanges: next })}
        />
      </Line>
      <Settings account={account} />
    </Card>
  );
}

function Line({ title, body, children }: { title: string; body: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <div>
        <b>{title}</b>
        <p>{body}</p>
      </div>
      {children}
    </div>
  );
}
