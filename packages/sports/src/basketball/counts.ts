import { AWAY, HOME } from '../kit/side-number.ts';
import type { BySide, SideCount, SideKey } from '../sport.ts';
import { kindOf, sideOf, THREE_POINTS } from './scoring.ts';
import { arePlayersTold, type BasketballState, type Together } from './state.ts';

const OF_PLAYERS = [
  ['Rebounds', 'rebounds'],
  ['Assists', 'assists'],
  ['Steals', 'steals'],
  ['Blocks', 'blocks'],
] as const;

/** Of the game, what players did as long as the source tells it, and the threes; until it is over the fouls of the period. */
export function countsOf(state: BasketballState): SideCount[] {
  const { together } = state;
  const of = (side: SideKey, what: keyof Together) => together?.[side][what] ?? 0;
  const told = arePlayersTold(state) ? OF_PLAYERS : [];
  return [
    ...told.map(([title, what]) => ({ title, home: of('home', what), away: of('away', what) })),
    { title: 'Threes Made', home: threesOf(state, HOME), away: threesOf(state, AWAY) },
    ...(state.phase === 'final' ? [] : [{ title: 'Fouls This Period', ...standingFouls(state) }]),
  ];
}

const NO_FOULS = { home: 0, away: 0 } as const;

/** The fouls of a period are over with it, but for those of a college game's second half, which overtime goes on with. */
export function standingFouls({ phase, period, clock, fouls, rules }: BasketballState): BySide<number> {
  const isBetween = phase === 'break' || (phase === 'in-play' && clock === 0);
  const isKept = rules.periods === 2 && period >= rules.periods;
  return isBetween && !isKept ? NO_FOULS : fouls;
}

/** Every score says what it was, whether or not it says whose. */
function threesOf({ scores }: BasketballState, side: number): number {
  return scores.filter((packed) => sideOf(packed) === side && kindOf(packed) === THREE_POINTS).length;
}
