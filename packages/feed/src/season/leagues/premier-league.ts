import type { League } from '../league.ts';
import { roundRobinWeek } from '../round-robin.ts';
import { premierLeagueTimetable } from '../timetables/european.ts';
import { type ClubRow, clubs } from './clubs.ts';
import { goalLines } from './goal-lines.ts';

const NORTH: readonly ClubRow[] = [
  ['BUR', 'Burnley', 'Burnley FC', '#6c1d45', '#99d6ea'],
  ['EVE', 'Everton', 'Everton FC', '#003399', '#ffffff'],
  ['LEE', 'Leeds', 'Leeds United FC', '#1d428a', '#ffcd00'],
  ['LIV', 'Liverpool', 'Liverpool FC', '#c8102e', '#00b2a9'],
  ['MCI', 'Man City', 'Manchester City FC', '#6cabdd', '#1c2c5b'],
  ['MUN', 'Man United', 'Manchester United FC', '#da291c', '#fbe122'],
  ['NEW', 'Newcastle', 'Newcastle United FC', '#241f20', '#ffffff'],
  ['NFO', 'Forest', 'Nottingham Forest FC', '#dd0000', '#ffffff'],
  ['SUN', 'Sunderland', 'Sunderland AFC', '#eb172b', '#211e1f'],
  ['WOL', 'Wolves', 'Wolverhampton Wanderers FC', '#fdb913', '#231f20'],
];

const SOUTH: readonly ClubRow[] = [
  ['ARS', 'Arsenal', 'Arsenal FC', '#ef0107', '#063672'],
  ['AVL', 'Aston Villa', 'Aston Villa FC', '#670e36', '#95bfe5'],
  ['BHA', 'Brighton', 'Brighton & Hove Albion FC', '#0057b8', '#ffcd00'],
  ['BOU', 'Bournemouth', 'AFC Bournemouth', '#b50e12', '#000000'],
  ['BRE', 'Brentford', 'Brentford FC', '#e30613', '#fbb800'],
  ['CHE', 'Chelsea', 'Chelsea FC', '#034694', '#dba111'],
  ['CRY', 'Palace', 'Crystal Palace FC', '#1b458f', '#c4122e'],
  ['FUL', 'Fulham', 'Fulham FC', '#000000', '#cc0000'],
  ['TOT', 'Tottenham', 'Tottenham Hotspur FC', '#132257', '#ffffff'],
  ['WHU', 'West Ham', 'West Ham United FC', '#7a263a', '#1bb1e7'],
];

export const premierLeague: League = {
  sport: { slug: 'soccer', name: 'Soccer' },
  organization: { slug: 'england', name: 'England' },
  competition: { slug: 'premier-league', name: 'Premier League' },
  sides: [clubs('epl', NORTH), clubs('epl', SOUTH)],
  dates: [['08-14', '05-24']],
  timetable: premierLeagueTimetable,
  fixtures: (tuesday) => roundRobinWeek(premierLeague, premierLeagueTimetable, tuesday),
  seasonGames: 38,
  liveGames: 1,
  listedEveryHours: 4,
  // Season 2024–25: 2.93 goals a game, the home sides 0.09 better.
  lines: (matchup, startsAtMs, eventId) =>
    goalLines(matchup, startsAtMs, eventId, { goals: 2.93, homeAdvantage: 0.2, spread: 0.85, total: 2.5 }),
};
