import { measureAt } from '../../kit/columns.ts';
import { realValue } from '../../kit/contest.ts';
import { type MarketKind, type SelectionRule, winWhere } from '../../kit/kind.ts';
import { countsFrom } from '../../kit/may-come.ts';
import { resultOf } from '../../kit/winner.ts';
import { contest } from '../contest.ts';
import type { HockeyMeasure } from '../measures.ts';
import type { HockeyOutcomes } from '../outcomes.ts';
import type { HockeyState } from '../state.ts';

/** Scores of up to so many goals have a selection of their own. */
const MOST = 6;
const ROW = 64;

/** Goals of the home side times ROW plus those of the away side, after regulation. */
const bothScores: HockeyMeasure = measureAt(
  'both-scores:reg',
  ({ goals: { home, away } }, index) =>
    Math.min(ROW - 1, home.reg[index] ?? 0) * ROW + Math.min(ROW - 1, away.reg[index] ?? 0),
  undefined,
);

/** correct-score: the score after regulation; any with more than six goals of a side is one selection. */
export const correctScore: MarketKind<HockeyState, HockeyOutcomes> = {
  head: 'correct-score',
  build(args, sides) {
    if (args.length !== 0) return undefined;
    const counts = Array.from({ length: MOST + 1 }, (_, count) => count);
    const exactly = (home: number, away: number): SelectionRule => ({
      key: `${home}-${away}`,
      type: 'EXACTLY',
      name: nameOf(home, away, sides.home.mediumName, sides.away.mediumName),
      grade: winWhere((value) => value === home * ROW + away),
    });
    return {
      type: 'OTHER',
      classification: 'game',
      name: 'Correct Score in Regulation',
      family: 'correct-score',
      measure: bothScores,
      winners: 1,
      selections: [
        ...counts.flatMap((home) => counts.map((away) => exactly(home, away))),
        {
          key: 'other',
          type: 'OTHER',
          name: 'Any Other Score',
          grade: winWhere((value) => value >> 6 > MOST || (value & (ROW - 1)) > MOST),
        },
      ],
    };
  },
  isDecided: (_args, state) => contest.isPeriodOver(state, 'reg'),
  mayCome: (_args, _state, soFar) => {
    const value = realValue(bothScores, soFar);
    const from = (now: number) => countsFrom(now, MOST + 1);
    return from(value >> 6).flatMap((home) => from(value & (ROW - 1)).map((away) => home * ROW + away));
  },
  explain: (facts) => {
    const value = realValue(bothScores, facts.outcomes);
    return value === 0 ? 'Nobody scored in regulation' : resultOf(contest, facts, 'reg');
  },
};

function nameOf(home: number, away: number, homeName: string, awayName: string): string {
  if (home === away) return `Draw ${home}–${away}`;
  return home > away ? `${homeName} ${home}–${away}` : `${awayName} ${away}–${home}`;
}
