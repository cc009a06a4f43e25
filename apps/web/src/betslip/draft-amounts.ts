import { parseLong } from '@fairline/money/long.ts';
import { groupThousands, isAbove } from '../ui/money-text.ts';
import { AMOUNT_MAXIMUM, toCents, toText } from './amount.ts';
import { type AmountEdit, type ServerAmounts, shownAmounts } from './amount-edit.ts';
import type { DraftData } from './draft-shape.ts';
import type { SlipError } from './slip-errors.ts';

/** What a draft bet costs and wins as it stands on screen. */
export interface DraftAmounts {
  /** Plain decimal dollars, as the inputs hold them; of a round robin the stake of each of its parlays. */
  readonly amounts: { readonly BET: string; readonly WIN: string };
  /** Cents, of each parlay of a round robin. */
  readonly lineStake: bigint;
  /** Cents, over all combinations. */
  readonly stake: bigint;
  /** Cents, without a profit boost. */
  readonly win: bigint;
  /** Cents; undefined without a boost, and until the server has said what it adds to the amount that is typed. */
  readonly boostedWin: bigint | undefined;
  readonly problems: readonly SlipError[];
}

/** No stake can be typed above the maximum, but winnings can that take one; said before the server is asked. */
const TOO_MUCH_TO_WIN: SlipError = {
  code: 'WINNINGS_TOO_HIGH',
  message: `To win this much takes a bet above the maximum of $${groupThousands(AMOUNT_MAXIMUM)}.`,
  // After the server's own, which knows the house's lower limit.
  priority: 53,
  displayType: 'WIN_AMOUNT',
};

/** Boosted winnings are the server's alone: a boost has caps that the ratio does not know. */
export function draftAmounts(draft: DraftData, edit: AmountEdit): DraftAmounts {
  const plain = shownAmounts(edit, serverAmounts(draft));
  const isSettled = edit.kind === 'resting' || edit.saved;
  const boostedWin = isSettled ? centsOf(draft.boostedWinAmount) : undefined;
  const isBoosted = draft.selectedProfitBoostId != null;
  const lineStake = toCents(plain.BET) ?? 0n;
  return {
    amounts: isBoosted ? { BET: plain.BET, WIN: toText(boostedWin) } : plain,
    lineStake,
    stake: lineStake * BigInt(draft.numberOfCombinations),
    win: toCents(plain.WIN) ?? 0n,
    boostedWin,
    problems: isAbove(plain.BET, AMOUNT_MAXIMUM) ? [TOO_MUCH_TO_WIN] : [],
  };
}

export function serverAmounts({ betAmount, winAmount, betToWinRatio }: DraftData): ServerAmounts {
  return { bet: centsOf(betAmount), win: centsOf(winAmount), ratio: parseLong(betToWinRatio) };
}

function centsOf(money: { readonly amountLong: string } | null | undefined): bigint | undefined {
  return money ? parseLong(money.amountLong) : undefined;
}
