import { formatMoney, toDecimalDollars } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import { parseAmount } from '@fairline/money/parse.ts';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../../ui/announcer.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { Slider } from '../../ui/slider.tsx';
import styles from './cash-out.module.css';
import type { CashOutOffer, Said } from './cash-out-step.ts';
import { amountOfShare, movedShare, partsOf, shareOfAmount, takeableShare, WHOLE } from './share.ts';

interface CashOutChoiceProps {
  /** While it is suspended, the one before. */
  offer: CashOutOffer;
  /** Why nothing is offered for the moment: the share stands until there is an offer again. */
  suspended: string | undefined;
  share: number;
  said: Said | undefined;
  /** Why nothing can be sent now. */
  offline: string | undefined;
  onShare: (share: number) => void;
  onClose: () => void;
  onNext: () => void;
}

const PERCENT = WHOLE / 100;

/** Where all but the last percent can be taken, nobody looks for what cannot. */
const GREATEST_UNSAID = WHOLE - PERCENT;

const SUSPENDED = 'Cash out is suspended for now. What you chose stands.';

/** How much of the bet is closed: by the slider in percent, or by the amount to get. */
export function CashOutChoice(props: CashOutChoiceProps) {
  const { offer, suspended, said, offline, onShare, onClose, onNext } = props;
  const share = takeableShare(offer, props.share);
  const parts = partsOf(offer);
  const amount = amountOfShare(offer, share);
  const isSuspended = suspended !== undefined;
  const written = formatMoney(money(amount, offer.currency));
  useSuspensionSaid(isSuspended, written);
  // While an amount is typed its text is the person's own; the slider gives it back.
  const [typed, setTyped] = useState<string>();
  // What was typed is not what the next offer pays.
  if (isSuspended && typed !== undefined) setTyped(undefined);
  const percent = share === WHOLE ? 100 : Math.min(99, Math.max(1, Math.round(share / PERCENT)));
  return (
    <div className={styles.choice}>
      {said && <Banner tone={said.tone}>{said.text}</Banner>}
      {parts && (
        <div className={styles.fields}>
          <Slider
            label="Share of the bet to cash out"
            value={percent}
            min={1}
            max={100}
            frozen={isSuspended}
            format={(value) => `${value}%`}
            onChange={(value) => {
              setTyped(undefined);
              onShare(movedShare(offer, share, value * PERCENT));
            }}
          />
          <MoneyInput
            label="You get"
            value={isSuspended ? '' : (typed ?? toDecimalDollars(amount))}
            readOnly={isSuspended}
            maximum={toDecimalDollars(offer.amount)}
            onChange={(text) => {
              setTyped(text);
              const read = parseAmount(text, offer.amount);
              if (read.kind === 'amount' && read.amount > 0n) onShare(shareOfAmount(offer, read.amount));
            }}
            onBlur={() => setTyped(undefined)}
          />
        </div>
      )}
      {(parts?.greatest ?? 0) < GREATEST_UNSAID && <p className={styles.why}>{whyNotAnyPart(offer)}</p>}
      {suspended && <p className={styles.why}>{suspended}</p>}
      {offline && <p className={styles.why}>{offline}</p>}
      <div className={styles.actions}>
        <Button tone="quiet" size="medium" onClick={onClose}>
          Keep Bet
        </Button>
        <Button
          size="medium"
          disabled={offline !== undefined}
          aria-disabled={isSuspended}
          trailing={isSuspended ? undefined : written}
          onClick={isSuspended ? undefined : onNext}
        >
          {isSuspended ? 'Suspended' : share === WHOLE ? 'Cash Out All' : `Cash Out ${percent}%`}
        </Button>
      </div>
    </div>
  );
}

/** Says once that it is suspended, and once what the same share pays when it is offered again. */
function useSuspensionSaid(isSuspended: boolean, amount: string) {
  const before = useRef(false);
  useEffect(() => {
    if (before.current === isSuspended) return;
    before.current = isSuspended;
    announce(isSuspended ? SUSPENDED : `Cash out is offered again: ${amount}.`);
  }, [isSuspended, amount]);
}

/** Why not any share can be taken of a small bet. */
function whyNotAnyPart(offer: CashOutOffer): string {
  const least = formatMoney(money(offer.leastLine, offer.currency));
  const left = offer.open > offer.openLine ? `${least} of each line` : least;
  return partsOf(offer)
    ? `Cash out all, or leave at least ${left} open.`
    : `Only all of this bet can be cashed out: a part would leave less than ${left}.`;
}
