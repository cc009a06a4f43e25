import { formatMoney } from '@fairline/money/format.ts';
import { money } from '@fairline/money/money.ts';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { cashOut_bet$key } from '../../__generated__/cashOut_bet.graphql.ts';
import { useOnline } from '../../app/online.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './cash-out.module.css';
import { CashOutChoice } from './cash-out-choice.tsx';
import { CashOutConfirm } from './cash-out-confirm.tsx';
import { useCashOuts } from './cash-out-context.tsx';
import { saidNow } from './cash-out-step.ts';
import { amountOfShare } from './share.ts';

const OFFLINE = 'You are offline. Cash out comes back with your connection.';

interface CashOutProps {
  bet: cashOut_bet$key;
  /** What else can be done with the ticket; stands beside the offer while nothing is asked. */
  children: ReactNode;
}

/** Closing an open bet before its result: the offer of now, a part of it or all, asked once more before it is taken. */
export function CashOut({ bet: key, children }: CashOutProps) {
  const bet = useFragment(
    graphql`
      fragment cashOut_bet on Bet {
        id
        status
      }
    `,
    key,
  );
  const { offers, taking } = useCashOuts();
  const offer = useSyncExternalStore(offers.subscribe, () => offers.of(bet.id));
  const elsewhere = useSyncExternalStore(offers.subscribe, () => offers.isProcessing(bet.id));
  const store = taking.of(bet.id);
  const step = useSyncExternalStore(store.subscribe, store.get);
  const online = useOnline();
  const place = useFocusKept(step.kind);

  const isAsking = step.kind === 'choosing' || step.kind === 'confirming';
  const off = offer?.kind === 'off' ? offer : undefined;
  useEffect(() => {
    if (!isAsking || off === undefined) return;
    taking.apply(bet.id, off.before ? { type: 'suspended' } : { type: 'withdrawn', message: off.message });
  }, [taking, bet.id, isAsking, off]);

  if (bet.status === 'SETTLED') return null;
  const said = step.kind === 'resting' ? step.said : undefined;
  const text = saidNow(said, offer?.kind === 'offered');
  const resting = step.kind === 'resting';
  const working =
    step.kind === 'sending' || (elsewhere && step.kind !== 'unanswered' && bet.status === 'OPEN');
  const chosenFrom = offer?.kind === 'off' ? offer.before : offer;
  const write = (amount: bigint) =>
    formatMoney(money(amount, offer?.kind === 'offered' ? offer.currency : 'USD'));
  return (
    <section ref={place} tabIndex={-1} className={styles.place} aria-label="Cash out">
      {said && text && <Banner tone={said.tone}>{text}</Banner>}
      {working && (
        <Button tone="secondary" size="medium" block busy>
          Cashing out
          {step.kind === 'sending' && ` ${write(amountOfShare(step.attempt.offer, step.attempt.share))}`}
        </Button>
      )}
      {step.kind === 'unanswered' && (
        <Banner
          tone="warn"
          action={
            <Button tone="quiet" size="small" onClick={() => taking.askAgain(bet.id)} disabled={!online}>
              Try again
            </Button>
          }
        >
          No answer came yet. Asking again never pays or closes twice.
        </Banner>
      )}
      {!working && resting && (
        <div className={styles.row}>
          {children}
          {off !== undefined && said?.text !== off.message && (
            <p className={styles.why}>
              <b>No cash out now.</b> {off.message}
            </p>
          )}
          {offer?.kind === 'offered' && !online && <p className={styles.why}>{OFFLINE}</p>}
          {offer?.kind === 'offered' && online && (
            <Button
              tone="secondary"
              size="medium"
              trailing={write(offer.amount)}
              onClick={() => taking.apply(bet.id, { type: 'opened' })}
            >
              Cash Out
            </Button>
          )}
        </div>
      )}
      {!working && step.kind === 'choosing' && chosenFrom && (
        <CashOutChoice
          offer={chosenFrom}
          suspended={off?.message}
          share={step.share}
          said={step.said}
          offline={online ? undefined : OFFLINE}
          onShare={(share) => taking.apply(bet.id, { type: 'share-chosen', share })}
          onClose={() => taking.apply(bet.id, { type: 'closed' })}
          onNext={() => taking.apply(bet.id, { type: 'asked', offer: chosenFrom })}
        />
      )}
      {!working && step.kind === 'confirming' && (
        <CashOutConfirm
          step={step}
          latest={offer?.kind === 'offered' ? offer : undefined}
          offline={online ? undefined : OFFLINE}
          onMoved={(moved) => taking.apply(bet.id, { type: 'offer-moved', offer: moved })}
          onBack={() => taking.apply(bet.id, { type: 'back' })}
          onConfirm={(tolerance) => taking.take(bet.id, tolerance)}
        />
      )}
    </section>
  );
}

/** What was pressed goes away with each step: whoever stood on it goes on with the next one. */
function useFocusKept(kind: string) {
  const place = useRef<HTMLElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    const focused = document.activeElement;
    if (focused === null || focused === document.body) place.current?.focus({ preventScroll: true });
  }, [kind]);
  return place;
}
