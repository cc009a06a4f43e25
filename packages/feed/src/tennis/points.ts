import { countPoints } from '@fairline/sports/rally/points.ts';
import { ImpossiblePlay, type SideKey, type Sides } from '@fairline/sports/sport.ts';
import { afterPoint, apply } from '@fairline/sports/tennis/apply.ts';
import { calledScore } from '@fairline/sports/tennis/called-score.ts';
import { type PointEnding, parsePlay, type TennisPlay } from '@fairline/sports/tennis/play.ts';
import type { TennisRules } from '@fairline/sports/tennis/rules.ts';
import { initialState, runningSet, setsWon, type TennisState } from '@fairline/sports/tennis/state.ts';
import type { Row } from '../readers/csv.ts';

/** Plays as far as they can be trusted, and what is wrong with the next one. */
export interface RecordedPoints {
  readonly plays: readonly TennisPlay[];
  readonly wrong: string | undefined;
}

/** Rows numbered with a letter mark the beginning of a match or a game; nothing is played in them. */
export function isPoint(row: Row): boolean {
  return /^\d+$/.test(row('PointNumber')) && (row('PointWinner') === '1' || row('PointWinner') === '2');
}

/** Follows a match point by point; the score that each row states must be the one its points lead to. */
export function recordedPoints(rows: readonly Row[], sides: Sides, rules: TennisRules): RecordedPoints {
  const format: TennisPlay = { kind: 'format', text: '', ...rules };
  const plays: TennisPlay[] = [format];
  let state = apply(initialState(sides), format);
  for (const row of rows) {
    try {
      const play = parsePlay(pointOf(row, state));
      state = apply(state, play);
      plays.push(play);
    } catch (error) {
      if (error instanceof ImpossiblePlay) {
        return { plays, wrong: `Point ${row('PointNumber')}: ${error.message}` };
      }
      throw error;
    }
  }
  return { plays, wrong: undefined };
}

function pointOf(row: Row, state: TennisState): TennisPlay {
  if (state.phase === 'final') throw new ImpossiblePlay('the match is over');
  const server = serverOf(row);
  const winner: SideKey = row('PointWinner') === '1' ? 'home' : 'away';
  const after = afterPoint(state, server, winner);
  checkScore(row, state, after);
  return {
    kind: 'point',
    text: '',
    server,
    winner,
    ending: endingOf(row, server, winner),
    sets: setsWon(after),
    games: runningSet(after),
    points: countPoints(after.points),
  };
}

/** Players 1 and 3 of doubles are one side, 2 and 4 the other. */
function serverOf(row: Row): SideKey {
  const server = row('PointServer');
  if (server === '1' || server === '3') return 'home';
  if (server === '2' || server === '4') return 'away';
  throw new ImpossiblePlay(`nobody is called server ${server}`);
}

function endingOf(row: Row, server: SideKey, winner: SideKey): PointEnding {
  const number = winner === 'home' ? '1' : '2';
  if (server === winner && row(`P${number}Ace`) === '1') return 'ace';
  const loser = winner === 'home' ? '2' : '1';
  if (server !== winner && row(`P${loser}DoubleFault`) === '1') return 'double-fault';
  if (row(`P${number}Winner`) === '1') return 'winner';
  return row(`P${loser}UnfErr`) === '1' ? 'error' : 'other';
}

/** The games of the set the point was in, and the points of a game that it did not end. */
function checkScore(row: Row, before: TennisState, after: TennisState): void {
  const set = after.sets[before.sets.length - 1] ?? { home: 0, away: 0 };
  const games = `${set.home}-${set.away}`;
  const statedGames = `${row('P1GamesWon')}-${row('P2GamesWon')}`;
  const { home, away } =
    after.games.length > before.games.length ? { home: '0', away: '0' } : calledScore(after);
  const stated = `${row('P1Score')}-${row('P2Score')}`;
  if (games === statedGames && `${home}-${away}` === stated) return;
  throw new ImpossiblePlay(
    `the recording says ${statedGames} ${stated}, the points add up to ${games} ${home}-${away}`,
  );
}
