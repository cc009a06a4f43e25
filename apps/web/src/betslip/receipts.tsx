import { formatOdds } from '@fairline/money/odds-format.ts';
import { useLayoutEffect, useRef } from 'react';
import { useOddsFormat } from '../app/odds-format.ts';
import { PageLink } from '../app/page-link.tsx';
import { ticketNumber } from '../app/ticket-number.ts';
import { readOdds } from '../marketplace/selection/selection-view.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import type { Receipt } from './placement.ts';
import styles from './receipts.module.css';
import { addToSlip, useSlip } from './slip-context.tsx';

/** What was placed just now: each bet with its number, what it costs and what it wins, and where to follow it. */
export function Receipts({ receipts, onDone }: { receipts: readonly Receipt[]; onDone: () => void }) {
  const { client } = useSlip();
  const format = useOddsFormat();
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The button that placed the bets is closed for a moment now: whoever stood on it goes on here.
    if (document.activeElement?.closest('[data-bet-button]')) section.current?.focus({ preventScroll: true });
  }, []);
  const keep = () => {
    for (const { selectionId, odds } of receipts) void addToSlip(client, { selectionId, ...odds });
    onDone();
  };
  return (
    <section ref={section} tabIndex={-1} className={styles.receipt} aria-label="Receipt">
      <h3 className={styles.title}>
        <span className={styles.disc}>
          <Icon name="check" size={16} />
        </span>
        {receipts.length === 1 ? 'Bet placed' : `${receipts.length} bets placed`}
      </h3>
      <ul>
        {receipts.map((receipt) => {
          const odds = readOdds(receipt.odds);
          return (
            <li key={receipt.betId} className={styles.bet}>
              <b>{trueMinus(receipt.selectionName)}</b>
              <b className={styles.odds}>{odds && trueMinus(formatOdds(odds, format))}</b>
              <span>
                {receipt.marketName} · {receipt.eventName}
              </span>
              <span className={styles.amounts}>
                {receipt.stake} to win {receipt.toWin}
              </span>
              <span className={styles.number}>ID {ticketNumber(receipt.rawId)}</span>
            </li>
          );
        })}
      </ul>
      <div className={styles.actions}>
        <PageLink to="/my-bets" className={buttonClass({ tone: 'secondary', size: 'small' })}>
          View in My Bets
        </PageLink>
        <Button tone="quiet" size="small" onClick={keep}>
          Keep selections
        </Button>
        <Button tone="quiet" size="small" onClick={onDone}>
          Done
        </Button>
      </div>
    </section>
  );
}
