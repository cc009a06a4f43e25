import { asPeriod, leadOf, periodAt, realValue } from '../../kit/contest.ts';
import type { MarketKind as AnyMarketKind } from '../../kit/kind.ts';
import { aheadSelections, resultOf, threeWaySelections } from '../../kit/winner.ts';
import { titled } from '../../kit/words.ts';
import { PUSH } from '../../market-definition.ts';
import { contest, matchWinner } from '../contest.ts';
import { winnerBy } from '../measures.ts';
import type { CricketOutcomes } from '../outcomes.ts';
import { scoreText } from '../scoreboard.ts';
import { type CricketState, inningsOf } from '../state.ts';

export type MarketKind = AnyMarketKind<CricketState, CricketOutcomes>;

/**
 * moneyline:game: who wins, super overs included; a tie that nobody breaks gives the stake back. moneyline:<stretch>: who has
 * more runs by then.
 */
export const moneyline: MarketKind = {
  head: 'moneyline',
  build(args, sides) {
    const period = args.length === 1 ? asPeriod(contest, args[0]) : undefined;
    if (period === undefined) return undefined;
    const words = contest.periods[period];
    return {
      type: 'MONEYLINE',
      classification: words.classification,
      name: period === 'game' ? 'Moneyline' : titled(words, 'Most Runs'),
      family: `moneyline:${period}`,
      measure: period === 'game' ? matchWinner : leadOf(contest, period),
      winners: 1,
      selections: aheadSelections(sides),
    };
  },
  // Level innings decide nobody's win: super overs are to come.
  isDecided: (args, state) => {
    const period = periodAt(contest, args[0]);
    return period === 'game' ? isWon(state) : contest.isPeriodOver(state, period);
  },
  explain: ({ args, state, outcomes, mark }) => {
    const period = periodAt(contest, args[0]);
    if (period !== 'game') return resultOf(contest, { state, outcomes }, period);
    return mark === PUSH ? `Push: ${matchSentence(state)}` : matchSentence(state);
  },
};

/** Whether the match has a winner, or will have none any more. */
export function isWon(state: CricketState): boolean {
  return state.phase === 'final';
}

/** threeway:reg: who wins, super overs left out; a tie is a selection of its own. */
export const threeWay: MarketKind = {
  head: 'threeway',
  build(args, sides) {
    if (args[0] !== 'reg' || args.length !== 1) return undefined;
    return {
      type: 'THREE_WAY_MONEYLINE',
      classification: 'game',
      name: 'Match Result with Tie',
      family: 'threeway:reg',
      measure: winnerBy('regular'),
      winners: 1,
      selections: threeWaySelections(sides, 'Tie'),
    };
  },
  // A super over is to come, or the match is over.
  isDecided: (_args, state) =>
    isWon(state) || (state.innings.length >= 2 && state.innings[1]?.closed === true),
  explain: ({ state }) => matchSentence(state),
};

/** "Mumbai 158/4 (20.0), Chennai 159/6 (19.2): Chennai won" */
export function matchSentence(state: CricketState): string {
  const scores = (['home', 'away'] as const).map((side) => {
    const innings = inningsOf(state, side);
    return `${state.sides[side].mediumName} ${innings === undefined ? 'did not bat' : scoreText(innings)}`;
  });
  const winner = realValue(matchWinner, contest.actual(state));
  const tied = state.innings.length > 2 ? ' after a tie' : '';
  const result =
    winner === 0 ? 'tied' : `${(winner > 0 ? state.sides.home : state.sides.away).mediumName} won${tied}`;
  return `${scores.join(', ')}: ${result}`;
}
