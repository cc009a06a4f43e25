import { hash } from '@fairline/sports/kit/hash.ts';
import { chanceAbove } from '@fairline/sports/rally/bisect.ts';
import { Random } from '@fairline/sports/random.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import { type ExactMatch, exactMatch } from '@fairline/sports/tennis/engine/exact.ts';
import { BEST_OF_THREE } from '@fairline/sports/tennis/rules.ts';
import { normal } from '../../pick.ts';
import type { League, Matchup } from '../league.ts';
import { inventedPlayers } from '../players/invented.ts';
import { men, women } from '../players/tennis-names.ts';
import { clamped, rating } from '../ratings.ts';
import { tennisTimetable } from '../timetables/worldwide.ts';

/** How far players lie apart in the chance to win a service point; matches are then about as one-sided as on the tours. */
const RATING_DEVIATION = 0.022;
/** Courts are faster and slower. */
const COURT_DEVIATION = 0.02;
/** From the first tournaments in Australia until their finals. */
const DATES: League['dates'] = [['12-28', '11-15']];

const TENNIS = { slug: 'tennis', name: 'Tennis' };
const INTERNATIONAL = { slug: 'international', name: 'International' };

export const atp: League = {
  sport: TENNIS,
  organization: INTERNATIONAL,
  competition: { slug: 'atp', name: 'ATP Tour' },
  sides: inventedPlayers('atp', men),
  dates: DATES,
  timetable: tennisTimetable,
  liveGames: 2,
  listedEveryHours: 2,
  // The men of the tour win 64 points of 100 they serve, the women 56: season averages.
  lines: (matchup, startsAtMs, eventId) => linesOf(matchup, startsAtMs, eventId, 1.28),
};

export const wta: League = {
  sport: TENNIS,
  organization: INTERNATIONAL,
  competition: { slug: 'wta', name: 'WTA Tour' },
  sides: inventedPlayers('wta', women),
  dates: DATES,
  timetable: tennisTimetable,
  liveGames: 2,
  listedEveryHours: 2,
  lines: (matchup, startsAtMs, eventId) => linesOf(matchup, startsAtMs, eventId, 1.13),
};

/** @param serves average of both players' chances to win a service point, added up */
function linesOf({ home, away }: Matchup, startsAtMs: number, eventId: string, serves: number): MainLines {
  const random = new Random(hash(eventId), 1);
  const edge = RATING_DEVIATION * (rating(home, startsAtMs) - rating(away, startsAtMs));
  const sum = toStep(clamped(serves + COURT_DEVIATION * normal(random), 1.07, 1.42));
  const { win, totals } = matchAt(sum, toStep(clamped(edge, -0.14, 0.14)));
  const total =
    [19.5, 20.5, 21.5, 22.5, 23.5, 24.5].find((line) => chanceAbove(totals, 0, line) < 0.53) ?? 24.5;
  return {
    total,
    homeWinProbability: rounded(win),
    overProbability: rounded(chanceAbove(totals, 0, total)),
  };
}

const STEP = 0.005;
const matches = new Map<string, ExactMatch>();

/** Matches of all strengths there are, each reckoned once. */
function matchAt(sum: number, difference: number): ExactMatch {
  const key = `${sum} ${difference}`;
  const known =
    matches.get(key) ??
    exactMatch(BEST_OF_THREE, { home: (sum + difference) / 2, away: (sum - difference) / 2 });
  matches.set(key, known);
  return known;
}

function toStep(value: number): number {
  return Math.round(value / STEP) * STEP;
}

function rounded(chance: number): number {
  return Math.round(chance * 1000) / 1000;
}
