import type { CatalogueEvent } from '../../catalogue/catalogue.ts';
import { Bus } from '../../platform/bus.ts';
import { ManualClock } from '../../platform/clock.ts';
import { FixedTrading } from '../../trading/testing/fixed-book.ts';
import type { FixedMarket } from '../../trading/testing/fixed-market.ts';
import { createMarketplace, type MarketplaceSources } from '../marketplace.ts';
import { fixedCatalogue } from './fixed-catalogue.ts';
import { footballMarkets } from './football-markets.ts';

/** Noon in New York on a Saturday. */
export const NOON = Date.UTC(2026, 10, 21, 17, 0);

/** A marketplace over books moved by hand, every event with all football markets unless told otherwise. */
export function fixedMarketplace(
  events: readonly CatalogueEvent[],
  markets: readonly FixedMarket[] = footballMarkets(),
  over: Partial<MarketplaceSources> = {},
) {
  const bus = new Bus({ error: (details: unknown) => console.error(details) });
  const trading = new FixedTrading(bus);
  const clock = new ManualClock(NOON);
  const marketplace = createMarketplace({ trading, catalogue: fixedCatalogue(events), bus, clock, ...over });
  for (const event of events) trading.add(event, markets);
  return { marketplace, trading, bus, clock };
}
