import { parsePair, titlesOf } from '../kit/strength.ts';
import { RESULT_AND_TOTAL_SORT } from '../kit/winner-and-total.ts';
import type { SportModel } from '../sport.ts';
import { USUAL_FACTS } from '../sport-facts.ts';
import { actual } from './actual.ts';
import { apply } from './apply.ts';
import { contest } from './contest.ts';
import { fit } from './fit.ts';
import { baseballMarkets } from './markets/market-book.ts';
import { offer } from './offer.ts';
import type { BaseballOutcomes } from './outcomes.ts';
import { BROADCAST_SECONDS, beyond, elapsed, pace, pauseBefore, playedForResult } from './pace.ts';
import { type BaseballPlay, parsePlay } from './play.ts';
import { playOn } from './play-on.ts';
import { type BaseballScoreboard, scoreboard } from './scoreboard.ts';
import { simulate } from './simulate.ts';
import { type BaseballState, initialState } from './state.ts';
import { type BaseballStrength, EVEN } from './strength.ts';

export type BaseballModel = SportModel<
  BaseballState,
  BaseballPlay,
  BaseballStrength,
  BaseballOutcomes,
  BaseballScoreboard
>;

/** Baseball by the rules of the major leagues. */
export const baseball: BaseballModel = {
  slug: 'baseball',
  initial: ({ sides, format }) => ({
    ...initialState(sides),
    ...(format?.tellsSubstitutions && { tellsSubstitutions: true }),
  }),
  parsePlay,
  apply,
  isStarted: (state) => state.phase !== 'pre-game',
  isFinal: (state) => state.phase === 'final',
  playOn,
  simulate,
  actual,
  ...baseballMarkets,
  offer,
  fit,
  scoreboard,
  elapsed,
  beyond,
  playedForResult,
  pauseBefore,
  pace,
  broadcastSeconds: BROADCAST_SECONDS,
  parseStrength: parsePair,
  even: EVEN,
  periods: titlesOf(contest.periods),
  sorts: RESULT_AND_TOTAL_SORT,
  mainLines: { types: ['SPREAD', 'TOTAL', 'MONEYLINE'], scope: 'game' },
  participants: 'team',
  facts: { ...USUAL_FACTS, naming: 'visitor-at-host' },
};
