import type { TeamRow } from '../season/team-row.ts';

/** The Eastern Conference. */
export const WNBA_EAST: readonly TeamRow[] = [
  ['ATL', 'Atlanta', 'Dream', '#c8102e', '#418fde'],
  ['CHI', 'Chicago', 'Sky', '#418fde', '#ffcd00'],
  ['CON', 'Connecticut', 'Sun', '#f05023', '#0a2240'],
  ['IND', 'Indiana', 'Fever', '#002d62', '#e03a3e'],
  ['NYL', 'New York', 'Liberty', '#6eceb2', '#000000'],
  ['WSH', 'Washington', 'Mystics', '#e03a3e', '#002b5c'],
];

/** The Western Conference. */
export const WNBA_WEST: readonly TeamRow[] = [
  ['DAL', 'Dallas', 'Wings', '#002b5c', '#c4d600'],
  ['GSV', 'Golden State', 'Valkyries', '#b38fcf', '#000000'],
  ['LAS', 'Los Angeles', 'Sparks', '#552583', '#fdb927'],
  ['LVA', 'Las Vegas', 'Aces', '#000000', '#a7a8aa'],
  ['MIN', 'Minnesota', 'Lynx', '#266092', '#79bc43'],
  ['PHX', 'Phoenix', 'Mercury', '#3c286e', '#e56020'],
  ['SEA', 'Seattle', 'Storm', '#2c5234', '#fee11a'],
];
