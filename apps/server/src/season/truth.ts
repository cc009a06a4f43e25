import type { FootballPlay } from '@fairline/sports/football/play.ts';
import type { PlainOutcome } from '@fairline/wagering/outcome.ts';
import { type Match, periodsOver } from './match.ts';

/** A leg as far as its result is concerned. */
export interface Call {
  readonly match: Match;
  /** As graded: 'spread:game:-3.5', 'total:h1:20.5', 'moneyline:game'. */
  readonly marketKey: string;
  readonly selectionKey: string;
}

/** The last quarter that counts for a market of a period. */
const LAST_QUARTER: Readonly<Record<string, number>> = { q1: 1, h1: 2, game: 5 };

/** How a leg has come out by what was played so far: from the score alone, without anything of the server's. */
export function outcomeOf({ match, marketKey, selectionKey }: Call): PlainOutcome | 'pending' {
  const [head = '', period = '', line = '0'] = marketKey.split(':');
  const last = LAST_QUARTER[period];
  if (last === undefined) throw new RangeError(`The season knows no period of ${marketKey}.`);
  const { home, away } = pointsUpTo(match.plays, last);
  // Points are not taken back: a line that was passed is decided.
  const isPassed = head === 'total' && home + away > Number(line);
  if (periodsOver(match.plays) < last && !isPassed) return match.cancelled ? 'void' : 'pending';
  return sign(edge(head, selectionKey, home, away, Number(line)));
}

/** By how much the selection is ahead of its line; 0 is a push. */
function edge(head: string, selectionKey: string, home: number, away: number, line: number): number {
  switch (`${head} ${selectionKey}`) {
    case 'moneyline home':
      return home - away;
    case 'moneyline away':
      return away - home;
    case 'spread home':
      return home - away + line;
    case 'spread away':
      return away - home - line;
    case 'total over':
      return home + away - line;
    case 'total under':
      return line - home - away;
    default:
      throw new RangeError(`The season knows no ${head} ${selectionKey}.`);
  }
}

function sign(difference: number): PlainOutcome {
  if (difference === 0) return 'push';
  return difference > 0 ? 'win' : 'loss';
}

function pointsUpTo(plays: readonly FootballPlay[], quarter: number): { home: number; away: number } {
  return plays.filter((play) => play.quarter <= quarter).at(-1)?.score ?? { home: 0, away: 0 };
}
