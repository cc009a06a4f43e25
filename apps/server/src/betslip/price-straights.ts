import { byEvent } from './by-event.ts';
import { straightDraftId } from './draft-ids.ts';
import { straightQuote } from './draft-quote.ts';
import { priceDraft } from './price-draft.ts';
import { priceTab } from './price-tab.ts';
import type { EventGrouping, PricedDraftBet, PricedLeg, PricedStraights } from './priced-slip.ts';
import type { DraftSetting } from './slip.ts';
import type { SaleConditions, SlipTerms } from './terms.ts';

export type Settings = ReadonlyMap<string, DraftSetting>;

/** A draft bet for each selection alone. */
export function priceStraights(
  legs: readonly PricedLeg[],
  settings: Settings,
  terms: SlipTerms,
  conditions: SaleConditions,
): PricedStraights {
  const draftBets = legs.map((leg) => {
    const draftBetId = straightDraftId(leg.id);
    return straightDraft(leg, draftBetId, settings.get(draftBetId), terms, conditions);
  });
  return { ...priceTab(draftBets, terms), groupings: groupByEvent(draftBets) };
}

/** What has left the board is still shown, at the odds that were accepted. */
export function straightDraft(
  leg: PricedLeg,
  draftBetId: string,
  setting: DraftSetting | undefined,
  terms: SlipTerms,
  conditions: SaleConditions,
): PricedDraftBet {
  const { acceptedOdds } = leg.held;
  const quote = straightQuote(leg.selection.odds ?? acceptedOdds);
  return priceDraft(
    { draftBetId, legs: [leg], quote, acceptedRatio: acceptedOdds, setting },
    terms,
    conditions,
  );
}

function groupByEvent(draftBets: readonly PricedDraftBet[]): EventGrouping[] {
  const groups = byEvent(draftBets, (bet) => bet.legs[0]?.held.eventId ?? '');
  return [...groups].flatMap(([eventId, bets]) => {
    const leg = bets[0]?.legs[0];
    return leg ? { eventId, book: leg.book, held: leg.held, draftBets: bets } : [];
  });
}
