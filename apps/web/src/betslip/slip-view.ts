import { groupThousands, isAbove } from '../ui/money-text.ts';
import { AMOUNT_MAXIMUM, toCents } from './amount.ts';
import { type AmountEdit, shownAmounts } from './amount-edit.ts';
import type { LegToPlace, Refusal } from './placement.ts';
import type { BetErrorDisplayType, SlipError } from './slip-errors.ts';

/** One draft bet as the fragment reads it. */
export interface DraftData {
  readonly id: string;
  readonly betAmount: { readonly amountLong: string } | null | undefined;
  readonly winAmount: { readonly amountLong: string } | null | undefined;
  readonly betToWinRatio: string;
  readonly errors: readonly SlipError[];
  readonly draftLegs: readonly LegData[];
}

export interface LegData {
  readonly errors: readonly SlipError[];
  readonly acceptedOdds: OddsPair;
  readonly marketSelectionRequiresAcceptance: boolean;
  readonly marketSelection: {
    readonly id: string;
    readonly odds: OddsPair | null | undefined;
    readonly name: { readonly defaultName: string };
  };
}

interface OddsPair {
  readonly numeratorLong: string;
  readonly denominatorLong: string;
}

/** A draft bet as it stands on screen: what is typed over what the server has. */
export interface DraftView {
  readonly id: string;
  /** Plain decimal dollars, as the inputs hold them. */
  readonly amounts: { readonly BET: string; readonly WIN: string };
  /** Cents. */
  readonly stake: bigint;
  readonly win: bigint;
  readonly errors: readonly SlipError[];
  readonly legs: readonly LegToPlace[];
  readonly changes: readonly OddsChange[];
}

/** A leg whose odds must be accepted before it can be placed. */
export interface OddsChange {
  readonly name: string;
  readonly before: OddsPair;
  readonly leg: LegToPlace;
}

/** Errors about an amount say nothing any more once another amount is typed. */
const ABOUT_AMOUNT: ReadonlySet<BetErrorDisplayType> = new Set([
  'BET_AMOUNT',
  'BET_WIN_AMOUNT',
  'DEPOSIT',
  'WIN_AMOUNT',
]);

/** No stake can be typed above the maximum, but winnings can that take one; said before the server is asked. */
const TOO_MUCH_TO_WIN: SlipError = {
  code: 'WINNINGS_TOO_HIGH',
  message: `To win this much takes a bet above the maximum of $${groupThousands(AMOUNT_MAXIMUM)}.`,
  // After the server's own, which knows the house's lower limit.
  priority: 53,
  displayType: 'WIN_AMOUNT',
};

export function draftView(draft: DraftData, edit: AmountEdit, refusals: readonly Refusal[]): DraftView {
  const amounts = shownAmounts(edit, {
    bet: centsOf(draft.betAmount),
    win: centsOf(draft.winAmount),
    ratio: BigInt(draft.betToWinRatio),
  });
  const unsaved = edit.kind !== 'resting' && !edit.saved;
  const refused = refusals
    .filter(({ draftBetId }) => draftBetId === draft.id)
    .flatMap(({ errors }) => errors);
  const known = [...draft.errors, ...draft.draftLegs.flatMap(({ errors }) => errors)];
  const errors = [...known, ...refused.filter((one) => known.every(({ code }) => code !== one.code))];
  return {
    id: draft.id,
    amounts,
    stake: toCents(amounts.BET) ?? 0n,
    win: toCents(amounts.WIN) ?? 0n,
    errors: [
      ...(unsaved ? errors.filter(({ displayType }) => !ABOUT_AMOUNT.has(displayType)) : errors),
      ...(isAbove(amounts.BET, AMOUNT_MAXIMUM) ? [TOO_MUCH_TO_WIN] : []),
    ],
    legs: draft.draftLegs.map(legToPlace),
    changes: draft.draftLegs
      .filter((leg) => leg.marketSelectionRequiresAcceptance)
      .map((leg) => ({
        name: leg.marketSelection.name.defaultName,
        before: leg.acceptedOdds,
        leg: legToPlace(leg),
      })),
  };
}

/** At the odds that are on screen; where there are none, at those accepted last. */
function legToPlace({ marketSelection, acceptedOdds }: LegData): LegToPlace {
  const { numeratorLong, denominatorLong } = marketSelection.odds ?? acceptedOdds;
  return { selectionId: marketSelection.id, numeratorLong, denominatorLong };
}

function centsOf(money: { readonly amountLong: string } | null | undefined): bigint | undefined {
  return money ? BigInt(money.amountLong) : undefined;
}

export interface SlipView {
  /** Those with a stake: what Place Bet places. */
  readonly staked: readonly DraftView[];
  /** Cents. */
  readonly totalStake: bigint;
  readonly totalReturn: bigint;
  readonly changes: readonly OddsChange[];
  /** Of the slip and of the staked bets: what the bet button answers to. */
  readonly errors: readonly SlipError[];
}

export function slipView(drafts: readonly DraftView[], slipErrors: readonly SlipError[]): SlipView {
  const staked = drafts.filter(({ stake }) => stake > 0n);
  const totalStake = staked.reduce((sum, { stake }) => sum + stake, 0n);
  return {
    staked,
    totalStake,
    totalReturn: staked.reduce((sum, { win }) => sum + win, totalStake),
    changes: drafts.flatMap(({ changes }) => changes),
    errors: [...slipErrors, ...staked.flatMap(({ errors }) => errors)],
  };
}
