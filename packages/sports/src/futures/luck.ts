import type { RandomSource } from '../sport.ts';
import { BYE, meetings } from './playoffs.ts';
import type { SeasonRules } from './rules.ts';
import type { RoundChances } from './series.ts';
import { CHANCES, type ListedGame } from './state.ts';

/** A draw's upper bits decide who wins, its lower ones by how much. */
const DECIDING = 2 ** 24;
const MARGINS = 64;

/** Draws from 0: the home side wins below `win`, nobody up to `level`; by margins[draw & 63] points or goals. */
export interface GameLuck {
  readonly win: number;
  readonly level: number;
}

/** Where games are played until somebody wins, a draw's chance is shared out. */
export function luckOf(
  { ranking, hasTies }: SeasonRules,
  { win, draw }: Pick<ListedGame, 'win' | 'draw'>,
): GameLuck {
  if (ranking === 'wins' && hasTies !== true) {
    const wins = (win / Math.max(1, CHANCES - draw)) * DECIDING;
    return { win: wins, level: wins };
  }
  return { win: (win / CHANCES) * DECIDING, level: ((win + draw) / CHANCES) * DECIDING };
}

/** By how much games are won, as a table of equal chances: half a bell, at least one. */
export function marginsOf({ margin }: SeasonRules): Int16Array {
  return Int16Array.from({ length: MARGINS }, (_, at) => {
    const part = (at + 0.5) / MARGINS;
    return Math.max(1, Math.round(margin * Math.sqrt(-1.4 * Math.log(1 - part))));
  });
}

/** By how much the home side is ahead at the end. */
export function differenceOf(luck: GameLuck, margins: Int16Array, draw: number): number {
  const decides = draw >>> 8;
  if (decides < luck.win) return margins[draw & (MARGINS - 1)] ?? 1;
  return decides < luck.level ? 0 : 0 - (margins[draw & (MARGINS - 1)] ?? 1);
}

/** Plays a round of series, one draw a meeting; who has a bye goes on. Answers the winners of each bracket. */
export function playRound(
  alive: readonly (readonly number[])[],
  isReseeded: boolean,
  round: number,
  chances: RoundChances,
  random: RandomSource,
): number[][] {
  return alive.map((bracket) =>
    meetings(bracket, isReseeded).map(([one, other]) => {
      const draw = random.next();
      if (one === BYE || other === BYE) return Math.max(one, other);
      return draw < chances.of(one, other, round) * 2 ** 32 ? one : other;
    }),
  );
}

/** What decides between equals in a table, as a part of the smallest difference there is. */
export function lot(random: RandomSource): number {
  return (random.next() / 2 ** 32) * 0.02;
}
