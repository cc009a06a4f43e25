import { odds } from '@fairline/money/odds.ts';
import type { FixedTrading } from '../../trading/testing/fixed-book.ts';
import { defaultStakeLimits } from '../betslip.ts';
import type { Edit } from '../edit.ts';
import { addSelection } from '../edits.ts';
import { priceSlip } from '../price-slip.ts';
import type { PricedSlip } from '../priced-slip.ts';
import { seeingGroups } from '../seen-groups.ts';
import { emptySlip, type Slip } from '../slip.ts';
import type { OwnerTerms } from '../terms.ts';

/** Before every game of the tests. */
export const NOW = Date.UTC(2030, 0, 1);

export const RICH_PATRON: OwnerTerms = {
  patronId: '1',
  ownLimit: undefined,
  currency: 'USD',
  oddsFormat: 'AMERICAN',
  acceptedOddsChanges: 'BETTER',
  balance: 10_000_000n,
  rewards: { bonusBets: [], profitBoosts: [], promotionalCredit: 0n },
};

/** A slip with these selections, added one after the other at -110. */
export function slipWith(trading: FixedTrading, ...selectionIds: string[]): Slip {
  return selectionIds.reduce((slip, id) => {
    const selection = trading.selection(id);
    const onBoard = selection && { selection, book: trading.book(selection.eventId) };
    return after(trading, slip, addSelection(onBoard, odds(10n, 11n), {}));
  }, emptySlip('patron:1'));
}

/** The slip after an edit that must be possible. */
export function after(trading: FixedTrading, slip: Slip, ...edits: Edit[]): Slip {
  return edits.reduce((before, edit) => {
    const result = seeingGroups(edit, trading)(before);
    if (result.kind === 'refused') throw new Error(result.refusal.code);
    return result.slip;
  }, slip);
}

export function priced(trading: FixedTrading, slip: Slip, terms: Partial<OwnerTerms> = {}): PricedSlip {
  const conditions = { board: trading, limits: defaultStakeLimits, nowMs: NOW };
  return priceSlip(slip, { ...RICH_PATRON, ...terms }, conditions);
}

export const moneyline = (game: string, side = 'home') => `${game}~moneyline:game~${side}`;
export const spread = (game: string, side = 'home', line = -3.5) => `${game}~spread:game:${line}~${side}`;
export const total = (game: string, side = 'over') => `${game}~total:game:47.5~${side}`;

export const codes = (errors: readonly { readonly code: string }[] | undefined) =>
  errors?.map(({ code }) => code);
