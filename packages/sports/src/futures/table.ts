import type { SeasonRules } from './rules.ts';
import type { Row, SeasonState } from './state.ts';

/** Apart by more than any difference of scores a game is. */
const STEP = 1e9;
const PER_POINT = 100;

/** What a side's wins, or points, come to. */
export function totalOf({ ranking }: SeasonRules, { wins, draws }: Row): number {
  return ranking === 'wins' ? wins : 3 * wins + draws;
}

/**
 * What ranks a side, more is better: what it has won of its games, as a share, since not everybody plays as often; of equals
 * the difference of scores a game. Only equal keys are ties, and lots decide those.
 * @param total wins, or points @param draws that count half in a share of wins
 */
export function rankKey(
  { ranking }: SeasonRules,
  total: number,
  draws: number,
  difference: number,
  games: number,
): number {
  if (games === 0) return 0;
  const share = ranking === 'wins' ? (2 * total + draws) / (2 * games) : total / games;
  return share * STEP + (PER_POINT * difference) / games;
}

/** The same of a side as the table has it now. */
export function keyOfRow(rules: SeasonRules, row: Row): number {
  return rankKey(rules, totalOf(rules, row), row.draws, row.difference, gamesOf(row));
}

export function gamesOf({ wins, losses, draws }: Row): number {
  return wins + losses + draws;
}

/** The sides from first to last: by the final table once it is told, until then by the results so far, level ones in the field's order. */
export function standing(rules: SeasonRules, { order, rows }: SeasonState): readonly number[] {
  if (order.length > 0) return order;
  const keys = rows.map((row) => keyOfRow(rules, row));
  return sortedBy(
    rows.map((_, side) => side),
    keys,
  );
}

/** Sides with the highest key first, equals as they come. Few enough for insertion, which is asked for thousands of tables. */
export function sortedBy(sides: readonly number[], keys: ArrayLike<number>): number[] {
  const sorted = [...sides];
  for (let at = 1; at < sorted.length; at++) {
    const side = sorted[at] ?? 0;
    const key = keys[side] ?? 0;
    let to = at;
    while (to > 0 && (keys[sorted[to - 1] ?? 0] ?? 0) < key) {
      sorted[to] = sorted[to - 1] ?? 0;
      to -= 1;
    }
    sorted[to] = side;
  }
  return sorted;
}
