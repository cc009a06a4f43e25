import type { FeedMessage } from '@fairline/feed/message.ts';
import type { League } from '@fairline/feed/season/league.ts';
import { leader, type SideKey, type Winner } from '@fairline/sports/sport.ts';
import type { FeedInlet } from './inlet.ts';
import { logsInParts } from './logs-in-parts.ts';
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

/** Games of leagues that were told anew, as far as the log has them: what is over stays in it for days. */
export async function retoldGames(
  inlet: Pick<FeedInlet, 'histories' | 'retold'>,
  leagues: readonly League[],
): Promise<readonly string[]> {
  const slugs = new Set(leagues.map(({ competition }) => competition.slug));
  const found: string[] = [];
  for await (const [eventId, log] of logsInParts(inlet, await inlet.retold())) {
    const snapshot = log?.[0];
    if (snapshot?.kind === 'snapshot' && slugs.has(snapshot.fixture.competition)) found.push(eventId);
  }
  return found;
}
