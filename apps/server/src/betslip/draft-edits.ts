import { readAmount } from './amount-input.ts';
import type { AmountSource } from './amount-source.ts';
import { pointsOfTeaser, teaserDraftId } from './draft-ids.ts';
import { type Edit, edited, refused } from './edit.ts';
import { pointsSoldFor } from './offer-teaser.ts';
import type { Board } from './offered.ts';
import { pointsUnsold } from './refusal.ts';
import type { AmountField, DraftSetting, Slip } from './slip.ts';
import { hasDraft, withInCash } from './slip-parts.ts';

/** Sets or, with nothing typed, takes back the amount of a draft bet. That of a bonus bet is the reward's. */
export function setAmount(draftBetId: string, text: string, field: AmountField): Edit {
  return (slip) => {
    if (!hasDraft(slip, draftBetId)) return refused('UNKNOWN_DRAFT_BET');
    const input = readAmount(text);
    if (input.kind === 'refused') return input;
    const setting = settingOf(slip, draftBetId);
    if (setting.amountSource === 'FREE_BET') return refused('AMOUNT_OF_BONUS_BET');
    const amount = input.kind === 'cleared' ? undefined : input.amount;
    return edited(withSetting(slip, { ...setting, amount, field }));
  };
}

/** Clearing a reward goes back to cash. A bonus bet is on one bet at a time, and takes the place of a profit boost. */
export function setAmountSource(
  draftBetId: string,
  amountSource: AmountSource,
  freeBetId: string | undefined,
): Edit {
  return (slip) => {
    if (!hasDraft(slip, draftBetId)) return refused('UNKNOWN_DRAFT_BET');
    const others = withInCash(slip, (draft) => freeBetId !== undefined && draft.freeBetId === freeBetId);
    const { draftBetId: id, amount, field, profitBoostId } = settingOf(others, draftBetId);
    const bare: DraftSetting = { draftBetId: id, amount, field };
    if (amountSource === 'CASH') return edited(withSetting(others, { ...bare, profitBoostId }));
    return edited(withSetting(others, { ...bare, amountSource, freeBetId }));
  };
}

/** @param profitBoostId undefined takes the boost off; a boost is for bets paid with cash */
export function setProfitBoost(draftBetId: string, profitBoostId: string | undefined): Edit {
  return (slip) => {
    if (!hasDraft(slip, draftBetId)) return refused('UNKNOWN_DRAFT_BET');
    if (profitBoostId === undefined) {
      return edited(withSetting(slip, { ...settingOf(slip, draftBetId), profitBoostId }));
    }
    const others = withInCash(slip, (draft) => draft.profitBoostId === profitBoostId);
    const { amount, field } = settingOf(others, draftBetId);
    return edited(withSetting(others, { draftBetId, amount, field, profitBoostId }));
  };
}

/** The points every line of the teaser moves, of those its sport has; an amount that was typed stays with the teaser. */
export function buyTeaserPoints(points: number, board: Pick<Board, 'book' | 'selection'>): Edit {
  return (slip) => {
    const sold = pointsSoldFor(
      board,
      slip.selections.map(({ selectionId }) => selectionId),
    );
    if (!sold.includes(points)) return { kind: 'refused', refusal: pointsUnsold(sold) };
    const drafts = slip.drafts.map((draft) =>
      pointsOfTeaser(draft.draftBetId) === undefined
        ? draft
        : { ...draft, draftBetId: teaserDraftId(points) },
    );
    return edited({ ...slip, drafts, teaserPoints: points });
  };
}

function settingOf(slip: Slip, draftBetId: string): DraftSetting {
  return slip.drafts.find((draft) => draft.draftBetId === draftBetId) ?? { draftBetId, field: 'BET' };
}

/** A draft bet on which nothing is set has no entry. */
function withSetting(slip: Slip, setting: DraftSetting): Slip {
  const others = slip.drafts.filter((draft) => draft.draftBetId !== setting.draftBetId);
  const { amount, amountSource, profitBoostId } = setting;
  const isBare = amount === undefined && amountSource === undefined && profitBoostId === undefined;
  return { ...slip, drafts: isBare ? others : [...others, setting] };
}
