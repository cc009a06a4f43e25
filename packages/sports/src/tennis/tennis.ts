import { titlesOf } from '../kit/strength.ts';
import { RESULT_AND_TOTAL_SORT } from '../kit/winner-and-total.ts';
import type { SportModel } from '../sport.ts';
import { USUAL_FACTS } from '../sport-facts.ts';
import { actual } from './actual.ts';
import { apply } from './apply.ts';
import { sets } from './contest.ts';
import { fit } from './fit.ts';
import { tennisMarkets } from './markets/market-book.ts';
import { offer } from './offer.ts';
import type { TennisOutcomes } from './outcomes.ts';
import { BROADCAST_SECONDS, elapsed, pace, pauseBefore } from './pace.ts';
import { parsePlay, type TennisPlay } from './play.ts';
import { playOn } from './play-on.ts';
import { rulesOf } from './rules.ts';
import { scoreboard, type TennisScoreboard } from './scoreboard.ts';
import { simulate } from './simulate.ts';
import { initialState, type TennisState } from './state.ts';
import { EVEN, parseStrength, type TennisStrength } from './strength.ts';

export type TennisModel = SportModel<
  TennisState,
  TennisPlay,
  TennisStrength,
  TennisOutcomes,
  TennisScoreboard
>;

/** Tennis, best of three sets unless the source says otherwise before the first point. */
export const tennis: TennisModel = {
  slug: 'tennis',
  initial: ({ sides, format }) => initialState(sides, rulesOf(format)),
  parsePlay,
  apply,
  isStarted: (state) => state.phase !== 'pre-game',
  isFinal: (state) => state.phase === 'final',
  playOn,
  simulate,
  actual,
  ...tennisMarkets,
  offer,
  fit: (target) => fit(target, rulesOf(target.format)),
  scoreboard,
  elapsed,
  pauseBefore,
  pace,
  broadcastSeconds: BROADCAST_SECONDS,
  parseStrength,
  even: EVEN,
  periods: titlesOf(sets.periods),
  sorts: {
    ...RESULT_AND_TOTAL_SORT,
    'game-winner': { title: 'Game Winner', isOfStretch: true },
    point: { title: 'Point Winner', isOfStretch: true },
  },
  mainLines: { types: ['SPREAD', 'TOTAL', 'MONEYLINE'], scope: 'game' },
  participants: 'player',
  facts: { ...USUAL_FACTS, aheadSeconds: 3 },
};
