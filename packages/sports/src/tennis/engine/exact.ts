import type { TennisRules } from '../rules.ts';
import type { TennisStrength } from '../strength.ts';
import { type SetEnding, setEndings } from './exact-set.ts';

/** Games of one side in a match beyond which chances are nil. */
const MOST_GAMES = 100;

/** What a whole match comes to, without sampling: the recursion of Barnett and Brown from points to games, sets and match. */
export interface ExactMatch {
  /** Chance of the home side to win. */
  readonly win: number;
  /** Chance of each lead of the home side in games; the first is of leadsFrom. */
  readonly leads: Float64Array;
  readonly leadsFrom: number;
  /** Chance of each number of games, from none. */
  readonly totals: Float64Array;
}

/** Where a match stands after a set: sets and games of both sides, who serves next (0 home, 1 away). */
interface Stand {
  readonly won: number;
  readonly lost: number;
  readonly home: number;
  readonly away: number;
  readonly server: number;
  chance: number;
}

/** The match before the first point; either side serves first. */
export function exactMatch(rules: TennisRules, strength: TennisStrength): ExactMatch {
  const endings = setEndings(rules, strength);
  const leads = new Float64Array(2 * MOST_GAMES + 1);
  const totals = new Float64Array(2 * MOST_GAMES + 1);
  let win = 0;
  let stands: readonly Stand[] = [0, 1].map((server) => ({
    won: 0,
    lost: 0,
    home: 0,
    away: 0,
    server,
    chance: 0.5,
  }));
  for (let set = 1; stands.length > 0; set++) {
    const next = new Map<number, Stand>();
    for (const stand of stands) {
      if (Math.max(stand.won, stand.lost) < rules.setsToWin) {
        for (const ending of endings(set, stand.server)) goOn(next, stand, ending);
        continue;
      }
      if (stand.won > stand.lost) win += stand.chance;
      add(leads, MOST_GAMES + stand.home - stand.away, stand.chance);
      add(totals, stand.home + stand.away, stand.chance);
    }
    stands = [...next.values()];
  }
  return { win, leads, leadsFrom: -MOST_GAMES, totals };
}

function goOn(next: Map<number, Stand>, stand: Stand, set: SetEnding): void {
  const isWon = set.home > set.away;
  const after: Stand = {
    won: stand.won + (isWon ? 1 : 0),
    lost: stand.lost + (isWon ? 0 : 1),
    home: stand.home + set.home,
    away: stand.away + set.away,
    server: (stand.server + set.home + set.away) % 2,
    chance: stand.chance * set.chance,
  };
  const key = (((after.won * 4 + after.lost) * 2 + after.server) * 128 + after.home) * 128 + after.away;
  const known = next.get(key);
  if (known) known.chance += after.chance;
  else next.set(key, after);
}

function add(chances: Float64Array, at: number, chance: number): void {
  chances[at] = (chances[at] ?? 0) + chance;
}
