import { hash } from '@fairline/sports/kit/hash.ts';
import { Random } from '@fairline/sports/random.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import { normal } from '../../pick.ts';
import type { Matchup } from '../league.ts';
import { clamped, halfPoint, rating } from '../ratings.ts';

/** All in points. */
interface Gridiron {
  /** By how much the home side is better for being at home. */
  readonly homeAdvantage: number;
  /** How far ratings lie apart. */
  readonly ratingDeviation: number;
  readonly total: {
    readonly average: number;
    readonly deviation: number;
    readonly least: number;
    readonly most: number;
  };
  readonly mostSpread: number;
}

/** The closing lines of a game of football, the same each time for the same game. */
export function gridironLines(
  { homeAdvantage, ratingDeviation, total, mostSpread }: Gridiron,
  { home, away }: Matchup,
  startsAtMs: number,
  eventId: string,
): MainLines {
  const random = new Random(hash(eventId), 1);
  const edge =
    ratingDeviation * (rating(home, startsAtMs) - rating(away, startsAtMs)) + homeAdvantage + normal(random);
  const points = halfPoint(total.average + total.deviation * normal(random));
  return {
    spread: halfPoint(clamped(-edge, -mostSpread, mostSpread)),
    total: clamped(points, total.least, total.most),
  };
}
