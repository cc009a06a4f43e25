import type { AmountEdit } from './amount-edit.ts';
import { resting } from './amount-edit.ts';
import type { Edits } from './amount-edits.ts';
import type { DraftView, SlipView } from './slip-view.ts';

/** What every part of the slip draws from: the bets as they stand on screen, and what is going on with them. */
export interface SlipScene {
  readonly views: ReadonlyMap<string, DraftView>;
  readonly edits: Edits;
  /** Selections on the slip, what was just asked for included. */
  readonly shown: ReadonlySet<string>;
  /** While bets are being placed nothing on the slip changes. */
  readonly locked: boolean;
  /** The rewards banner of a bet is off: something stands in its way that no reward could help. */
  readonly awardsOff: (draft: DraftView) => boolean;
  /** Cents that can still be staked on a bet; undefined when that is not known. */
  readonly most: (draft: DraftView) => bigint | undefined;
  /** Why nothing can be staked on a bet; undefined where something can, or that is not known. */
  readonly whyNothing: (draft: DraftView) => string | undefined;
  /** A selection has no odds just now: what holds all of them has none either. */
  readonly lacksOdds: boolean;
  /** The straight bet that is being worked on. */
  readonly active: string | undefined;
  readonly onFocus: (draftBetId: string) => void;
  readonly onRemoved: () => void;
}

export function editOf({ edits }: SlipScene, draftBetId: string): AmountEdit {
  return edits.get(draftBetId) ?? resting;
}

/**
 * Cents that can still be staked on a bet, of a round robin on each of its parlays: what there is to pay it with, and no more
 * than one such bet may be. Undefined when not known.
 */
export function mostFor(draft: DraftView, view: SlipView, balance: bigint | undefined): bigint | undefined {
  const payable = payableOn(draft, view, balance);
  const { maximum } = draft;
  return payable !== undefined && maximum !== undefined && maximum < payable ? maximum : payable;
}

/** Why nothing can be staked on a bet, of what keeps mostFor at nothing; undefined where something can, or that is not known. */
export function whyNothing(
  draft: DraftView,
  view: SlipView,
  balance: bigint | undefined,
): string | undefined {
  const payable = payableOn(draft, view, balance);
  if (payable !== undefined && payable <= 0n) {
    if (draft.source !== 'CASH') return 'You have no promotional credit left.';
    return balance === undefined || balance <= 0n
      ? 'You have no balance to bet with.'
      : 'The other bets of this slip take all of your balance.';
  }
  if (draft.maximum === undefined || draft.maximum > 0n) return undefined;
  return 'No more can be bet on this now: a limit of the house or one of your own is reached.';
}

function payableOn(draft: DraftView, view: SlipView, balance: bigint | undefined): bigint | undefined {
  if (draft.source !== 'CASH') return draft.credit / BigInt(draft.combinations);
  if (balance === undefined) return undefined;
  const others = view.staked.filter(({ id, source }) => id !== draft.id && source === 'CASH');
  const left = balance - others.reduce((total, { stake }) => total + stake, 0n);
  return left / BigInt(draft.combinations);
}
