import type { FeedMessage } from '@fairline/feed/message.ts';
import type { Logger } from '../platform/log.ts';
import { retried } from '../platform/retry.ts';
import type { FeedInlet, ReceiveOutcome } from './inlet.ts';

export interface UntilWritten {
  /** Ends the waiting between tries. */
  readonly signal: AbortSignal;
  readonly logger: Pick<Logger, 'error'>;
}

/**
 * Sends a message until it is written, or the database says that it cannot be: nothing later would show that it is missing.
 * Undefined when the signal came first.
 */
export async function receivedBy(
  inlet: FeedInlet,
  message: FeedMessage,
  { signal, logger }: UntilWritten,
): Promise<ReceiveOutcome | undefined> {
  const received = await retried(() => inlet.receive(message), {
    signal,
    onFailure: (err) => {
      logger.error({ err, eventId: message.eventId }, 'A feed message could not be written');
    },
  });
  if (received || signal.aborted) return received?.value;
  return { kind: 'refused', reason: 'the database cannot keep it' };
}
