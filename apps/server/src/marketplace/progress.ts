import type { CountLine } from '@fairline/sports/market-definition.ts';
import { marketRawId } from '@fairline/sports/raw-id.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { BookView } from '../trading/trading.ts';
import { comeTo } from './accrued.ts';

/** What a market counts, and how far that has come. */
export interface MarketProgress extends CountLine {
  /** Of the market: '<eventId>~<key>'. */
  readonly rawId: string;
  /** By the measure that grades it; undefined before the game, and where its source has not told all of it. */
  readonly now: number | undefined;
}

/** Of a market by its key alone, be it on the board or not; undefined where it counts nothing. */
export function marketProgress(book: BookView, marketKey: string): MarketProgress | undefined {
  const { event, state } = book;
  const model = sportModel(event.sport.slug);
  const definition = model?.market(marketKey, event);
  if (model === undefined || definition?.count === undefined) return undefined;
  const hasBegun = state !== undefined && model.isStarted(state);
  return {
    ...definition.count,
    rawId: marketRawId({ eventId: event.id, marketKey }),
    now: hasBegun ? comeTo(book, definition) : undefined,
  };
}
