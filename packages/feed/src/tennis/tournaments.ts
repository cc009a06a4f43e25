import { BEST_OF_THREE, type TennisRules } from '@fairline/sports/tennis/rules.ts';

/** What the id of a Grand Slam match says: "2012-wimbledon-1701" is a match of the men's singles of 2012. */
export interface SlamMatch {
  readonly year: number;
  readonly isMen: boolean;
  readonly rules: TennisRules;
}

const SINCE_LONG_TIE_BREAKS = 2022;
/** The others played on until somebody was two games ahead. */
const TIE_BREAK_TOURNAMENTS: readonly string[] = ['usopen'];

/** Undefined for an id of another form. The first figure of the number tells the event: men, women, doubles, mixed doubles. */
export function slamMatch(id: string): SlamMatch | undefined {
  const match = /^(\d{4})-([a-z]+)-([1-9])\d{2,3}$/.exec(id);
  if (!match) return undefined;
  const [, yearText = '', tournament = '', event = ''] = match;
  const year = Number(yearText);
  const isSingles = event === '1' || event === '2';
  const rules: TennisRules = isSingles
    ? { setsToWin: event === '1' ? 3 : 2, finalSet: finalSet(year, tournament), decidingPoint: false }
    : { setsToWin: 2, finalSet: 'match-tie-break', decidingPoint: true };
  return { year, isMen: event !== '2', rules };
}

function finalSet(year: number, tournament: string): TennisRules['finalSet'] {
  if (year >= SINCE_LONG_TIE_BREAKS) return 'long-tie-break';
  return TIE_BREAK_TOURNAMENTS.includes(tournament) ? BEST_OF_THREE.finalSet : 'advantage';
}
