import { type BookChange, joined, NOTHING } from './book-change.ts';
import type { BookInput } from './book-state.ts';
import type { BookTerms } from './book-terms.ts';
import type { EventCount } from './event-count.ts';
import type { EventGame } from './event-game.ts';
import type { EventLines } from './event-lines.ts';
import type { EventPrices } from './event-prices.ts';
import type { EventSale } from './event-sale.ts';
import type { EventViews } from './event-views.ts';
import { holdOf } from './orders.ts';
import type { Postponement } from './postponement.ts';
import type { PriceResult } from './simulator.ts';
import type { MarketExposure } from './trading.ts';

export interface SaleOnBoardParts {
  readonly game: EventGame;
  readonly sale: EventSale;
  readonly prices: EventPrices;
  readonly lines: EventLines;
  readonly postponement: Postponement;
  readonly count: EventCount;
  readonly views: EventViews;
}

/** Brings an event's board and whether bets are taken on it together: each input, order and price changes both. */
export class SaleOnBoard {
  readonly #parts: SaleOnBoardParts;

  constructor(parts: SaleOnBoardParts) {
    this.#parts = parts;
  }

  input(input: BookInput): BookChange {
    const { sale, prices, postponement, count, views } = this.#parts;
    if (input.kind === 'play') postponement.playedOn();
    const { suspension } = sale;
    const changed = sale.take(input);
    if (changed === undefined) return NOTHING;
    views.outdate();
    if (changed === 'reasons') return { ...NOTHING, statistics: sale.suspension !== suspension };
    const board = sale.boardStatus;
    return { ...NOTHING, status: true, markets: board ? prices.setStatus(board, count.next) : [] };
  }

  /** What inputs change, after a change before them. */
  inputs(inputs: readonly BookInput[], before: BookChange): BookChange {
    return inputs.reduce((all, input) => joined(all, this.input(input)), before);
  }

  /** Takes other orders, also those of a book that is suspended or not priced yet. */
  setTerms(terms: BookTerms): BookChange {
    const { sale, prices, count, views } = this.#parts;
    const before = prices.terms;
    const markets = prices.setTerms(terms, sale.boardStatus, count.next);
    if (!sale.isTrading) return NOTHING;
    if (terms.orders.holds !== before.orders.holds) sale.interrupt();
    views.outdate();
    const hold = holdOf(terms.orders, undefined);
    const input: BookInput = hold
      ? { kind: 'operator-suspend', reason: hold.reason }
      : { kind: 'operator-reopen' };
    return joined({ ...NOTHING, markets }, this.input(input));
  }

  /** Takes note of what a market could cost. */
  setExposure(marketKey: string, one: MarketExposure): BookChange {
    const { game, sale, prices, count, views } = this.#parts;
    const markets = prices.setExposure(marketKey, one, sale.boardStatus, count.next);
    if (markets.length > 0) views.outdate();
    const reprice = prices.lacks(marketKey) && !game.isDecided(marketKey);
    if (reprice) count.outdatePrices();
    return { ...NOTHING, markets, reprice };
  }

  /** New prices, made for the game as it is. */
  priced(result: PriceResult): BookChange {
    const { game, sale, prices, lines, count, views } = this.#parts;
    if (!sale.isTrading) return NOTHING;
    const status = sale.takePrices(lines.judged(result, prices.largestMove(result), game.isStarted));
    const chances = result.endChances ?? result.winChances;
    const statistics = chances !== undefined || !prices.arePresent;
    const markets = prices.renew(result, sale.boardStatus ?? 'suspended', count.next);
    if (chances) game.addChances(chances);
    views.outdate();
    return { ...NOTHING, markets, together: true, statistics, status };
  }

  /** Whether prices that jumped have been still for long enough to be sold; asked every now and then. */
  settleJump(nowMs: number): BookChange {
    const { sale, lines } = this.#parts;
    const isOver = sale.isHeldBy('jump') && lines.isSteady(nowMs);
    return isOver ? this.input({ kind: 'steady' }) : NOTHING;
  }

  /** Markets that are decided are sold no more. */
  takeOff(found: BookChange): BookChange {
    return joined(found, { ...NOTHING, markets: this.#parts.prices.remove(found.decided) });
  }

  /** Nothing is sold of it any more. */
  close(): BookChange {
    const over = this.input({ kind: 'over' });
    return joined(over, { ...NOTHING, markets: this.#parts.prices.clear(), statistics: true });
  }
}
