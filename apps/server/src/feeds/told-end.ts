import { foldPlays } from '@fairline/feed/fold-plays.ts';
import { matchSetup } from '@fairline/feed/match-setup.ts';
import type { FeedMessage } from '@fairline/feed/message.ts';
import { leader, type Winner } from '@fairline/sports/sport.ts';
import { type EventScoreboard, sportModel } from '@fairline/sports/sports.ts';
import { isEnd } from './told-games.ts';

interface ToldEnd {
  readonly home: number;
  readonly away: number;
  /** Not always who has more; undefined where nobody has won. */
  readonly winner: Winner | undefined;
  readonly isOvertime: boolean;
}

/**
 * How a game ended by what was told of it, from the last snapshot on: of one that was over that is a correction, and no end follows
 * it. Undefined while it is played.
 */
export function toldEnd(told: readonly FeedMessage[]): ToldEnd | 'off' | undefined {
  const history = told.slice(
    Math.max(
      0,
      told.findLastIndex(({ kind }) => kind === 'snapshot'),
    ),
  );
  const end = history.findLast(isEnd);
  if (end?.kind === 'status') return 'off';
  const board = finalBoard(history);
  if (board !== undefined) {
    const { homeScore: home, awayScore: away, winner, segments } = board;
    return { home, away, winner, isOvertime: segments.some(({ shortName }) => shortName === 'OT') };
  }
  if (end?.kind !== 'result') return undefined;
  return { home: end.home, away: end.away, winner: leader(end), isOvertime: false };
}

/** Undefined where the plays lead to no end. */
function finalBoard(history: readonly FeedMessage[]): EventScoreboard | undefined {
  const [first] = history;
  const model = first && 'fixture' in first ? sportModel(first.fixture.sport) : undefined;
  if (!model || !first || !('fixture' in first)) return undefined;
  const plays = history.flatMap((message) => {
    if (message.kind === 'snapshot') return message.plays;
    return message.kind === 'play' ? [message.play] : [];
  });
  const folded = foldPlays(model, model.initial(matchSetup(first.fixture)), plays);
  if (folded.kind === 'impossible' || !model.isFinal(folded.state)) return undefined;
  return model.scoreboard(folded.state);
}
