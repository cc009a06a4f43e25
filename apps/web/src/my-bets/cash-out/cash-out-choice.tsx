import { formatMoney, toDecimalDollars } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import { parseAmount } from '@fairline/money/parse.ts';
import { useState } from 'react';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { Slider } from '../../ui/slider.tsx';
import styles from './cash-out.module.css';
import { amountOfShare, type CashOutOffer, type Said, shareOfAmount, WHOLE } from './cash-out-step.ts';

interface CashOutChoiceProps {
  offer: CashOutOffer;
  share: number;
  said: Said | undefined;
  /** Why nothing can be sent now. */
  offline: string | undefined;
  onShare: (share: number) => void;
  onClose: () => void;
  onNext: () => void;
}

const PERCENT = WHOLE / 100;

/** How much of the bet is closed: by the slider in percent, or by the amount to get. */
export function CashOutChoice(props: CashOutChoiceProps) {
  const { offer, share, said, offline, onShare, onClose, onNext } = props;
  const amount = amountOfShare(offer.amount, share);
  // While an amount is typed its text is the person's own; the slider gives it back.
  const [typed, setTyped] = useState<string>();
  const percent = Math.max(1, Math.round(share / PERCENT));
  return (
    <div className={styles.choice}>
      {said && <Banner tone={said.tone}>{said.text}</Banner>}
      <div className={styles.fields}>
        <Slider
          label="Share of the bet to cash out"
          value={percent}
          min={1}
          max={100}
          format={(value) => `${value}%`}
          onChange={(value) => {
            setTyped(undefined);
            onShare(value * PERCENT);
          }}
        />
        <MoneyInput
          label="You get"
          value={typed ?? toDecimalDollars(amount)}
          maximum={toDecimalDollars(offer.amount)}
          onChange={(text) => {
            setTyped(text);
            const read = parseAmount(text, offer.amount);
            if (read.kind === 'amount' && read.amount > 0n) onShare(shareOfAmount(read.amount, offer.amount));
          }}
          onBlur={() => setTyped(undefined)}
        />
      </div>
      {offline && <p className={styles.why}>{offline}</p>}
      <div className={styles.actions}>
        <Button tone="quiet" size="medium" onClick={onClose}>
          Keep Bet
        </Button>
        <Button
          size="medium"
          disabled={offline !== undefined || amount === 0n}
          trailing={formatMoney(money(amount, offer.currency))}
          onClick={onNext}
        >
          {share === WHOLE ? 'Cash Out All' : `Cash Out ${percent}%`}
        </Button>
      </div>
    </div>
  );
}
