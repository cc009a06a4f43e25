import type { BookInput } from './book-state.ts';
import type { TradingStore } from './store.ts';
import type { BookStatus, CommandOutcome } from './trading.ts';

export interface OperatorCommand {
  readonly eventId: string;
  readonly command: 'suspend' | 'reopen';
  readonly reason: string;
  readonly operator: string;
}

/** Carries out an operator's command on a book, undefined for an event that is not traded. */
export async function carryOut(
  { eventId, command, reason, operator }: OperatorCommand,
  book: { readonly status: BookStatus } | undefined,
  store: TradingStore,
  input: (input: BookInput) => void,
): Promise<CommandOutcome> {
  if (!book) return { kind: 'unknown-event', message: `No event ${eventId} is being traded.` };
  if (book.status === 'closed' || book.status === 'settled') {
    return { kind: 'not-allowed', message: 'The event is over.' };
  }
  // Bets stop at once; they start again only once the order to is on disk.
  if (command === 'suspend') input({ kind: 'operator-suspend', reason });
  await store.command(eventId, command, reason, operator);
  if (command === 'reopen') input({ kind: 'operator-reopen' });
  return { kind: 'done' };
}
