import type { FeedMessage } from '@fairline/feed/message.ts';
import { leader, type SideKey, type Winner } from '@fairline/sports/sport.ts';
import { toldEnd } from './told-end.ts';
import type { ToldResult } from './told-season.ts';

/** Somebody wins each game of play-offs. @param drawn who does where nobody did */
export function winnerOf(result: ToldResult, drawn: ToldResult): SideKey {
  const score = result === 'off' || winnerIn(result) === 'level' ? drawn : result;
  return score !== 'off' && winnerIn(score) === 'home' ? 'home' : 'away';
}

function winnerIn({ home, away, winner }: Exclude<ToldResult, 'off'>): Winner {
  return winner ?? leader({ home, away });
}

/** How a game ended by its log, undefined before; one that nobody has won counts for nobody. */
export function resultOf(log: readonly FeedMessage[]): ToldResult | undefined {
  const end = toldEnd(log);
  if (end === undefined || end === 'off') return end;
  const { home, away, winner } = end;
  return winner === undefined ? 'off' : { home, away, winner };
}
