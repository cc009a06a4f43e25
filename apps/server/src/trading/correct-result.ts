import type { Snapshot } from '@fairline/feed/message.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Bus } from '../platform/bus.ts';
import type { Logger } from '../platform/log.ts';
import type { Results } from './results.ts';
import { resultsCorrected } from './trading.topics.ts';

export interface CorrectingParts {
  readonly results: Results;
  readonly catalogue: Pick<Catalogue, 'setStatus'>;
  readonly bus: Bus;
  readonly logger: Pick<Logger, 'error'>;
}

/** The plays of an event that is over were others: so are its results, which are written first and then told. */
export async function correctResult(
  { results, catalogue, bus, logger }: CorrectingParts,
  snapshot: Snapshot,
): Promise<void> {
  const { eventId } = snapshot;
  const corrected = await results.correct(snapshot);
  if (corrected === undefined || typeof corrected === 'string') {
    logger.error({ eventId, reason: corrected }, 'A correction could not be followed');
    return;
  }
  const model = sportModel(corrected.sport);
  if (!model) throw new RangeError(`nothing reads the scoreboard of '${corrected.sport}'`);
  const { homeScore: home, awayScore: away } = model.scoreboard(corrected.state);
  await catalogue.setStatus(eventId, 'FINISHED', { home, away });
  bus.publish(resultsCorrected, { eventId });
}
