import { titlesOf } from '../kit/strength.ts';
import { RESULT_AND_TOTAL_SORT } from '../kit/winner-and-total.ts';
import type { SportModel } from '../sport.ts';
import { USUAL_FACTS } from '../sport-facts.ts';
import { actual } from './actual.ts';
import { apply } from './apply.ts';
import { games } from './contest.ts';
import { fit } from './fit.ts';
import { tableTennisMarkets } from './markets/market-book.ts';
import { offer } from './offer.ts';
import type { TableTennisOutcomes } from './outcomes.ts';
import { BROADCAST_SECONDS, elapsed, pace, pauseBefore } from './pace.ts';
import { parsePlay, type TableTennisPlay } from './play.ts';
import { playOn } from './play-on.ts';
import { scoreboard, type TableTennisScoreboard } from './scoreboard.ts';
import { simulate } from './simulate.ts';
import { initialState, rulesOf, type TableTennisState } from './state.ts';
import { EVEN, parseStrength, type TableTennisStrength } from './strength.ts';

export type TableTennisModel = SportModel<
  TableTennisState,
  TableTennisPlay,
  TableTennisStrength,
  TableTennisOutcomes,
  TableTennisScoreboard
>;

/** Table tennis, best of five games unless the source says otherwise before the first point. */
export const tableTennis: TableTennisModel = {
  slug: 'table-tennis',
  initial: ({ sides, format }) => initialState(sides, rulesOf(format)),
  parsePlay,
  apply,
  isStarted: (state) => state.phase !== 'pre-game',
  isFinal: (state) => state.phase === 'final',
  playOn,
  simulate,
  actual,
  ...tableTennisMarkets,
  offer,
  fit: (target) => fit(target, rulesOf(target.format)),
  scoreboard,
  elapsed,
  pauseBefore,
  pace,
  broadcastSeconds: BROADCAST_SECONDS,
  parseStrength,
  even: EVEN,
  periods: titlesOf(games.periods),
  sorts: { ...RESULT_AND_TOTAL_SORT, point: { title: 'Point Winner', isOfStretch: true } },
  mainLines: { types: ['SPREAD', 'TOTAL', 'MONEYLINE'], scope: 'game' },
  participants: 'player',
  facts: USUAL_FACTS,
};
