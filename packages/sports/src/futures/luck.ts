import { normalAt } from '../kit/normal.ts';
import type { RandomSource } from '../sport.ts';
import { BYE, meetings } from './playoffs.ts';
import type { SeasonRules } from './rules.ts';
import type { RoundChances } from './series.ts';
import { CHANCES, type ListedGame } from './state.ts';

/** A draw's upper bits decide who wins, its lower ones by how much. */
const DECIDING = 2 ** 24;
const MARGINS = 64;

/** Draws from 0: the home side wins below `win`, nobody up to `level`; by the margins of who wins, at draw & 63, in points or goals. */
export interface GameLuck {
  readonly win: number;
  readonly level: number;
  readonly byHome: Int16Array;
  readonly byAway: Int16Array;
}

/** Where games are played until somebody wins, a draw's chance is shared out. */
export function luckOf(
  { ranking, hasTies, margin }: SeasonRules,
  { win, draw }: Pick<ListedGame, 'win' | 'draw'>,
): GameLuck {
  const isLevel = ranking === 'points' || hasTies === true;
  const home = isLevel ? win / CHANCES : win / Math.max(1, CHANCES - draw);
  const level = isLevel ? draw / CHANCES : 0;
  return {
    win: home * DECIDING,
    level: (home + level) * DECIDING,
    byHome: marginsOf(margin, home),
    byAway: marginsOf(margin, 1 - home - level),
  };
}

/** By the deviation of scores and of how many in a hundred games a side wins: few enough to be kept. */
const margins = new Map<string, Int16Array>();

/**
 * By how much a side wins, as a table of equal chances: differences of scores lie in a bell, of which the part above a half is as
 * large as its chance, so that favourites win by more than others. @param deviation of the bell @param chance of the side to win
 */
function marginsOf(deviation: number, chance: number): Int16Array {
  const percent = Math.max(1, Math.min(99, Math.round(100 * chance)));
  const key = `${deviation} ${percent}`;
  const known = margins.get(key);
  if (known) return known;
  const middle = normalAt(percent / 100);
  const made = Int16Array.from({ length: MARGINS }, (_, at) => {
    const luck = normalAt(1 - (percent / 100) * (1 - (at + 0.5) / MARGINS));
    return Math.max(1, Math.round(0.5 + deviation * (middle + luck)));
  });
  margins.set(key, made);
  return made;
}

/** By how much the home side is ahead at the end. */
export function differenceOf({ win, level, byHome, byAway }: GameLuck, draw: number): number {
  const decides = draw >>> 8;
  if (decides < win) return byHome[draw & (MARGINS - 1)] ?? 1;
  return decides < level ? 0 : 0 - (byAway[draw & (MARGINS - 1)] ?? 1);
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
