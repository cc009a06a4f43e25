import { Random } from '@fairline/sports/random.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import { hash } from '../hash.ts';
import type { NflTeam } from '../nfl/teams.ts';
import { normal } from '../pick.ts';
import type { Matchup } from './matchups.ts';

/** Points the home side is better by for being at home; the league's average of recent seasons is near this. */
const HOME_ADVANTAGE = 1.8;
/** How far ratings of teams lie apart, in points: closing spreads spread about this much. */
const RATING_DEVIATION = 4;
const AVERAGE_TOTAL = 45;
const MAX_SPREAD = 16.5;

/** The lines a simulated game opens with; teams are better and worse from week to week. */
export function linesFor({ home, away }: Matchup, startsAtMs: number, eventId: string): MainLines {
  const random = new Random(hash(eventId), 1);
  const week = Math.floor(startsAtMs / (7 * 86_400_000));
  const edge = rating(home, week) - rating(away, week) + HOME_ADVANTAGE + normal(random);
  const spread = halfPoint(Math.max(-MAX_SPREAD, Math.min(MAX_SPREAD, -edge)));
  const total = halfPoint(AVERAGE_TOTAL + 3.5 * normal(random));
  return { spread, total: Math.max(34.5, Math.min(58.5, total)) };
}

function rating(team: NflTeam, week: number): number {
  const lasting = normal(new Random(hash(team.id)));
  const form = normal(new Random(hash(team.id), week));
  return RATING_DEVIATION * (0.8 * lasting + 0.6 * form);
}

function halfPoint(value: number): number {
  return Math.round(value * 2) / 2;
}
