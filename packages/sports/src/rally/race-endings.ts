/** How a race to so many points, won by two, can end: the points both sides have then, and the chance of it. */
export interface RaceEnding {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** A race between two sides that win a point each time: a tennis game (to 4), a tie-break (to 7), a table tennis game (to 11). */
export interface Race {
  readonly to: number;
  /** By how many points it is won: 2, or 1 where the next point decides at deuce. */
  readonly ahead?: 1 | 2;
  /** Points already won. */
  readonly home: number;
  readonly away: number;
  /** Chance of the home side to win point number `played`, counted from 0 at the start of the race. */
  readonly homeChance: (played: number) => number;
}

/** Points the loser of a race has at most; what would go on longer ends there. Codes of a race fit a byte with it. */
export const MOST_LOSER_POINTS = 40;

/**
 * All endings of a race and their chances, from the widest win of the home side to that of the away side. Exact, but that a
 * race longer than MOST_LOSER_POINTS goes to who wins the point there.
 */
export function raceEndings(race: Race): RaceEnding[] {
  const most = MOST_LOSER_POINTS;
  const width = most + 3;
  const chances = new Float64Array(width * width);
  chances[race.home * width + race.away] = 1;
  const endings: RaceEnding[] = [];
  for (let played = race.home + race.away; played <= 2 * most + 2; played++) {
    const won = race.homeChance(played);
    for (let home = Math.max(race.home, played - most - 2); home <= Math.min(played, most + 2); home++) {
      const away = played - home;
      const chance = chances[home * width + away] ?? 0;
      if (chance === 0 || away > most + 2) continue;
      if (isRaceOver(home, away, race.to, race.ahead ?? 2)) {
        endings.push({ home, away, chance });
        continue;
      }
      const next = (home + 1) * width + away;
      chances[next] = (chances[next] ?? 0) + chance * won;
      chances[next - width + 1] = (chances[next - width + 1] ?? 0) + chance * (1 - won);
    }
  }
  return endings.sort(byMargin);
}

/** Whether somebody has won; a race that reached its longest length is over with the next point ahead. */
function isRaceOver(home: number, away: number, to: number, by: 1 | 2): boolean {
  const ahead = Math.abs(home - away);
  const most = Math.max(home, away);
  return most >= to && (ahead >= by || (ahead >= 1 && most > MOST_LOSER_POINTS));
}

/** Chance of the home side to win the race. */
export function chanceToWinRace(endings: readonly RaceEnding[]): number {
  let chance = 0;
  for (const ending of endings) if (ending.home > ending.away) chance += ending.chance;
  return chance;
}

function byMargin(one: RaceEnding, other: RaceEnding): number {
  const margin = other.home - other.away - (one.home - one.away);
  if (margin !== 0) return margin;
  // Of wins by two the longer is the closer one.
  return one.home > one.away ? one.home - other.home : other.home - one.home;
}
