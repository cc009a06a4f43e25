import { parseLong } from '@fairline/money/long.ts';
import type { Odds } from '@fairline/money/odds.ts';
import { useEffect, useSyncExternalStore } from 'react';
import type { quickSlip_betslip$data } from '../__generated__/quickSlip_betslip.graphql.ts';
import { toCents } from '../betslip/amount.ts';
import { resting, shownAmounts } from '../betslip/amount-edit.ts';
import { refusalsNow } from '../betslip/refusal-now.ts';
import { betAmountError, type SlipError, winAmountError } from '../betslip/slip-errors.ts';
import type { SlipOutcome } from '../betslip/slip-outcome.ts';
import { readOdds } from '../marketplace/selection/selection-view.ts';
import type { QuickBetToPlace } from './place-quick-bet.ts';
import { QUICK_DRAFT, useQuick } from './quick-context.tsx';
import type { QuickPlacement } from './quick-placement.ts';
import { useKeptDraft } from './use-kept-draft.ts';

type Draft = NonNullable<quickSlip_betslip$data['draftBet']>;
type Leg = Draft['draftLegs'][number];

/** An amount as its input is drawn. */
interface AmountInput {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** The bet of a quick slip as it stands on screen: what the server knows with what is typed and placed meanwhile. */
export interface QuickBet {
  readonly draft: Draft;
  readonly leg: Leg;
  readonly amounts: Readonly<Record<'BET' | 'WIN', AmountInput>>;
  /** Cents. */
  readonly stake: bigint;
  readonly errors: readonly SlipError[];
  /** While it is being placed nothing of it changes. */
  readonly locked: boolean;
  /** Odds that have to be accepted first, where both can be read. */
  readonly oddsChange: { readonly before: Odds; readonly now: Odds } | undefined;
  /** The selection and its odds, in one text: other odds, another text. */
  readonly oddsNow: string;
  /** Takes the odds of now; undefined when there is nothing to accept. */
  readonly accept: (() => Promise<SlipOutcome>) | undefined;
  readonly place: () => void;
}

/** Undefined while nothing is selected. */
export function useQuickBet(slip: quickSlip_betslip$data, placement: QuickPlacement): QuickBet | undefined {
  const { eventId, client, amounts, placing, confirmed } = useQuick();
  const edits = useSyncExternalStore(amounts.store.subscribe, amounts.store.get);
  const draft = slip.draftBet;
  const leg = draft?.draftLegs[0];
  const selectionId = leg?.marketSelection.id;
  useEffect(() => confirmed.set(selectionId ?? null), [confirmed, selectionId]);

  const edit = edits.get(QUICK_DRAFT) ?? resting;
  const shown = shownAmounts(edit, {
    bet: draft?.betAmount ? parseLong(draft.betAmount.amountLong) : undefined,
    win: draft?.winAmount ? parseLong(draft.winAmount.amountLong) : undefined,
    ratio: parseLong(draft?.betToWinRatio ?? '0'),
  });
  const field = edit.kind === 'resting' ? (draft?.patronSetAmountType ?? 'BET') : edit.field;
  useKeptDraft({ eventId, selectionId, odds: leg?.acceptedOdds, amount: shown[field], field });
  if (!draft || !leg) return undefined;

  const errors = errorsOf(slip, draft, leg, placement);
  const problem = (which: 'BET' | 'WIN') =>
    edit.kind !== 'resting' && field === which ? edit.problem : undefined;
  const input = (which: 'BET' | 'WIN', error: SlipError | undefined): AmountInput => ({
    value: shown[which],
    error: problem(which) ?? error?.message,
    onChange: (text) => {
      placing.edited();
      amounts.typed(QUICK_DRAFT, which, text);
    },
    onBlur: () => amounts.left(QUICK_DRAFT),
  });
  const odds = oddsOf(leg);
  const [before, now] = [readOdds(leg.acceptedOdds), readOdds(odds)];
  const isChanged = leg.marketSelectionRequiresAcceptance;
  return {
    draft,
    leg,
    amounts: {
      BET: input('BET', betAmountError(errors, draft.amountSourceType)),
      WIN: input('WIN', winAmountError(errors)),
    },
    stake: toCents(shown.BET) ?? 0n,
    errors,
    locked: placement.kind === 'placing' || placement.kind === 'unanswered',
    oddsChange: isChanged && before && now ? { before, now } : undefined,
    oddsNow: `${leg.marketSelection.id} ${odds.numeratorLong}/${odds.denominatorLong}`,
    accept: isChanged ? () => client.accept(odds) : undefined,
    place: () => {
      amounts.flush();
      placing.place(betToPlace(draft, leg, shown, field));
    },
  };
}

function errorsOf(
  slip: quickSlip_betslip$data,
  draft: Draft,
  leg: Leg,
  placement: QuickPlacement,
): readonly SlipError[] {
  const own = [...slip.errors, ...draft.errors, ...leg.errors];
  const refused = placement.kind === 'idle' ? placement.errors : [];
  return [...own, ...refusalsNow(refused, own)];
}

/** Of now; those that were accepted last while there are none. */
function oddsOf({ marketSelection, acceptedOdds }: Leg) {
  return marketSelection.odds ?? acceptedOdds;
}

function betToPlace(
  draft: Draft,
  leg: Leg,
  amounts: Readonly<Record<'BET' | 'WIN', string>>,
  field: 'BET' | 'WIN',
): QuickBetToPlace {
  const { numeratorLong, denominatorLong } = oddsOf(leg);
  const { id: selectionId, probabilityEncrypted } = leg.marketSelection;
  return {
    amountSourceType: draft.amountSourceType,
    betAmount: amounts.BET,
    draftBetId: draft.id,
    draftLegs: [
      {
        odds: { numeratorLong, denominatorLong },
        probabilityEncrypted: probabilityEncrypted ?? null,
        selectionId,
      },
    ],
    freeBetId: draft.selectedFreeBetId ?? null,
    idempotencyKey: draft.placementKey,
    patronSetAmountType: field,
    type: 'STRAIGHT',
    winAmount: amounts.WIN,
  };
}
