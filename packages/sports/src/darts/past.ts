import type { BySide, SideKey } from '../sport.ts';
import { AGAINST_THROW, AWAY_LEG, type DartsOutcomes, HOME_LEG, WITH_MAXIMUM } from './outcomes.ts';
import { isSetOver, MAXIMUM } from './rules.ts';
import { type DartsState, type Leg, legsBySet, legWinner, nextVisit, setsWon, throwerOf } from './state.ts';

/** 180s of one side so far. */
export function maximumsOf({ legs }: DartsState, side: SideKey): number {
  let count = 0;
  for (const leg of legs) {
    leg.visits.forEach((score, visit) => {
      if (score === MAXIMUM && throwerOf(leg, visit) === side) count += 1;
    });
  }
  return count;
}

/** Where a match stands: the numbers of its leg and visit from 1, who throws first in that leg, and the 180s thrown. */
export function standingOf(state: DartsState) {
  return {
    leg: Math.max(1, state.legs.length),
    visit: nextVisit(state),
    first: state.legs.at(-1)?.first,
    maximums: maximumsOf(state, 'home') + maximumsOf(state, 'away'),
  };
}

/** The highest finish of one side so far, 0 for none. */
export function highestCheckout({ legs }: DartsState, side: SideKey): number {
  const finishes = legs.filter((leg) => legWinner(leg) === side).map((leg) => leg.visits.at(-1) ?? 0);
  return Math.max(0, ...finishes);
}

/** The highest visit of one side in a leg so far, 0 for none. */
export function highestVisit(leg: Leg | undefined, side: SideKey): number {
  const scores = leg?.visits.filter((_, visit) => throwerOf(leg, visit) === side) ?? [];
  return Math.max(0, ...scores);
}

/** What decides the match as it stands: sets, or legs where there are none. */
export function matchScore(state: DartsState): BySide<number> {
  return state.rules.setsToWin > 1 ? setsWon(state) : (legsBySet(state)[0] ?? { home: 0, away: 0 });
}

/** What is told of a leg; nothing of one that is on. */
function toldOf(leg: Leg): number {
  const winner = legWinner(leg);
  if (winner === undefined) return 0;
  const maximum = leg.visits.includes(MAXIMUM) ? WITH_MAXIMUM : 0;
  return (winner === 'home' ? HOME_LEG : AWAY_LEG) + (winner === leg.first ? 0 : AGAINST_THROW) + maximum;
}

/** What is thrown already stands in every sample. */
export function fillPast(state: DartsState, outcomes: DartsOutcomes): void {
  legsBySet(state).forEach(({ home, away }, set) => {
    if (!isSetOver(state.rules, home, away)) return;
    outcomes.legs.home[set]?.fill(home);
    outcomes.legs.away[set]?.fill(away);
  });
  const score = matchScore(state);
  if (state.phase === 'final') {
    outcomes.score.home.fill(score.home);
    outcomes.score.away.fill(score.away);
  }
  const told = Uint8Array.from(state.legs, toldOf);
  if (told.length === 0) return;
  for (let i = 0; i < outcomes.size; i++) outcomes.told.set(told, i * outcomes.mostLegs);
}
