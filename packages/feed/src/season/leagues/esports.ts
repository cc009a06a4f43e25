import type { League, LeagueSide } from '../league.ts';
import { winChance } from '../ratings.ts';
import { clubs } from './clubs.ts';

/** Log-odds of a best of three for each deviation that a side is better by. */
const LOGIT_PER_RATING = 0.75;
const ALL_YEAR: League['months'] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Sides of two leagues that do not exist. */
const COUNTER_STRIKE_EAST: readonly LeagueSide[] = clubs('csl', [
  ['NTH', 'Northwatch', 'Northwatch', '#1d4ed8', '#f4f4f5'],
  ['EMB', 'Ember Nine', 'Ember Nine', '#c2410c', '#1c1917'],
  ['HLX', 'Helixar', 'Helixar', '#0e7490', '#f4f4f5'],
  ['VLK', 'Volkrad', 'Volkrad', '#b91c1c', '#fde68a'],
  ['OBS', 'Obsidiant', 'Obsidiant', '#334155', '#fbbf24'],
  ['PLR', 'Polarite', 'Polarite', '#6d28d9', '#fcd34d'],
]);
const COUNTER_STRIKE_WEST: readonly LeagueSide[] = clubs('csl', [
  ['RDG', 'Ridgeback', 'Ridgeback', '#15803d', '#f4f4f5'],
  ['LNT', 'Lanternside', 'Lanternside', '#be185d', '#e0f2fe'],
  ['QRT', 'Quartermain', 'Quartermain', '#7c2d12', '#fed7aa'],
  ['SLT', 'Saltmarch', 'Saltmarch', '#0f766e', '#f4f4f5'],
  ['TRI', 'Tri-Vector', 'Tri-Vector', '#4d7c0f', '#fefce8'],
  ['WND', 'Windlass', 'Windlass', '#1e3a8a', '#fbbf24'],
]);
const VALORANT_EAST: readonly LeagueSide[] = clubs('vlc', [
  ['AUR', 'Aurelith', 'Aurelith', '#b45309', '#fefce8'],
  ['KIT', 'Kitewing', 'Kitewing', '#1d4ed8', '#f4f4f5'],
  ['MRG', 'Mirageon', 'Mirageon', '#be185d', '#e0f2fe'],
  ['NOV', 'Novastrand', 'Novastrand', '#6d28d9', '#fcd34d'],
  ['SHR', 'Shorebreak', 'Shorebreak', '#0e7490', '#f4f4f5'],
  ['ZEN', 'Zenithar', 'Zenithar', '#15803d', '#f4f4f5'],
]);
const VALORANT_WEST: readonly LeagueSide[] = clubs('vlc', [
  ['BRK', 'Breaklight', 'Breaklight', '#b91c1c', '#fde68a'],
  ['CRW', 'Crownfall', 'Crownfall', '#334155', '#fbbf24'],
  ['DUS', 'Duskhaven', 'Duskhaven', '#7c2d12', '#fed7aa'],
  ['FLX', 'Fluxorate', 'Fluxorate', '#4d7c0f', '#fefce8'],
  ['IVY', 'Ivory Lane', 'Ivory Lane', '#475569', '#f4f4f5'],
  ['TMP', 'Tempestine', 'Tempestine', '#1e3a8a', '#fbbf24'],
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
    months: ALL_YEAR,
    liveGames: 1,
    listedEveryHours: 4,
    lines: (matchup, startsAtMs) => ({
      homeWinProbability: winChance(matchup, startsAtMs, LOGIT_PER_RATING),
    }),
  };
}
