import { sportModel } from '@fairline/sports/sports.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { endedScoreboard } from './final-score.ts';
import type { Results } from './results.ts';
import type { BookView } from './trading.ts';

/** An event that is over, as it ended, from what is on record; undefined when nothing is. */
export async function pastBook(
  eventId: string,
  results: Pick<Results, 'onRecord'>,
  catalogue: Pick<Catalogue, 'findEvent'>,
): Promise<BookView | undefined> {
  const result = await results.onRecord(eventId);
  const event = result && (await catalogue.findEvent(eventId));
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
