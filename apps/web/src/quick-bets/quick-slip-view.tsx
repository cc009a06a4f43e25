import { parseLong } from '@fairline/money/long.ts';
import { formatOdds } from '@fairline/money/odds-format.ts';
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import type { quickSlip_betslip$key } from '../__generated__/quickSlip_betslip.graphql.ts';
import type { quickSlipQuery as QuickSlipQuery } from '../__generated__/quickSlipQuery.graphql.ts';
import { useIsLoggedIn } from '../app/app-context.ts';
import { useOddsFormat } from '../app/odds-format.ts';
import { AMOUNT_MAXIMUM, toCents } from '../betslip/amount.ts';
import { resting, shownAmounts } from '../betslip/amount-edit.ts';
import { DraftLegLine } from '../betslip/draft-leg-line.tsx';
import { betAmountError, winAmountError } from '../betslip/slip-errors.ts';
import { readOdds } from '../marketplace/selection/selection-view.ts';
import { Banner } from '../ui/banner.tsx';
import { MoneyInput } from '../ui/money-input.tsx';
import { trueMinus } from '../ui/true-minus.ts';
import { QUICK_DRAFT, useQuick } from './quick-context.tsx';
import { QuickFoot } from './quick-foot.tsx';
import styles from './quick-slip.module.css';
import { quickSlipData, quickSlipQuery } from './quick-slip.ts';
import { QuickSource } from './quick-source.tsx';
import { readDraft, writeDraft } from './quick-storage.ts';

interface QuickSlipProps {
  /** Of the event. */
  path: string;
  /** Called as the slip goes away under the focus: it has to go on elsewhere. */
  onFocusLost: () => void;
}

/** The slip at the foot of Quick Bets: one straight bet, its amounts, and the button. */
export function QuickSlip({ path, onFocusLost }: QuickSlipProps) {
  const { eventId, client, amounts, placing, confirmed } = useQuick();
  const data = useLazyLoadQuery<QuickSlipQuery>(
    quickSlipQuery,
    { eventId },
    { fetchPolicy: 'store-and-network' },
  );
  const slip = useFragment<quickSlip_betslip$key>(quickSlipData, data.quickBetslip);
  const edits = useSyncExternalStore(amounts.store.subscribe, amounts.store.get);
  const placement = useSyncExternalStore(placing.store.subscribe, placing.store.get);
  const format = useOddsFormat();
  const isLoggedIn = useIsLoggedIn();
  const draft = slip.draftBet;
  const leg = draft?.draftLegs[0];
  const selection = leg?.marketSelection;
  useEffect(() => confirmed.set(selection?.id ?? null), [confirmed, selection?.id]);

  const edit = edits.get(QUICK_DRAFT) ?? resting;
  const shown = shownAmounts(edit, {
    bet: draft?.betAmount ? parseLong(draft.betAmount.amountLong) : undefined,
    win: draft?.winAmount ? parseLong(draft.winAmount.amountLong) : undefined,
    ratio: parseLong(draft?.betToWinRatio ?? '0'),
  });
  const field = edit.kind === 'resting' ? (draft?.patronSetAmountType ?? 'BET') : edit.field;
  useKeptDraft({
    isVisitor: isLoggedIn === false,
    eventId,
    selectionId: selection?.id,
    odds: leg?.acceptedOdds,
    amount: shown[field],
    field,
  });

  const locked = placement.kind === 'placing' || placement.kind === 'unanswered';
  if (!draft || !leg || !selection) {
    return placement.kind === 'idle' ? null : (
      <Foot onFocusLost={onFocusLost}>
        {placement.kind === 'placed' && <Banner tone="up">{trueMinus(placement.text)}</Banner>}
        <QuickFoot key="foot" path={path} stake={0n} errors={[]} onAccept={undefined} onPlace={() => {}} />
      </Foot>
    );
  }
  const refused = placement.kind === 'idle' ? placement.errors : [];
  const own = [...slip.errors, ...draft.errors, ...leg.errors];
  const errors = [...own, ...refused.filter(({ code }) => own.every((one) => one.code !== code))];
  const odds = selection.odds ?? leg.acceptedOdds;
  const [before, now] = [readOdds(leg.acceptedOdds), readOdds(odds)];
  const problem = edit.kind === 'resting' ? undefined : edit.problem;
  const isFree = draft.amountSourceType === 'FREE_BET';
  const place = () => {
    amounts.flush();
    placing.place({
      amountSourceType: draft.amountSourceType,
      betAmount: shown.BET,
      draftBetId: draft.id,
      draftLegs: [
        {
          odds: { numeratorLong: odds.numeratorLong, denominatorLong: odds.denominatorLong },
          probabilityEncrypted: selection.probabilityEncrypted ?? null,
          selectionId: selection.id,
        },
      ],
      freeBetId: draft.selectedFreeBetId ?? null,
      idempotencyKey: draft.placementKey,
      patronSetAmountType: field,
      type: 'STRAIGHT',
      winAmount: shown.WIN,
    });
  };
  const accept = leg.marketSelectionRequiresAcceptance ? () => client.accept(odds) : undefined;
  const input = { maximum: AMOUNT_MAXIMUM, placeholder: '$0.00', disabled: locked, readOnly: isFree };
  const change = (which: 'BET' | 'WIN') => (text: string) => {
    placing.reset();
    amounts.typed(QUICK_DRAFT, which, text);
  };
  return (
    <Foot onFocusLost={onFocusLost}>
      <div className={styles.leg}>
        <DraftLegLine leg={leg} />
      </div>
      <div className={styles.amounts}>
        <MoneyInput
          {...input}
          label="Stake"
          value={shown.BET}
          error={
            (field === 'BET' ? problem : undefined) ?? betAmountError(errors, draft.amountSourceType)?.message
          }
          onChange={change('BET')}
          onBlur={() => amounts.left(QUICK_DRAFT)}
        />
        <MoneyInput
          {...input}
          label="To win"
          value={shown.WIN}
          error={(field === 'WIN' ? problem : undefined) ?? winAmountError(errors)?.message}
          onChange={change('WIN')}
          onBlur={() => amounts.left(QUICK_DRAFT)}
        />
      </div>
      <QuickSource draft={draft} disabled={locked} />
      {accept && before && now && (
        <Banner tone="warn" role="status">
          Odds changed from {trueMinus(formatOdds(before, format))} to {trueMinus(formatOdds(now, format))}.
        </Banner>
      )}
      {placement.kind === 'idle' && placement.failure && <Banner tone="down">{placement.failure}</Banner>}
      <QuickFoot
        key="foot"
        path={path}
        stake={toCents(shown.BET) ?? 0n}
        errors={errors}
        onAccept={accept}
        onPlace={place}
      />
    </Foot>
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

interface KeptDraft {
  readonly isVisitor: boolean;
  readonly eventId: string;
  readonly selectionId: string | undefined;
  readonly odds: { readonly numeratorLong: string; readonly denominatorLong: string } | undefined;
  readonly amount: string;
  readonly field: 'BET' | 'WIN';
}

/** A visitor's bet is kept over logging in, and taken up once by the patron they turn out to be. */
function useKeptDraft({ isVisitor, eventId, selectionId, odds, amount, field }: KeptDraft): void {
  const { client } = useQuick();
  const isLoggedIn = useIsLoggedIn();
  const [numeratorLong, denominatorLong] = [odds?.numeratorLong, odds?.denominatorLong];
  useEffect(() => {
    if (
      !isVisitor ||
      selectionId === undefined ||
      numeratorLong === undefined ||
      denominatorLong === undefined
    )
      return;
    writeDraft({
      eventId,
      selectionId,
      odds: { numeratorLong, denominatorLong },
      amount,
      amountField: field,
    });
  }, [isVisitor, eventId, selectionId, numeratorLong, denominatorLong, amount, field]);
  const taken = useRef(false);
  useEffect(() => {
    if (isLoggedIn !== true || taken.current) return;
    taken.current = true;
    const kept = readDraft(eventId);
    if (!kept) return;
    writeDraft(undefined);
    void client.takeUp(kept);
  }, [isLoggedIn, eventId, client]);
}
