import { type Folded, foldPlays } from '@fairline/feed/fold-plays.ts';
import { matchSetup } from '@fairline/feed/match-setup.ts';
import type { Snapshot } from '@fairline/feed/message.ts';
import type { AnySportModel } from '@fairline/sports/sport.ts';

/** How an event ended by a snapshot that corrects it; impossible where its plays lead to no end. */
export function correctedEnd(model: AnySportModel, { fixture, plays }: Snapshot): Folded {
  const folded = foldPlays(model, model.initial(matchSetup(fixture)), plays);
  if (folded.kind === 'impossible' || model.isFinal(folded.state)) return folded;
  return { kind: 'impossible', reason: 'The game is not over in the snapshot that corrects it.' };
}
