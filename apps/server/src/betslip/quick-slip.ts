import type { Currency } from '@fairline/money/money.ts';
import type { SlipError } from './bet-error.ts';
import { quickDraftId, straightDraftId } from './draft-ids.ts';
import { withBetErrors } from './guards.ts';
import { withLineInPlace } from './line-in-place.ts';
import { priceLeg } from './price-leg.ts';
import { straightDraft } from './price-straights.ts';
import type { PricedDraftBet } from './priced-slip.ts';
import type { Loaded } from './slip-pricing.ts';
import type { SaleConditions } from './terms.ts';

/** The quick slip of one event as it stands now: a single straight bet, or none. */
export interface PricedQuickSlip {
  readonly eventId: string;
  readonly version: number;
  readonly currency: Currency;
  readonly draftBet: PricedDraftBet | undefined;
  readonly errors: readonly SlipError[];
}

/** Prices a quick slip against the board. Reads memory only. */
export function priceQuickSlip(
  eventId: string,
  { slip, terms, guarded }: Loaded,
  conditions: SaleConditions,
): PricedQuickSlip {
  const [held] = slip.selections;
  const straightId = straightDraftId(held?.selectionId ?? '');
  const setting = slip.drafts.find((draft) => draft.draftBetId === straightId);
  const leg = held && {
    ...withLineInPlace(priceLeg(held, terms, conditions), slip, conditions),
    id: quickDraftId(held.selectionId),
  };
  return {
    eventId,
    version: slip.version,
    currency: terms.currency,
    draftBet:
      leg &&
      withBetErrors(
        straightDraft(leg, leg.id, setting, { ...terms, slip }, conditions),
        guarded.bets.get(straightId),
      ),
    errors: [...guarded.slip, ...(guarded.tabs.straight ?? [])],
  };
}
