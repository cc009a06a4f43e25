import type { CricketPlay } from '@fairline/sports/cricket/play.ts';
import type { BySide } from '@fairline/sports/sport.ts';
import { csvCells } from '../readers/csv.ts';

const WICKETS = 10;
/** What of a match's info says how it ended. A 'method' is D/L, for which its balls do not tell the target. */
const SAYS_END = [
  'outcome',
  'winner',
  'winner_runs',
  'winner_wickets',
  'winner_innings',
  'eliminator',
  'bowl_out',
  'method',
] as const;

type End = { readonly [Key in (typeof SAYS_END)[number]]?: string };

/**
 * What the file beside a match says of its end and the balls of the match do not lead to; undefined where both say the same, or
 * the file says nothing of it.
 * @param info its text, '' where there is none
 * @param teams by their names in it
 * @param plays of a match that is over
 */
export function endDisagreement(
  info: string,
  teams: BySide<string>,
  plays: readonly CricketPlay[],
): string | undefined {
  const stated = inWords(statedEnd(info));
  const played = inWords(playedEnd(teams, plays));
  return stated === '' || stated === played
    ? undefined
    : `The balls give ${played}, the file that lists the sides says ${stated}.`;
}

function statedEnd(info: string): End {
  const cells = info.split(/\r?\n/).map(csvCells);
  const said = cells.flatMap(([head, key = '', value = '']) => (head === 'info' ? [[key, value]] : []));
  return Object.fromEntries(said);
}

function playedEnd(teams: BySide<string>, plays: readonly CricketPlay[]): End {
  const innings = plays.filter((play, at) => play.innings !== plays[at + 1]?.innings);
  const won = winOf(innings.slice(0, 2));
  if (won !== undefined) {
    const { by, isChase } = won;
    return { winner: teams[won.side], ...(isChase ? { winner_wickets: `${by}` } : { winner_runs: `${by}` }) };
  }
  const superOver = innings.length > 2 ? winOf(innings.slice(-2)) : undefined;
  return { outcome: 'tie', ...(superOver && { eliminator: teams[superOver.side] }) };
}

/** Who won of two innings, given by their last balls, and by how many wickets or runs; undefined for a tie. */
function winOf([first, chase]: readonly CricketPlay[]) {
  if (first === undefined || chase === undefined || chase.runs === first.runs) return undefined;
  const isChase = chase.runs > first.runs;
  return isChase
    ? { side: chase.side, isChase, by: WICKETS - chase.wickets }
    : { side: first.side, isChase, by: first.runs - chase.runs };
}

function inWords(end: End): string {
  const said = SAYS_END.flatMap((key) => (end[key] === undefined ? [] : [`${key} ${end[key]}`]));
  return said.join(', ');
}
