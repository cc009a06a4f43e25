import type { FeedMessage, Snapshot } from '@fairline/feed/message.ts';
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

/**
 * Games that were told anew, as far as the log has them: of a correction that was told before a crash, and its season not, nobody hears
 * after it. What is over stays in the log for days.
 */
export async function retoldGames(
  inlet: Pick<FeedInlet, 'histories' | 'retoldSince'>,
): Promise<readonly Snapshot[]> {
  const found: Snapshot[] = [];
  const retold = await inlet.retoldSince(new Date(0));
  for (let first = 0; first < retold.length; first += LOGS_AT_ONCE) {
    const logs = await inlet.histories(retold.slice(first, first + LOGS_AT_ONCE));
    for (const [snapshot] of logs.values()) if (snapshot?.kind === 'snapshot') found.push(snapshot);
  }
  return found;
}
