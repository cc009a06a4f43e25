import type { RandomSource } from '../../sport.ts';
import { type Game, RETIRED_SHIFT } from './game.ts';

const share = (chance: number): number => Math.round(chance * 2 ** 32);

/** How batters are out, in the order of DISMISSALS: shares of limited-overs cricket since 2018, added up. */
const METHODS = [0.64, 0.81, 0.895, 0.965, 0.995].map(share);
const RUN_OUT = 3;

/** The striker, or the one run out at the other end, goes; the next one comes in for him. */
export function wicket(game: Game, random: RandomSource): void {
  const luck = random.next();
  let method = 0;
  while (method < METHODS.length && luck >= (METHODS[method] ?? 0)) method++;
  const isOther = method === RUN_OUT && (luck & 1) === 1;
  game.dismissal = method;
  game.outPlace = isOther ? game.nonStriker : game.striker;
  if (game.innings < 2) {
    const at = game.bat * 10 + game.wickets;
    game.falls[at] = game.runs;
    game.methods[at] = method + 1;
  }
  game.wickets++;
  if (game.wickets >= game.maxWickets) {
    game.closed = 1;
    return;
  }
  if (game.innings < 2 && game.balls < game.limit) game.came[game.bat] = (game.came[game.bat] ?? 0) + 1;
  if (isOther) game.nonStriker = takeNext(game);
  else game.striker = takeNext(game);
}

/** The lowest place that has not been in; when all have, of those who retired. */
function takeNext(game: Game): number {
  const lowest = 31 - Math.clz32(game.toCome & -game.toCome);
  game.toCome &= game.toCome - 1;
  return lowest % RETIRED_SHIFT;
}
