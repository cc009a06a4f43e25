import type { RandomSource } from '../sport.ts';
import { roundChances } from './bracket.ts';
import { differenceOf, lot, luckOf, playRound } from './luck.ts';
import type { Results, SeasonPlay } from './play.ts';
import { rulesOf } from './rules.ts';
import type { ListedGame, SeasonState } from './state.ts';
import { keyOfRow, sortedBy } from './table.ts';
import { roundWords, sideName, tableWords } from './words.ts';

/**
 * What comes next: the result of the first game that is left, the table with its lots, a round of the play-offs; undefined once it
 * is over, or before its schedule is told. The chances are those that price it.
 */
export function playOn(state: SeasonState, _strength: unknown, random: RandomSource): SeasonPlay | undefined {
  if (state.phase === 'pre-game' || state.phase === 'final') return undefined;
  const [next] = state.left;
  if (next !== undefined) {
    return { kind: 'results', text: '', results: [drawnResult(state, next, random)], off: [] };
  }
  if (state.phase === 'regular') return tableOf(state, random);
  const rules = rulesOf(state.sides);
  const isReseeded = rules.playoffs?.bracket === 'reseeded';
  const winners = playRound(state.alive, isReseeded, state.round, roundChances(state), random).flat();
  return { kind: 'round', text: roundWords(state, winners), winners };
}

/** How a game ends that nobody was told of: drawn from its chances, with the fewest points that say by how much. */
export function drawnResult(
  { sides }: SeasonState,
  game: ListedGame,
  random: RandomSource,
): Results['results'][number] {
  const rules = rulesOf(sides);
  const difference = differenceOf(luckOf(rules, game), random.next());
  return { game: game.number, home: Math.max(0, difference), away: Math.max(0, 0 - difference) };
}

function tableOf(state: SeasonState, random: RandomSource): SeasonPlay {
  const rules = rulesOf(state.sides);
  const keys = state.rows.map((row) => keyOfRow(rules, row) + lot(random));
  const order = sortedBy(
    state.rows.map((_, side) => side),
    keys,
  );
  return { kind: 'table', text: tableWords(sideName(state, order[0] ?? 0)), order };
}
