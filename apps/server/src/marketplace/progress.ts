import type { CountLine, MarketDefinition, Outcomes } from '@fairline/sports/market-definition.ts';
import { marketRawId } from '@fairline/sports/raw-id.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { BookView } from '../trading/trading.ts';
import { comeTo } from './accrued.ts';

/**
 * What a market measures of a game that is on: a count; a deed, which is 1 where it has come and 0 where it has not; or by how much
 * the home side leads.
 */
export type ProgressKind = 'COUNT' | 'DEED' | 'LEAD';

/** What a market is on, and how far that has come. */
export interface MarketProgress extends Omit<CountLine, 'unit'> {
  /** Of the market: '<eventId>~<key>'. */
  readonly rawId: string;
  readonly kind: ProgressKind;
  /** Of a count. */
  readonly unit: CountLine['unit'] | undefined;
  /** By the measure that grades it; undefined before the game, and where its source has not told all of it. */
  readonly now: number | undefined;
}

/** Of a market by its key alone, be it on the board or not; undefined where nothing can be told before its end. */
export function marketProgress(book: BookView, marketKey: string): MarketProgress | undefined {
  const { event, state } = book;
  const model = sportModel(event.sport.slug);
  const definition = model?.market(marketKey, event);
  const asked = definition && progressOf(definition);
  if (model === undefined || definition === undefined || asked === undefined) return undefined;
  const hasBegun = state !== undefined && model.isStarted(state);
  return {
    ...asked,
    rawId: marketRawId({ eventId: event.id, marketKey }),
    now: hasBegun ? comeTo(book, definition) : undefined,
  };
}

/** What does not come off in a game that is on is told by whether it would, were the game over. */
function progressOf({ count, isLead, type, measure }: MarketDefinition<Outcomes>) {
  if (count) return { ...count, kind: 'COUNT' } as const;
  const isDeed = type === 'YES_NO' && measure.key.startsWith('whether:');
  if (isDeed) return { kind: 'DEED', line: 1, isMark: true, unit: undefined } as const;
  return isLead ? ({ kind: 'LEAD', line: 0, unit: undefined } as const) : undefined;
}
