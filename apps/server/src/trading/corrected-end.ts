import { type Folded, foldPlays } from '@fairline/feed/fold-plays.ts';
import { matchSetup } from '@fairline/feed/match-setup.ts';
import type { Snapshot } from '@fairline/feed/message.ts';
import type { AnySportModel } from '@fairline/sports/sport.ts';
import type { StoredResult } from './store.ts';

const ANOTHER_GAME =
  'The event was called off before that start: a game that is played later is another event with another id.';

/** How an event ended before. */
type Before = Pick<StoredResult, 'cancelled' | 'called' | 'finishedAt' | 'stoodAt'>;

/**
 * How an event ended by a snapshot that corrects it; impossible where its plays lead to no end, or are those of another game.
 * @param before undefined where that is not at hand
 */
export function correctedEnd(model: AnySportModel, snapshot: Snapshot, before: Before | undefined): Folded {
  const folded = foldPlays(model, model.initial(matchSetup(snapshot.fixture)), snapshot.plays);
  if (folded.kind === 'impossible') return folded;
  if (!model.isFinal(folded.state)) {
    return { kind: 'impossible', reason: 'The game is not over in the snapshot that corrects it.' };
  }
  if (before && isAnotherGame(before, snapshot)) return { kind: 'impossible', reason: ANOTHER_GAME };
  return folded;
}

/** Whether a snapshot tells of a game that begins after the event had been called off, later than bets on it stood. */
function isAnotherGame(
  { cancelled, called, finishedAt, stoodAt = finishedAt }: Before,
  { fixture }: Snapshot,
): boolean {
  const startsAtMs = Date.parse(fixture.startsAt);
  const isLater = startsAtMs > stoodAt.getTime() && startsAtMs > finishedAt.getTime();
  return cancelled && called === undefined && isLater;
}
