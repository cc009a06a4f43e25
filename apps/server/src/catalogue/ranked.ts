import type { Team } from './event.ts';

/** Competitions in which ranks are shown [LIVE-010]. */
const RANKED: ReadonlySet<string> = new Set(['ncaaf', 'ncaab', 'wncaab-championship', 'ncaab-championship']);

/** The team as an event shows it: with its rank where the competition shows ranks and the team has one. */
export function rankedTeam({ rank: _, ...team }: Team, competition: string, rank: number | null): Team {
  return rank !== null && RANKED.has(competition) ? { ...team, rank } : team;
}
