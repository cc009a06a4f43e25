import { Offers } from '../kit/offers.ts';
import type { MarketOffer } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import { seasonMarkets, totalMeasure } from './markets/market-book.ts';
import type { SeasonOutcomes } from './outcomes.ts';
import { divisionsOf, rulesOf } from './rules.ts';
import type { SeasonState } from './state.ts';

/** Lines of a side's wins around the main one, in wins or points. */
const AROUND = { wins: 1, points: 1.5 } as const;

/** What is priced of a season that nobody looks at: the favourites on the card of its league's page. */
const ON_CARD: readonly string[] = ['winner', 'playoffs', 'top', 'relegated'];

/** The markets to offer from here; decided ones are left out. */
export function offer(
  state: SeasonState,
  outcomes: SeasonOutcomes,
  sides: Sides,
): readonly MarketOffer<SeasonOutcomes>[] {
  if (state.phase === 'final') return [];
  const rules = rulesOf(sides);
  const offers = new Offers<SeasonState, SeasonOutcomes>(seasonMarkets, state, outcomes, sides);
  offers.addAll(ON_CARD);
  offers.addAll(rules.conferences.map((_, number) => `conference:${number}`));
  offers.addAll(divisionsOf(rules).map((_, number) => `division:${number}`));
  state.rows.forEach((_, side) => {
    if (state.phase !== 'regular') return;
    const family = { key: `wins:${side}`, measure: totalMeasure(side), spread: false };
    offers.addLines(family, AROUND[rules.ranking]);
  });
  return offers.all().map((one) => (ON_CARD.includes(one.market.key) ? one : { ...one, isAside: true }));
}
