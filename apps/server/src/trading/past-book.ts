import { sportModel } from '@fairline/sports/sports.ts';
import type { CatalogueEvent } from '../catalogue/catalogue.ts';
import type { StoredResult } from './store.ts';
import type { BookView } from './trading.ts';

/** An event that left the memory as it ended, from what is on record; undefined when nothing reads its result. */
export function pastBook(event: CatalogueEvent, result: StoredResult): BookView | undefined {
  const model = sportModel(result.sport);
  if (!model) return undefined;
  return {
    event,
    status: 'settled',
    reasons: [],
    sequence: result.feedSequence,
    interruptions: 0,
    state: result.state,
    scoreboard: model.scoreboard(result.state),
    markets: [],
    onOffer: [],
    market: () => undefined,
    winProbability: [],
  };
}
