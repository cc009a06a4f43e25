import { MOST_LOSER_POINTS } from '../../rally/race-endings.ts';
import { raceCode } from '../../rally/race-table.ts';
import type { SideKey } from '../../sport.ts';
import { pointServer } from '../state.ts';
import type { TennisStrength } from '../strength.ts';
import { isGameOver } from './game-over.ts';

/** How many equal shares of luck a draw tells apart. */
const LUCK_BITS = 10;
const SHARES = 2 ** LUCK_BITS;
/** Points of a side, and service points lost, that are told apart. */
const MOST = MOST_LOSER_POINTS + 3;

/** How many points the first server of a tie-break lost on serve, by how it ended: whoever lost it lost more of them. */
export class TieBreakServes {
  readonly #byCode = new Map<number, Uint8Array>();

  /** @param first who serves its first point @param ahead by how many points it is won */
  constructor(strength: TennisStrength, first: SideKey, to: number, ahead: 1 | 2) {
    const held = { home: strength.home, away: strength.away };
    // Of all tie-breaks after so many points: by points of the first server, and by how many it lost on serve.
    let chances = new Float64Array(MOST * MOST);
    chances[0] = 1;
    for (let played = 0; chances.some((chance) => chance > 0); played++) {
      const next = new Float64Array(MOST * MOST);
      const isFirst = pointServer(first, to, played) === first;
      const won = isFirst ? held[first] : 1 - held[first === 'home' ? 'away' : 'home'];
      for (let points = Math.max(0, played - MOST + 1); points <= Math.min(played, MOST - 1); points++) {
        const row = chances.subarray(points * MOST, (points + 1) * MOST);
        if (isGameOver(points, played - points, to, ahead)) {
          this.#note(first, points, played - points, row);
          continue;
        }
        row.forEach((chance, lost) => {
          if (chance === 0) return;
          const up = (points + 1) * MOST + lost;
          const down = points * MOST + lost + (isFirst ? 1 : 0);
          next[up] = (next[up] ?? 0) + chance * won;
          next[down] = (next[down] ?? 0) + chance * (1 - won);
        });
      }
      chances = next;
    }
  }

  /** @param code of how it ended @param luck 32 random bits, of which the highest are used */
  draw(code: number, luck: number): number {
    return this.#byCode.get(code)?.[luck >>> (32 - LUCK_BITS)] ?? 0;
  }

  #note(first: SideKey, own: number, other: number, chances: Float64Array): void {
    const all = chances.reduce((sum, chance) => sum + chance, 0);
    if (all === 0) return;
    const table = new Uint8Array(SHARES);
    let sum = 0;
    chances.forEach((chance, lost) => {
      const from = Math.round((sum / all) * SHARES);
      sum += chance;
      table.fill(lost, from, Math.round((sum / all) * SHARES));
    });
    this.#byCode.set(first === 'home' ? raceCode(own, other) : raceCode(other, own), table);
  }
}

/** How many of so many points of a tie-break the side serves that serves the first: one, then two each in turn. */
export function servedFirst(points: number): number {
  return 2 * (points >> 2) + ((points & 3) > 0 ? 1 : 0);
}
