import { BEST_OF_THREE, type TennisRules } from '@fairline/sports/tennis/rules.ts';
import { atp, wta } from '../season/leagues/tennis.ts';

/** Who plays: singles and doubles of men or of women, or doubles of both. */
export type SlamEvent = 'men' | 'women' | 'mixed';

/** What the id of a Grand Slam match says: "2012-wimbledon-1701" is a match of the men's singles of 2012. */
export interface SlamMatch {
  readonly year: number;
  readonly event: SlamEvent;
  readonly rules: TennisRules;
}

/** What neither tour plays. */
export const mixedDoubles = {
  slug: 'mixed-doubles',
  name: 'Mixed Doubles',
  sport: atp.sport,
  organization: atp.organization,
};

export const slamCompetitions: Readonly<Record<SlamEvent, string>> = {
  men: atp.competition.slug,
  women: wta.competition.slug,
  mixed: mixedDoubles.slug,
};

/** By the first figure of a match's number. Those of juniors, of wheelchairs and of legends have higher ones. */
const EVENTS: Readonly<Record<string, SlamEvent>> = {
  '1': 'men',
  '2': 'women',
  '3': 'men',
  '4': 'women',
  '5': 'mixed',
};

/** The year since which each Grand Slam has a tie-break to 10 in the final set of singles. */
const LONG_TIE_BREAKS: Readonly<Record<string, number>> = { ausopen: 2019 };
const ALL_LONG_TIE_BREAKS = 2022;
/** The others played on until somebody was two games ahead. */
const TIE_BREAK_TOURNAMENTS: readonly string[] = ['usopen'];
/** From this year until all had long ones Wimbledon had its tie-break at twelve games all, for which there are no rules here. */
const WIMBLEDON_TWELVE_ALL = 2019;

/** Undefined for an id of another form, and for a match whose rules are not known here. The first figure of the number tells singles of men and of women, doubles of each, and mixed. */
export function slamMatch(id: string): SlamMatch | undefined {
  const match = /^(\d{4})-([a-z]+)-([1-5])\d{2,3}$/.exec(id);
  if (!match) return undefined;
  const [, yearText = '', tournament = '', figure = ''] = match;
  const year = Number(yearText);
  const event = EVENTS[figure];
  if (event === undefined) return undefined;
  if (figure !== '1' && figure !== '2') {
    return { year, event, rules: { setsToWin: 2, finalSet: 'match-tie-break', decidingPoint: true } };
  }
  const final = finalSet(year, tournament);
  if (final === undefined) return undefined;
  return { year, event, rules: { setsToWin: figure === '1' ? 3 : 2, finalSet: final, decidingPoint: false } };
}

/** Of singles; undefined where there are no rules for it here. */
function finalSet(year: number, tournament: string): TennisRules['finalSet'] | undefined {
  if (year >= (LONG_TIE_BREAKS[tournament] ?? ALL_LONG_TIE_BREAKS)) return 'long-tie-break';
  if (TIE_BREAK_TOURNAMENTS.includes(tournament)) return BEST_OF_THREE.finalSet;
  return tournament === 'wimbledon' && year >= WIMBLEDON_TWELVE_ALL ? undefined : 'advantage';
}
