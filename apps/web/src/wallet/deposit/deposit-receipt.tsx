import { useLayoutEffect, useRef } from 'react';
import { kickoffText } from '../../app/kickoff.ts';
import { PageLink } from '../../app/page-link.tsx';
import { usePreviousPath } from '../../app/router/use-previous-path.ts';
import { useAccount } from '../../shell/account-data.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './deposit-page.module.css';
import type { Receipt } from './use-deposit.ts';

/** What was paid in, and the balance it led to; of what is on its way, the balance as it is, which follows when it arrives. */
export function DepositReceipt({ receipt, onAgain }: { receipt: Receipt; onAgain: () => void }) {
  const account = useAccount();
  const previousPath = usePreviousPath();
  const title = useRef<HTMLHeadingElement>(null);
  // The form with what was pressed in it is gone: the focus goes on to what came of it.
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), []);
  const isPending = receipt.status === 'PENDING';
  return (
    <div className={styles.receipt} role="status">
      <span className={styles.disc}>
        <Icon name={isPending ? 'clock' : 'check'} size={28} />
      </span>
      <h2 ref={title} tabIndex={-1}>
        {isPending ? 'Deposit on its way' : 'Deposit successful'}
      </h2>
      <p className={styles.amount}>{receipt.amount.formattedAmount}</p>
      <dl className={styles.lines}>
        <Line label="Paid with" value={receipt.provider.name} />
        <Line label="Date" value={kickoffText(receipt.createdAt, Date.now())} />
        <Line label="Transaction" value={receipt.transactionId} />
        {account && (
          <Line
            label={isPending ? 'Balance' : 'New balance'}
            value={account.balances.playableBalance.formattedAmount}
          />
        )}
      </dl>
      <PageLink to={previousPath} className={buttonClass({ block: true })}>
        Done
      </PageLink>
      <Button tone="quiet" size="medium" block onClick={onAgain}>
        Deposit again
      </Button>
    </div>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
