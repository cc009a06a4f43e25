import { parseLong } from '@fairline/money/long.ts';
import { statusLabel } from '../marketplace/selection/selection-view.ts';
import { type AmountEdit, resting } from './amount-edit.ts';
import type { AmountSource } from './amount-source.ts';
import { type DraftAmounts, draftAmounts } from './draft-amounts.ts';
import { type DraftData, legToPlace, pairOf } from './draft-shape.ts';
import { type Acceptance, type OddsChange, oddsChanges } from './odds-changes.ts';
import type { BetToPlace, LegToPlace, Refusal } from './placement.ts';
import { refusalsNow } from './refusal-now.ts';
import type { BetErrorDisplayType, SlipError } from './slip-errors.ts';

/** A draft bet as it stands on screen: what is typed over what the server has. */
export interface DraftView extends DraftAmounts {
  readonly id: string;
  readonly source: AmountSource;
  readonly isBoosted: boolean;
  /** Cents of promotional credit there are. */
  readonly credit: bigint;
  /** Cents that one such bet may be at most; undefined when not known. */
  readonly maximum: bigint | undefined;
  readonly combinations: number;
  readonly errors: readonly SlipError[];
  /** Whether a leg carries the word Suspended or Closed. */
  readonly isLabelled: boolean;
  readonly legs: readonly LegToPlace[];
  readonly changes: readonly OddsChange[];
  /** Undefined while the selections make no bet. */
  readonly bet: BetToPlace | undefined;
}

/** Errors about an amount say nothing any more once another amount is typed. */
const ABOUT_AMOUNT: ReadonlySet<BetErrorDisplayType> = new Set([
  'BET_AMOUNT',
  'BET_WIN_AMOUNT',
  'DEPOSIT',
  'WIN_AMOUNT',
]);

export function draftView(
  draft: DraftData,
  typed: AmountEdit,
  refusals: readonly Refusal[],
  teaserPoints?: number,
): DraftView {
  // The amount of a bonus bet is the reward's: what was typed before it was chosen counts for nothing.
  const edit = draft.amountSourceType === 'FREE_BET' ? resting : typed;
  const amounts = draftAmounts(draft, edit);
  const unsaved = edit.kind !== 'resting' && !edit.saved;
  const refused = refusals
    .filter(({ draftBetId }) => draftBetId === draft.id)
    .flatMap(({ errors }) => errors);
  const known = [...draft.errors, ...draft.draftLegs.flatMap(({ errors }) => errors)];
  const errors = [...known, ...refusalsNow(refused, known)];
  const legs = draft.draftLegs.map(legToPlace);
  return {
    ...amounts,
    id: draft.id,
    source: draft.amountSourceType,
    isBoosted: draft.selectedProfitBoostId != null,
    credit: parseLong(draft.availablePromotionalCreditBalance.amountLong),
    maximum: draft.maximumBetAmount ? parseLong(draft.maximumBetAmount.amountLong) : undefined,
    combinations: draft.numberOfCombinations,
    errors: [
      ...(unsaved ? errors.filter(({ displayType }) => !ABOUT_AMOUNT.has(displayType)) : errors),
      ...amounts.problems,
    ],
    isLabelled: draft.draftLegs.some(({ marketSelection }) => statusLabel(marketSelection) !== undefined),
    legs,
    changes: oddsChanges(draft),
    bet: betOf(draft, amounts, legs, teaserPoints),
  };
}

function betOf(
  draft: DraftData,
  { lineStake }: DraftAmounts,
  legs: readonly LegToPlace[],
  teaserPoints: number | undefined,
): DraftView['bet'] {
  const { type, totalOdds } = draft;
  if (type === 'INVALID') return undefined;
  const hasOwnTotal = type === 'PARLAY_PLUS' || type === 'TEASER';
  return {
    draftBetId: draft.id,
    idempotencyKey: draft.placementKey,
    type,
    betAmountLong: String(lineStake),
    amountSourceType: draft.amountSourceType,
    ...(draft.selectedFreeBetId != null && { freeBetId: draft.selectedFreeBetId }),
    ...(draft.selectedProfitBoostId != null && { profitBoostId: draft.selectedProfitBoostId }),
    ...(draft.roundRobinSize != null && { roundRobinSize: draft.roundRobinSize }),
    ...(type === 'TEASER' && { teaserPoints }),
    ...(hasOwnTotal && totalOdds && { totalOdds: pairOf(totalOdds) }),
    legs,
  };
}

export interface SlipView {
  /** Those with a stake: what Place Bet places. */
  readonly staked: readonly DraftView[];
  /** Cents. */
  readonly totalStake: bigint;
  readonly totalReturn: bigint;
  /** With the profit boosts; undefined without one, and while an amount is not known to the server. */
  readonly totalBoostedReturn: bigint | undefined;
  readonly changes: readonly OddsChange[];
  /** Of the slip and of the staked bets: what the bet button answers to. */
  readonly errors: readonly SlipError[];
}

/** The bets of the tab that is open, together. */
export function slipView(drafts: readonly DraftView[], slipErrors: readonly SlipError[]): SlipView {
  const staked = drafts.filter(({ stake }) => stake > 0n);
  const plain = sum(staked, (draft) => returned(draft, draft.win));
  const boosted = sum(staked, (draft) => returned(draft, draft.boostedWin ?? draft.win));
  return {
    staked,
    totalStake: sum(staked, ({ stake }) => stake),
    totalReturn: plain,
    totalBoostedReturn: boosted > plain ? boosted : undefined,
    changes: unique(drafts.flatMap(({ changes }) => changes)),
    errors: [...slipErrors, ...staked.flatMap(({ errors }) => errors)],
  };
}

/** The stake of a bonus bet or promotional credit does not come back; a bet without a price returns nothing yet. */
function returned({ bet, stake, source }: DraftView, win: bigint): bigint {
  if (bet === undefined) return 0n;
  return source === 'CASH' ? stake + win : win;
}

/** What a press on the button accepts. */
export function acceptanceOf({ changes }: SlipView): Acceptance {
  return {
    legs: changes.flatMap(({ accept }) => (accept.kind === 'leg' ? accept.leg : [])),
    groups: changes.flatMap(({ accept }) => (accept.kind === 'group' ? accept : [])),
  };
}

/** A leg of a parlay and of its round robins changes once. */
function unique(changes: readonly OddsChange[]): readonly OddsChange[] {
  return [...new Map(changes.map((change) => [change.key, change])).values()];
}

function sum<T>(items: readonly T[], of: (item: T) => bigint): bigint {
  return items.reduce((total, item) => total + of(item), 0n);
}
