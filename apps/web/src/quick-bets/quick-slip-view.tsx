import { formatOdds } from '@fairline/money/odds-format.ts';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import type { quickSlip_betslip$key } from '../__generated__/quickSlip_betslip.graphql.ts';
import type { quickSlipQuery as QuickSlipQuery } from '../__generated__/quickSlipQuery.graphql.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { AMOUNT_MAXIMUM } from '../betslip/amount.ts';
import { DraftLegLine } from '../betslip/draft-leg-line.tsx';
import { statusLabel } from '../marketplace/selection/selection-view.ts';
import { Banner } from '../ui/banner.tsx';
import { MoneyInput } from '../ui/money-input.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import { useQuick } from './quick-context.tsx';
import { QuickFoot } from './quick-foot.tsx';
import { QuickLineInPlace } from './quick-line-in-place.tsx';
import styles from './quick-slip.module.css';
import { quickSlipData, quickSlipQuery } from './quick-slip.ts';
import { QuickSource } from './quick-source.tsx';
import { type QuickBet, useQuickBet } from './use-quick-bet.ts';

interface QuickSlipProps {
  /** Of the event. */
  path: string;
  /** Called as the slip goes away under the focus: it has to go on elsewhere. */
  onFocusLost: () => void;
}

/** The slip at the foot of Quick Bets: one straight bet, its amounts, and the button. */
export function QuickSlip({ path, onFocusLost }: QuickSlipProps) {
  const { eventId, placing } = useQuick();
  const data = useLazyLoadQuery<QuickSlipQuery>(
    quickSlipQuery,
    { eventId },
    { fetchPolicy: 'store-and-network' },
  );
  const slip = useFragment<quickSlip_betslip$key>(quickSlipData, data.quickBetslip);
  const placement = useSyncExternalStore(placing.store.subscribe, placing.store.get);
  const bet = useQuickBet(slip, placement);
  if (!bet && placement.kind === 'idle') return null;
  return (
    <Foot onFocusLost={onFocusLost}>
      {bet && <BetLines bet={bet} />}
      {!bet && placement.kind === 'placed' && <Banner tone="up">{trueMinus(placement.text)}</Banner>}
      {bet && placement.kind === 'idle' && placement.failure && (
        <Banner tone="down">{placement.failure}</Banner>
      )}
      <QuickFoot
        key="foot"
        path={path}
        stake={bet?.stake ?? 0n}
        errors={bet?.errors ?? []}
        onAccept={bet?.accept}
        oddsNow={bet?.oddsNow ?? ''}
        onPlace={() => bet?.place()}
      />
    </Foot>
  );
}

/** What is bet on, how much, and what it is paid with. */
function BetLines({ bet }: { bet: QuickBet }) {
  const format = useOddsFormat();
  const { draft, leg, amounts, locked, oddsChange } = bet;
  const place = useRef<HTMLDivElement>(null);
  const isClosed = statusLabel(leg.marketSelection) === 'Closed';
  const input = {
    ...{ maximum: AMOUNT_MAXIMUM, placeholder: '$0.00', disabled: locked },
    readOnly: draft.amountSourceType === 'FREE_BET',
  };
  return (
    <>
      <div ref={place} tabIndex={-1} className={styles.leg}>
        <DraftLegLine leg={leg}>
          {isClosed && leg.lineInPlace && (
            <QuickLineInPlace
              name={leg.selectionName}
              inPlace={leg.lineInPlace}
              locked={locked}
              next={place}
            />
          )}
        </DraftLegLine>
      </div>
      <div className={styles.amounts}>
        <MoneyInput {...input} label="Stake" {...amounts.BET} />
        <MoneyInput {...input} label="To win" {...amounts.WIN} />
      </div>
      <QuickSource draft={draft} disabled={locked} />
      {oddsChange && (
        <Banner tone="warn" role="status">
          Odds changed from {trueMinus(formatOdds(oddsChange.before, format))} to{' '}
          {trueMinus(formatOdds(oddsChange.now, format))}.
        </Banner>
      )}
    </>
  );
}

/** Around the bet and around its receipt: the button in it, by its key, is the same one. */
function Foot({ onFocusLost, children }: { onFocusLost: () => void; children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  const lose = useEffectEvent(onFocusLost);
  useLayoutEffect(() => {
    const element = section.current;
    return () => {
      if (element?.contains(document.activeElement)) lose();
    };
  }, []);
  return (
    <section ref={section} className={styles.slip} aria-label="Quick bet">
      {children}
    </section>
  );
}
