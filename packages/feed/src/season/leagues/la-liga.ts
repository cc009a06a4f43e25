import type { League } from '../league.ts';
import { roundRobinWeek } from '../round-robin.ts';
import { laLigaTimetable } from '../timetables/european.ts';
import { type ClubRow, clubs } from './clubs.ts';
import { goalLines } from './goal-lines.ts';

const NORTH: readonly ClubRow[] = [
  ['ALA', 'Alavés', 'Deportivo Alavés', '#0761af', '#ffffff'],
  ['ATH', 'Athletic', 'Athletic Club', '#ee2523', '#000000'],
  ['BAR', 'Barcelona', 'FC Barcelona', '#a50044', '#004d98'],
  ['CEL', 'Celta', 'RC Celta de Vigo', '#8ac3ee', '#e5254e'],
  ['ESP', 'Espanyol', 'RCD Espanyol', '#007fc8', '#ffffff'],
  ['GIR', 'Girona', 'Girona FC', '#cd2534', '#ffffff'],
  ['OSA', 'Osasuna', 'CA Osasuna', '#0a346f', '#d91a21'],
  ['OVI', 'Oviedo', 'Real Oviedo', '#0c3a8d', '#ffffff'],
  ['RSO', 'Real Sociedad', 'Real Sociedad de Fútbol', '#003e92', '#ffffff'],
  ['VIL', 'Villarreal', 'Villarreal CF', '#ffe667', '#005187'],
];

const SOUTH: readonly ClubRow[] = [
  ['ATM', 'Atlético', 'Club Atlético de Madrid', '#cb3524', '#272e61'],
  ['BET', 'Betis', 'Real Betis Balompié', '#0bb363', '#e2e2e2'],
  ['ELC', 'Elche', 'Elche CF', '#05642c', '#ffffff'],
  ['GET', 'Getafe', 'Getafe CF', '#005999', '#ffffff'],
  ['LEV', 'Levante', 'Levante UD', '#005caa', '#b4053f'],
  ['MLL', 'Mallorca', 'RCD Mallorca', '#e20613', '#000000'],
  ['RAY', 'Rayo', 'Rayo Vallecano', '#e53027', '#ffffff'],
  ['RMA', 'Real Madrid', 'Real Madrid CF', '#febe10', '#00529f'],
  ['SEV', 'Sevilla', 'Sevilla FC', '#d8061c', '#ffffff'],
  ['VAL', 'Valencia', 'Valencia CF', '#ee3524', '#000000'],
];

export const laLiga: League = {
  sport: { slug: 'soccer', name: 'Soccer' },
  organization: { slug: 'spain', name: 'Spain' },
  competition: { slug: 'la-liga', name: 'La Liga' },
  sides: [clubs('liga', NORTH), clubs('liga', SOUTH)],
  // Without the days about Christmas.
  dates: [
    ['08-14', '12-21'],
    ['01-03', '05-24'],
  ],
  timetable: laLigaTimetable,
  fixtures: (tuesday) => roundRobinWeek(laLiga, laLigaTimetable, tuesday),
  seasonGames: 38,
  liveGames: 1,
  listedEveryHours: 4,
  // Season 2024–25: 2.62 goals a game, the home sides 0.29 better.
  lines: (matchup, startsAtMs, eventId) =>
    goalLines(matchup, startsAtMs, eventId, { goals: 2.62, homeAdvantage: 0.3, spread: 0.85, total: 2.5 }),
};
