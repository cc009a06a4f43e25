import type { Snapshot } from '@fairline/feed/message.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Bus } from '../platform/bus.ts';
import type { Logger } from '../platform/log.ts';
import { finalScore } from './final-score.ts';
import type { Results } from './results.ts';
import { resultsCorrected } from './trading.topics.ts';

export interface CorrectingParts {
  readonly results: Results;
  readonly catalogue: Pick<Catalogue, 'setStatus'>;
  readonly bus: Bus;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}

/**
 * The plays of an event that is over were others: so are its score and its results, which are written first and then told.
 * @param heard one of before the start may have been said then; it stays in the log and is no news at any start
 * @returns why they lead to no result, and change none; undefined otherwise
 */
export async function correctResult(
  { results, catalogue, bus, logger }: CorrectingParts,
  snapshot: Snapshot,
  heard: 'now' | 'before',
): Promise<string | undefined> {
  const { eventId } = snapshot;
  const corrected = await results.correct(snapshot, async (result) => {
    await catalogue.setStatus(eventId, 'FINISHED', finalScore(result.sport, result.sides, result));
  });
  if (corrected.kind === 'impossible') {
    const { reason } = corrected;
    if (heard === 'now') logger.error({ eventId, reason }, 'A correction could not be followed');
    else logger.info({ eventId, reason }, 'A correction of before this start cannot be followed');
    return corrected.reason;
  }
  bus.publish(resultsCorrected, { eventId });
  return undefined;
}
