import { sportModel } from '@fairline/sports/sports.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { endedScoreboard } from './final-score.ts';
import type { Results } from './results.ts';
import { withSettled } from './settled-markets.ts';
import type { StoredResult } from './store.ts';
import type { BookView } from './trading.ts';

interface OnRecord {
  readonly results: Pick<Results, 'onRecord'>;
  readonly catalogue: Pick<Catalogue, 'findEvent'>;
}

/** An event that is over, as it ended, from what is on record; undefined when nothing is. */
export async function pastBook(
  eventId: string,
  { results, catalogue }: OnRecord,
): Promise<BookView | undefined> {
  return bookOf(await results.onRecord(eventId), catalogue);
}

/** The same with its markets as they came out. */
export async function settledBook(
  eventId: string,
  { results, catalogue }: OnRecord,
): Promise<BookView | undefined> {
  const result = await results.onRecord(eventId);
  const book = await bookOf(result, catalogue);
  return result && book && withSettled(book, result);
}

async function bookOf(
  result: StoredResult | undefined,
  catalogue: OnRecord['catalogue'],
): Promise<BookView | undefined> {
  const event = result && (await catalogue.findEvent(result.eventId));
  const model = result && sportModel(result.sport);
  if (!event || !model) return undefined;
  return {
    event,
    status: 'settled',
    reasons: [],
    suspension: undefined,
    sequence: result.feedSequence,
    interruptions: 0,
    state: result.state,
    scoreboard: endedScoreboard(model, result),
    priceState: 'present',
    markets: [],
    onOffer: [],
    betCount: 0,
    market: () => undefined,
    winProbability: [],
  };
}
