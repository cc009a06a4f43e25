import { fieldOf } from '../kit/field.ts';
import { meetings } from './playoffs.ts';
import { rulesOf } from './rules.ts';
import { isTableMade, type SeasonState } from './state.ts';
import { standing, totalOf } from './table.ts';

export function sideName({ sides }: SeasonState, side: number): string {
  return fieldOf(sides)[side]?.mediumName ?? '';
}

/** "Chiefs are first in the final table" */
export function tableWords(first: string): string {
  return `${first} are first in the final table`;
}

/** "Chiefs beat Bills; Eagles beat Rams" */
export function roundWords(state: SeasonState, winners: readonly number[]): string {
  const isReseeded = rulesOf(state.sides).playoffs?.bracket === 'reseeded';
  const pairs = state.alive.flatMap((alive) => meetings(alive, isReseeded));
  return pairs
    .flatMap(([one, other], at) => {
      const winner = winners[at];
      const loser = winner === one ? other : one;
      if (winner === undefined || loser < 0) return [];
      return [`${sideName(state, winner)} beat ${sideName(state, loser)}`];
    })
    .join('; ');
}

/** "Chiefs: 12–5, 1st", "Arsenal: 34 points, 2nd"; the place once the table is made. */
export function finishSentence(state: SeasonState, side: number): string {
  const rules = rulesOf(state.sides);
  const row = state.rows[side];
  if (row === undefined) return '';
  const total = rules.ranking === 'wins' ? recordWords(row) : `${totalOf(rules, row)} points`;
  const place = standing(rules, state).indexOf(side) + 1;
  return `${sideName(state, side)}: ${total}${isTableMade(state) ? `, place ${place}` : ''}`;
}

/** "12–5", "12–4–1" with draws */
export function recordWords(row: { wins: number; losses: number; draws: number }): string {
  const { wins, losses, draws } = row;
  return draws > 0 ? `${wins}–${losses}–${draws}` : `${wins}–${losses}`;
}

/** "3–1–0": wins, draws and losses, as tables by points have them */
export function tableRecordWords({
  wins,
  draws,
  losses,
}: {
  wins: number;
  draws: number;
  losses: number;
}): string {
  return `${wins}–${draws}–${losses}`;
}

/** "Chiefs won it all"; "Chiefs won the AFC" */
export function wonSentence(state: SeasonState, side: number | undefined, what: string): string {
  return side === undefined ? '' : `${sideName(state, side)} won ${what}`;
}
