import { formatMoney } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import { useEffect, useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { counted } from '../../ui/counted.ts';
import { Segmented } from '../../ui/segmented.tsx';
import styles from './cash-out.module.css';
import type { CashOutOffer, CashOutStep } from './cash-out-step.ts';
import { amountOfShare, stakeOfShare, WHOLE } from './share.ts';
import { readTolerance, TOLERANCES, writeTolerance } from './tolerance.ts';

interface CashOutConfirmProps {
  step: Extract<CashOutStep, { kind: 'confirming' }>;
  /** What is offered now; undefined while nothing is known. */
  latest: CashOutOffer | undefined;
  offline: string | undefined;
  onMoved: (offer: CashOutOffer) => void;
  onBack: () => void;
  /** @param tolerance hundredths of a percent */
  onConfirm: (tolerance: number) => void;
}

/** The question before it is taken: what is paid, what is given up, and how long the price is held. */
export function CashOutConfirm({ step, latest, offline, onMoved, onBack, onConfirm }: CashOutConfirmProps) {
  const { offer, share, before } = step;
  const [tolerance, setTolerance] = useState(readTolerance);
  const seconds = useSecondsTo(offer.heldUntilMs);
  useEffect(() => {
    if (seconds === 0 && latest && latest.offerId !== offer.offerId) onMoved(latest);
  }, [seconds, latest, offer, onMoved]);
  const write = (amount: bigint) => formatMoney(money(amount, offer.currency));
  const amount = write(amountOfShare(offer, share));
  const closed = write(stakeOfShare(offer, share));
  return (
    <div className={styles.choice}>
      {before !== undefined && (
        <Banner tone="warn" role="status">
          The offer changed: it was {write(amountOfShare({ ...offer, amount: before }, share))}, now it is{' '}
          {amount}.
        </Banner>
      )}
      <p>
        {share === WHOLE
          ? `You get ${amount} now and the bet is over, however its games end.`
          : `You get ${amount} now for ${closed} of your stake. The rest of the bet goes on.`}
      </p>
      <p className={styles.held} data-held={seconds > 0}>
        {seconds > 0
          ? `Exactly this is paid for ${counted(seconds, 'more second')}.`
          : 'The price is not held any more: what is paid follows the odds.'}
      </p>
      <div className={styles.tolerance}>
        <span aria-hidden="true">If it falls before you are paid, take</span>
        <Segmented
          label="If it falls before you are paid, take"
          options={TOLERANCES}
          value={tolerance}
          onChange={(value) => {
            setTolerance(value);
            writeTolerance(value);
          }}
        />
      </div>
      {offline && <p className={styles.why}>{offline}</p>}
      <div className={styles.actions}>
        <Button tone="quiet" size="medium" onClick={onBack}>
          Back
        </Button>
        <Button
          size="medium"
          disabled={offline !== undefined}
          trailing={amount}
          onClick={() => onConfirm(Number(tolerance))}
        >
          Confirm
        </Button>
      </div>
    </div>
  );
}

/** Whole seconds until an instant; 0 once it is over. */
function useSecondsTo(untilMs: number): number {
  const left = () => Math.max(0, Math.ceil((untilMs - Date.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const tell = () => setSeconds(Math.max(0, Math.ceil((untilMs - Date.now()) / 1_000)));
    tell();
    const timer = setInterval(tell, 250);
    return () => clearInterval(timer);
  }, [untilMs]);
  return seconds;
}
