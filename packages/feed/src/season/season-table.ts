import type { RandomSource } from '@fairline/sports/sport.ts';
import type { SideRecord } from '../message.ts';
import type { League, LeagueSide } from './league.ts';
import { shuffled } from './matchups.ts';
import type { SeasonTally } from './season-tally.ts';

/**
 * The sides of a league by what they have won and lost, the best first: by the share of games won, where losses in overtime are told or
 * draws are, by points a game. Lots decide between equals.
 */
export function seasonTable(league: League, tally: SeasonTally, lots: RandomSource): readonly LeagueSide[] {
  const shares = new Map(league.sides.flat().map((side) => [side, shareOf(league, tally.of(side.id))]));
  const shareOfSide = (side: LeagueSide) => shares.get(side) ?? 0;
  return shuffled(league.sides.flat(), lots).sort((one, other) => shareOfSide(other) - shareOfSide(one));
}

function shareOf(
  { record: form }: League,
  { wins, losses, ties = 0, overtimeLosses = 0 }: SideRecord,
): number {
  const games = wins + losses + ties + overtimeLosses;
  if (games === 0) return 0;
  if (form === 'W-L-OTL') return (2 * wins + overtimeLosses) / games;
  return (form === 'W-L-D' ? 3 * wins + ties : wins + ties / 2) / games;
}
