import { foldPlays } from '@fairline/feed/fold-plays.ts';
import { matchSetup } from '@fairline/feed/match-setup.ts';
import type { FeedMessage, Fixture } from '@fairline/feed/message.ts';
import { calledEarly, isCalledAgainstScore } from '@fairline/sports/called-early.ts';
import { type AnySportModel, leader, type Winner } from '@fairline/sports/sport.ts';
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
 * it. One that officials called early has ended for whom they called it, if enough was played. Undefined while it is played.
 */
export function toldEnd(told: readonly FeedMessage[]): ToldEnd | 'off' | undefined {
  const history = told.slice(
    Math.max(
      0,
      told.findLastIndex(({ kind }) => kind === 'snapshot'),
    ),
  );
  const end = history.findLast(isEnd);
  const game = followed(history);
  if (end?.kind === 'status') return calledEnd(end, game) ?? 'off';
  if (game?.model.isFinal(game.state)) return endOn(game.model.scoreboard(game.state));
  if (end?.kind !== 'result') return undefined;
  return { home: end.home, away: end.away, winner: leader(end), isOvertime: false };
}

/** A game as its plays have led it. */
interface Game {
  readonly fixture: Fixture;
  readonly model: AnySportModel<EventScoreboard>;
  readonly state: unknown;
}

/** Undefined where no plays can be followed. */
function followed(history: readonly FeedMessage[]): Game | undefined {
  const [first] = history;
  const model = first && 'fixture' in first ? sportModel(first.fixture.sport) : undefined;
  if (!model || !first || !('fixture' in first)) return undefined;
  const { fixture } = first;
  const plays = history.flatMap((message) => {
    if (message.kind === 'snapshot') return message.plays;
    return message.kind === 'play' ? [message.play] : [];
  });
  const folded = foldPlays(model, model.initial(matchSetup(fixture)), plays);
  return folded.kind === 'impossible' ? undefined : { fixture, model, state: folded.state };
}

/** How a game ended that officials called for a side, where that stands as trading has it; undefined where nothing does. */
function calledEnd(end: FeedMessage & { kind: 'status' }, game: Game | undefined): ToldEnd | undefined {
  const winner = end.status === 'cancelled' ? end.calledFor : undefined;
  if (winner === undefined || game === undefined) return undefined;
  const { fixture, model, state } = game;
  const board = model.scoreboard(state);
  const score = { home: board.homeScore, away: board.awayScore };
  if (isCalledAgainstScore(fixture.sport, score, winner)) return undefined;
  const called = calledEarly(model, state, fixture.competition, winner);
  return called && { ...endOn(board), winner: called.winner };
}

function endOn({ homeScore: home, awayScore: away, winner, segments }: EventScoreboard): ToldEnd {
  return { home, away, winner, isOvertime: segments.some(({ shortName }) => shortName === 'OT') };
}
