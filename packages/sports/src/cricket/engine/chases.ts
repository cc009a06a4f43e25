import { isLikeTwenty } from '../length.ts';
import { BALLS_AN_OVER } from '../state.ts';
import { type ChasesOf, FIFTY, TWENTY } from './chase-tables.ts';
import { around, type Course, partWay } from './measured.ts';

/** What a chase comes to by so many balls, which are not none. @param target runs that win it */
export function chaseBy(balls: number, limit: number, target: number): Course {
  const overs = limit / BALLS_AN_OVER;
  const lengths = isLikeTwenty(overs) ? TWENTY : FIFTY;
  const { low, high, share } = around(lengths, (length) => length.overs, overs);
  const short = courseAs(low, balls, limit, target);
  if (share === 0) return short;
  const long = courseAs(high, balls, limit, target);
  const mix = (key: keyof Course) => (1 - share) * short[key] + share * long[key];
  return { runs: mix('runs'), unit: mix('unit'), says: mix('says') };
}

/** As the same share of a chase of another length, of a target as much higher, between the two targets around that. */
function courseAs({ overs, chases }: ChasesOf, balls: number, limit: number, target: number): Course {
  const cut = limit / (overs * BALLS_AN_OVER);
  const gone = balls / limit;
  const { low, high, share } = around(chases, (chase) => chase.target, target / cut);
  const usual = (key: 'runs' | 'unit' | 'says') =>
    (1 - share) * partWay(low[key], gone) + share * partWay(high[key], gone);
  return { runs: cut * usual('runs'), unit: cut * gone * usual('unit'), says: cut * gone * usual('says') };
}
