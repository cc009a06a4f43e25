import { type DartsRules, isSetOver } from '../rules.ts';

/**
 * Chance of the home side to win the match before its first dart. Who throws first in it is even odds; sides take turns in throwing first
 * in a set, and within a set in a leg.
 * @param homeHold chance of the home side to win a leg in which it throws first
 * @param awayHold the same of the away side
 */
export function chanceToWin(rules: DartsRules, homeHold: number, awayHold: number): number {
  const sets = [chanceOfSet(rules, homeHold, awayHold, 0), chanceOfSet(rules, homeHold, awayHold, 1)];
  const from = (home: number, away: number, opener: number): number => {
    if (home === rules.setsToWin) return 1;
    if (away === rules.setsToWin) return 0;
    const won = sets[opener] ?? 0.5;
    return won * from(home + 1, away, 1 - opener) + (1 - won) * from(home, away + 1, 1 - opener);
  };
  return (from(0, 0, 0) + from(0, 0, 1)) / 2;
}

function chanceOfSet(rules: DartsRules, homeHold: number, awayHold: number, opener: number): number {
  const known = new Map<number, number>();
  const from = (home: number, away: number): number => {
    if (isSetOver(rules, home, away)) return home > away ? 1 : 0;
    const key = home * 64 + away;
    const found = known.get(key);
    if (found !== undefined) return found;
    const won = (opener + home + away) % 2 === 0 ? homeHold : 1 - awayHold;
    const chance = won * from(home + 1, away) + (1 - won) * from(home, away + 1);
    known.set(key, chance);
    return chance;
  };
  return from(0, 0);
}
