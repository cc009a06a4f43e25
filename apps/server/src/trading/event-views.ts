import type { AnySportModel } from '@fairline/sports/sport.ts';
import type { CatalogueEvent } from '../catalogue/catalogue.ts';
import type { EventCount } from './event-count.ts';
import type { EventGame } from './event-game.ts';
import type { EventPrices } from './event-prices.ts';
import type { EventSale } from './event-sale.ts';
import type { BookView, EventScoreboard, MarketView, PriceState, SelectionStatus } from './trading.ts';
import { unpricedMarketView } from './views.ts';
import { withMarkets } from './with-markets.ts';

export interface EventViewsParts {
  readonly eventId: string;
  readonly model: AnySportModel<EventScoreboard>;
  readonly game: EventGame;
  readonly sale: EventSale;
  readonly prices: EventPrices;
  readonly count: EventCount;
}

/** What readers are shown of an event, made when it is asked for. */
export class EventViews {
  readonly #parts: EventViewsParts;
  #book: BookView | undefined;

  constructor(parts: EventViewsParts) {
    this.#parts = parts;
  }

  book(event: CatalogueEvent): BookView {
    const { game, sale, prices, count } = this.#parts;
    this.#book ??= withMarkets(prices.shown, {
      event,
      status: sale.status,
      reasons: sale.reasons,
      suspension: sale.suspension,
      sequence: count.sequence,
      interruptions: sale.interruptions,
      state: game.state,
      scoreboard: game.scoreboard,
      priceState: this.#priceState,
      winProbability: game.winCurve.points,
    });
    return this.#book;
  }

  /** What does not trade any more awaits none. */
  get #priceState(): PriceState {
    const { sale, prices } = this.#parts;
    return sale.isTrading ? prices.state : 'present';
  }

  /**
   * On the board or off it, suspended while its price is on its way; undefined for markets that were never offered.
   * @param isAwaited whether prices of more markets than are on the board were asked for
   */
  market(key: string, isAwaited: boolean): MarketView | undefined {
    const { eventId, model, game, prices, count } = this.#parts;
    const onBoard = prices.market(key);
    if (onBoard || !prices.offered.has(key)) return onBoard;
    const definition = model.market(key, game.setup.sides);
    return (
      definition && unpricedMarketView(eventId, definition, this.#statusOff(key, isAwaited), count.sequence)
    );
  }

  /** Of a market that was offered and is not on the board. */
  #statusOff(key: string, isAwaited: boolean): SelectionStatus {
    const { game, sale } = this.#parts;
    if (sale.status === 'settled' || game.isDecided(key)) return 'settled';
    const isToCome = this.#priceState === 'first' || isAwaited;
    return isToCome && sale.isTrading ? 'suspended' : 'closed';
  }

  /** The event is to be shown otherwise. */
  outdate(): void {
    this.#book = undefined;
  }

  /** Lets go of what was made. */
  forget(): void {
    this.outdate();
    this.#parts.prices.forgetViews();
  }
}
