import type { LoggedPlay } from './play.ts';
import type { PlayerCount } from './player-words.ts';
import { SECOND_HALF } from './rules.ts';
import type { BySide } from './state.ts';
import { isCard, isOnTarget, isShot } from './tally.ts';

/** Of a side: what of its players' counts is not known, because the source did not say whose a shot or a card was. */
export type Untold = Readonly<Record<PlayerCount, boolean>>;

const NOTHING: Untold = { shots: false, onTarget: false, cards: false };
export const ALL_TOLD: BySide<Untold> = { home: NOTHING, away: NOTHING };

/** What is not known of the players after what was logged; extra time does not count. */
export function untoldOf(log: readonly LoggedPlay[]): BySide<Untold> {
  const known = made.get(log);
  if (known !== undefined) return known;
  const nobodys = log.filter(({ player, period }) => player === undefined && period <= SECOND_HALF);
  const untold = { home: untoldSide(nobodys, 'home'), away: untoldSide(nobodys, 'away') };
  made.set(log, untold);
  return untold;
}
/** Asked about all players of a state. */
const made = new WeakMap<readonly LoggedPlay[], BySide<Untold>>();

function untoldSide(nobodys: readonly LoggedPlay[], side: LoggedPlay['side']): Untold {
  const own = nobodys.filter((logged) => logged.side === side);
  return { shots: own.some(isShot), onTarget: own.some(isOnTarget), cards: own.some(isCard) };
}
