import { chanceToWinRace } from '../../rally/race-endings.ts';
import { gameAhead, gameTo, isSetOver, type TennisRules } from '../rules.ts';
import type { TennisStrength } from '../strength.ts';
import { gameEndings } from './serving.ts';
import { SERVERS } from './tables.ts';

/** The end of a set: games of both sides, and the chance of it. */
export interface SetEnding {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** Games of one side in a set at most; an advantage set that would go on ends there. */
const MOST_GAMES = 20;

/** Endings of set number `set` by who serves first, 0 home and 1 away; each is found once. */
export function setEndings(
  rules: TennisRules,
  strength: TennisStrength,
): (set: number, server: number) => readonly SetEnding[] {
  const winGame = remembered((to, server) =>
    chanceToWinRace(gameEndings(strength, SERVERS[server] ?? 'home', to, gameAhead(rules, to))),
  );
  return remembered((set, server) => endingsOf(rules, set, server, winGame));
}

function endingsOf(
  rules: TennisRules,
  set: number,
  server: number,
  winGame: (to: number, server: number) => number,
): SetEnding[] {
  const endings: SetEnding[] = [];
  const width = MOST_GAMES + 2;
  const chances = new Float64Array(width * width);
  chances[0] = 1;
  for (let played = 0; played <= 2 * MOST_GAMES + 1; played++) {
    for (let home = Math.max(0, played - MOST_GAMES - 1); home <= Math.min(played, MOST_GAMES + 1); home++) {
      const away = played - home;
      const chance = chances[home * width + away] ?? 0;
      if (chance === 0) continue;
      if (isSetOver(rules, set, home, away) || Math.max(home, away) > MOST_GAMES) {
        endings.push({ home, away, chance });
        continue;
      }
      const won = winGame(gameTo(rules, set, home, away), (server + played) % 2);
      const next = (home + 1) * width + away;
      chances[next] = (chances[next] ?? 0) + chance * won;
      chances[next - width + 1] = (chances[next - width + 1] ?? 0) + chance * (1 - won);
    }
  }
  return endings;
}

function remembered<T>(make: (one: number, other: number) => T): (one: number, other: number) => T {
  const known = new Map<number, T>();
  return (one, other) => {
    const key = one * 2 + other;
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(one, other);
    known.set(key, made);
    return made;
  };
}
