import { ALL_YEAR } from '../dates.ts';
import type { League, LeagueSide } from '../league.ts';
import { winChance } from '../ratings.ts';
import { esportsTimetable } from '../timetables/worldwide.ts';
import { clubs } from './clubs.ts';

/** Log-odds of a best of three for each deviation that a side is better by. */
const LOGIT_PER_RATING = 0.75;

/** Sides of two leagues that do not exist. */
const COUNTER_STRIKE_EAST: readonly LeagueSide[] = clubs('csl', [
  ['NTH', 'Northwatch', 'Northwatch', '#1d4ed8', '#f4f4f5'],
  ['EMB', 'Ember Nine', 'Ember Nine', '#c2410c', '#1c1917'],
  ['HLX', 'Helixar', 'Helixar', '#0e7490', '#f4f4f5'],
  ['VLK', 'Volkrad', 'Volkrad', '#b91c1c', '#fde68a'],
  ['OBS', 'Obsidiant', 'Obsidiant', '#334155', '#fbbf24'],
  ['PLR', 'Polarite', 'Polarite', '#6d28d9', '#fcd34d'],
  ['KRN', 'Kronvale', 'Kronvale', '#1d4ed8', '#f4f4f5'],
  ['STR', 'Stroyka', 'Stroyka', '#c2410c', '#1c1917'],
  ['GRD', 'Granitfall', 'Granitfall', '#0e7490', '#f4f4f5'],
  ['FRS', 'Frostmere', 'Frostmere', '#b91c1c', '#fde68a'],
  ['BLT', 'Baltline', 'Baltline', '#334155', '#fbbf24'],
  ['ARC', 'Arcturon', 'Arcturon', '#6d28d9', '#fcd34d'],
]);
const COUNTER_STRIKE_WEST: readonly LeagueSide[] = clubs('csl', [
  ['RDG', 'Ridgeback', 'Ridgeback', '#15803d', '#f4f4f5'],
  ['LNT', 'Lanternside', 'Lanternside', '#be185d', '#e0f2fe'],
  ['QRT', 'Quartermain', 'Quartermain', '#7c2d12', '#fed7aa'],
  ['SLT', 'Saltmarch', 'Saltmarch', '#0f766e', '#f4f4f5'],
  ['TRI', 'Tri-Vector', 'Tri-Vector', '#4d7c0f', '#fefce8'],
  ['WND', 'Windlass', 'Windlass', '#1e3a8a', '#fbbf24'],
  ['HRN', 'Hornbeam', 'Hornbeam', '#1d4ed8', '#f4f4f5'],
  ['CPR', 'Copperhead Row', 'Copperhead Row', '#c2410c', '#1c1917'],
  ['SUM', 'Summitry', 'Summitry', '#0e7490', '#f4f4f5'],
  ['TDE', 'Tidelock', 'Tidelock', '#b91c1c', '#fde68a'],
  ['MES', 'Mesa Verge', 'Mesa Verge', '#334155', '#fbbf24'],
  ['ORC', 'Orchard Nine', 'Orchard Nine', '#6d28d9', '#fcd34d'],
]);
const VALORANT_EAST: readonly LeagueSide[] = clubs('vlc', [
  ['AUR', 'Aurelith', 'Aurelith', '#b45309', '#fefce8'],
  ['KIT', 'Kitewing', 'Kitewing', '#1d4ed8', '#f4f4f5'],
  ['MRG', 'Mirageon', 'Mirageon', '#be185d', '#e0f2fe'],
  ['NOV', 'Novastrand', 'Novastrand', '#6d28d9', '#fcd34d'],
  ['SHR', 'Shorebreak', 'Shorebreak', '#0e7490', '#f4f4f5'],
  ['ZEN', 'Zenithar', 'Zenithar', '#15803d', '#f4f4f5'],
  ['HNA', 'Hanabira', 'Hanabira', '#1d4ed8', '#f4f4f5'],
  ['SGL', 'Signal Tower', 'Signal Tower', '#c2410c', '#1c1917'],
  ['YLW', 'Yellowcrane', 'Yellowcrane', '#0e7490', '#f4f4f5'],
  ['JDE', 'Jade Circuit', 'Jade Circuit', '#b91c1c', '#fde68a'],
  ['TPH', 'Typhoon Bay', 'Typhoon Bay', '#334155', '#fbbf24'],
  ['KMR', 'Kumoria', 'Kumoria', '#6d28d9', '#fcd34d'],
]);
const VALORANT_WEST: readonly LeagueSide[] = clubs('vlc', [
  ['BRK', 'Breaklight', 'Breaklight', '#b91c1c', '#fde68a'],
  ['CRW', 'Crownfall', 'Crownfall', '#334155', '#fbbf24'],
  ['DUS', 'Duskhaven', 'Duskhaven', '#7c2d12', '#fed7aa'],
  ['FLX', 'Fluxorate', 'Fluxorate', '#4d7c0f', '#fefce8'],
  ['IVY', 'Ivory Lane', 'Ivory Lane', '#475569', '#f4f4f5'],
  ['TMP', 'Tempestine', 'Tempestine', '#1e3a8a', '#fbbf24'],
  ['RUS', 'Rustwater', 'Rustwater', '#1d4ed8', '#f4f4f5'],
  ['PLM', 'Palmetto', 'Palmetto', '#c2410c', '#1c1917'],
  ['GLC', 'Glacierine', 'Glacierine', '#0e7490', '#f4f4f5'],
  ['NMB', 'Nimbus Row', 'Nimbus Row', '#b91c1c', '#fde68a'],
  ['SPK', 'Sparkhollow', 'Sparkhollow', '#334155', '#fbbf24'],
  ['VRD', 'Verdantia', 'Verdantia', '#6d28d9', '#fcd34d'],
]);

export const counterStrikeLeague = league(
  { slug: 'counter-strike', name: 'Counter-Strike' },
  { slug: 'cs-circuit', name: 'CS Circuit' },
  [COUNTER_STRIKE_EAST, COUNTER_STRIKE_WEST],
);

export const valorantLeague = league(
  { slug: 'valorant', name: 'Valorant' },
  { slug: 'valorant-circuit', name: 'Valorant Circuit' },
  [VALORANT_EAST, VALORANT_WEST],
);

function league(sport: League['sport'], competition: League['competition'], sides: League['sides']): League {
  return {
    sport,
    organization: { slug: 'international', name: 'International' },
    competition,
    sides,
    dates: ALL_YEAR,
    timetable: esportsTimetable,
    liveGames: 1,
    listedEveryHours: 4,
    lines: (matchup, startsAtMs) => ({
      homeWinProbability: winChance(matchup, startsAtMs, LOGIT_PER_RATING),
    }),
  };
}
