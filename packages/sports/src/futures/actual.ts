import { madeOnce } from '../kit/made-once.ts';
import { conferenceWinnersOf } from './bracket.ts';
import { countsOf, emptyOutcomes, PLAYOFFS, RELEGATED, type SeasonOutcomes, TOP } from './outcomes.ts';
import { brackets, divisionWinners, groupsOf } from './playoffs.ts';
import { rulesOf } from './rules.ts';
import type { SeasonState } from './state.ts';
import { totalOf } from './table.ts';

/** The real season as far as it was played, as one sample: totals so far, and what the table and the play-offs decided. */
export const actual = madeOnce((state: SeasonState): SeasonOutcomes => {
  const rules = rulesOf(state.sides);
  const groups = groupsOf(rules, state.sides);
  const { playoffs, top = 0, relegated = 0 } = rules;
  const { order, rows } = state;
  const outcomes = emptyOutcomes(1, countsOf(state, rules));
  const through = playoffs && order.length > 0 ? brackets(playoffs, groups, order).flat() : [];
  outcomes.champion[0] = state.champion ?? 0;
  rows.forEach((row, side) => {
    const place = order.indexOf(side);
    outcomes.totals[side]?.fill(totalOf(rules, row));
    outcomes.reached[side]?.fill(
      (through.includes(side) ? PLAYOFFS : 0) +
        (place >= 0 && place < top ? TOP : 0) +
        (place >= order.length - relegated && place >= 0 ? RELEGATED : 0),
    );
  });
  divisionWinners(groups, order).forEach((side, number) => {
    outcomes.divisions[number]?.fill(Math.max(0, side));
  });
  conferenceWinnersOf(state).forEach((side, number) => {
    outcomes.conferences[number]?.fill(side ?? 0);
  });
  return outcomes;
});
