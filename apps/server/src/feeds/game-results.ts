import type { FeedMessage } from '@fairline/feed/message.ts';
import type { League } from '@fairline/feed/season/league.ts';
import { leader, type SideKey, type Winner } from '@fairline/sports/sport.ts';
import type { FeedInlet } from './inlet.ts';
import { toldEnd } from './told-end.ts';
import type { GameLeft, ToldResult, ToldSeason } from './told-season.ts';

/** Games whose logs are read together. */
const LOGS_AT_ONCE = 10;

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

/**
 * How games of a season ended that are over: as their logs say, or as drawn where there is none.
 * @param tooLateMs of one that began before it and has no end somebody tells and does not come to it: it is off
 */
export async function endingsOf(
  inlet: Pick<FeedInlet, 'histories'>,
  season: ToldSeason,
  games: readonly GameLeft[],
  tooLateMs: number,
): Promise<ReadonlyMap<GameLeft, ToldResult>> {
  const found = new Map<GameLeft, ToldResult>();
  for (let first = 0; first < games.length; first += LOGS_AT_ONCE) {
    const some = games.slice(first, first + LOGS_AT_ONCE);
    const logs = await inlet.histories(some.map(({ id }) => id));
    for (const game of some) {
      const log = logs.get(game.id);
      const result = log === undefined ? season.drawn(game) : resultOf(log);
      if (result !== undefined) found.set(game, result);
      else if (game.startsAtMs < tooLateMs) found.set(game, 'off');
    }
  }
  return found;
}

/** Games of leagues that were told anew, as far as the log has them: what is over stays in it for days. */
export async function retoldGames(
  inlet: Pick<FeedInlet, 'histories' | 'retold'>,
  leagues: readonly League[],
): Promise<readonly string[]> {
  const slugs = new Set(leagues.map(({ competition }) => competition.slug));
  const found: string[] = [];
  const retold = await inlet.retold();
  for (let first = 0; first < retold.length; first += LOGS_AT_ONCE) {
    const logs = await inlet.histories(retold.slice(first, first + LOGS_AT_ONCE));
    for (const [eventId, [snapshot]] of logs)
      if (snapshot?.kind === 'snapshot' && slugs.has(snapshot.fixture.competition)) found.push(eventId);
  }
  return found;
}
