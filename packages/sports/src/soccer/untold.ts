import type { BySide, SideKey } from '../sport.ts';
import type { LoggedPlay } from './play.ts';
import { PLACES, type PlayerCount } from './player-words.ts';
import { SECOND_HALF } from './rules.ts';
import { isCard, isGoalOfTheirs, isOnTarget, isShot } from './tally.ts';

/** What players are bet on for. */
export type BetCount = PlayerCount | 'goals' | 'involved';

/**
 * By place in the roster, what was told of a count before the source did not say whose one of it was; undefined of whom it tells
 * all, for he was sent off before.
 */
export type ToldBefore = readonly (number | undefined)[];

/** Of a side: its counts of which not all is known, because the source did not say whose a goal, a shot or a card was. */
export type Untold = Readonly<Partial<Record<BetCount, ToldBefore>>>;

const NOTHING: Untold = {};
export const ALL_TOLD: BySide<Untold> = { home: NOTHING, away: NOTHING };

/** What is counted of who did it himself. */
const COUNTED = { shots: isShot, onTarget: isOnTarget, cards: isCard, goals: isGoalOfTheirs } as const;

const isMissing = (count: keyof typeof COUNTED) => (logged: LoggedPlay) =>
  isNobodys(logged) && COUNTED[count](logged);
/** Nobody assists a penalty. */
const isAssistMissing = (logged: LoggedPlay) =>
  isGoalOfTheirs(logged) && logged.how !== 'penalty' && logged.assist === undefined;

/** Whether something of a count is a player's, and the source does not say whose. */
const MISSING: Readonly<Record<BetCount, (logged: LoggedPlay) => boolean>> = {
  shots: isMissing('shots'),
  onTarget: isMissing('onTarget'),
  cards: isMissing('cards'),
  goals: isMissing('goals'),
  assists: isAssistMissing,
  involved: (logged) => isMissing('goals')(logged) || isAssistMissing(logged),
};
const COUNTS: readonly BetCount[] = ['shots', 'onTarget', 'cards', 'goals', 'assists', 'involved'];

/** What is not known of the players after what was logged; extra time does not count. */
export function untoldOf(log: readonly LoggedPlay[]): BySide<Untold> {
  const known = made.get(log);
  if (known !== undefined) return known;
  const untold = { home: untoldSide(log, 'home'), away: untoldSide(log, 'away') };
  made.set(log, untold);
  return untold;
}
/** Asked about all players of a state. */
const made = new WeakMap<readonly LoggedPlay[], BySide<Untold>>();

function untoldSide(log: readonly LoggedPlay[], side: SideKey): Untold {
  const own = log.filter((logged) => logged.side === side && logged.period <= SECOND_HALF);
  return Object.fromEntries(
    COUNTS.flatMap((count) => {
      const first = own.findIndex(MISSING[count]);
      // Of a goal without its scorer or its passer the other one may be told.
      return first < 0 ? [] : [[count, toldUntil(own.slice(0, first + 1), count)]];
    }),
  );
}

/** Whether something is a player's, and the source does not say whose. */
export function isNobodys({ player, how }: LoggedPlay): boolean {
  return player === undefined && how !== 'own-goal';
}

/** @param told of a side, up to the one that is not told whole */
function toldUntil(told: readonly LoggedPlay[], count: BetCount): ToldBefore {
  return Array.from({ length: PLACES }, (_, place) => {
    const his = told.filter(({ player }) => player === place);
    if (his.some(({ kind }) => kind === 'red-card')) return undefined;
    const assists = told.filter((logged) => isGoalOfTheirs(logged) && logged.assist === place).length;
    if (count === 'assists') return assists;
    if (count === 'involved') return his.filter(COUNTED.goals).length + assists;
    const made = his.filter(COUNTED[count]).length;
    // Of cards it counts whether he was shown one.
    return count === 'cards' ? Math.min(made, 1) : made;
  });
}
