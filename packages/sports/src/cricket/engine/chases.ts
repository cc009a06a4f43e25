import { isLikeTwenty } from '../length.ts';
import { BALLS_AN_OVER, type Innings } from '../state.ts';
import { type ChasesOf, FIFTY, TWENTY } from './chase-tables.ts';
import { around, partWay, type Seen } from './measured.ts';

/** What a chase so far tells of the day. @param target runs that win it */
export function chaseSeen(innings: Innings, target: number, strength: number): Seen {
  const overs = innings.limit / BALLS_AN_OVER;
  const lengths = isLikeTwenty(overs) ? TWENTY : FIFTY;
  const { low, high, share } = around(lengths, (length) => length.overs, overs);
  const short = seenAs(low, innings, target);
  if (share === 0) return { shift: short.shift - strength, says: short.says };
  const long = seenAs(high, innings, target);
  const mix = (key: keyof Seen) => (1 - share) * short[key] + share * long[key];
  return { shift: mix('shift') - strength, says: mix('says') };
}

/** As the same share of a chase of another length, of a target as much higher, between the two targets around that. */
function seenAs({ overs, chases }: ChasesOf, { runs, balls, limit }: Innings, target: number): Seen {
  const cut = limit / (overs * BALLS_AN_OVER);
  const gone = balls / limit;
  const { low, high, share } = around(chases, (chase) => chase.target, target / cut);
  const usual = (key: 'runs' | 'unit' | 'says') =>
    (1 - share) * partWay(low[key], gone) + share * partWay(high[key], gone);
  return { shift: (runs / cut - usual('runs')) / (usual('unit') * gone), says: usual('says') * cut };
}
