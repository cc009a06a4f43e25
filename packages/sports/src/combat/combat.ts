import { titlesOf } from '../kit/strength.ts';
import { RESULT_AND_TOTAL_SORT } from '../kit/winner-and-total.ts';
import type { SportModel } from '../sport.ts';
import { USUAL_FACTS } from '../sport-facts.ts';
import { actual } from './actual.ts';
import { apply } from './apply.ts';
import { strikes } from './contest.ts';
import { finishTable } from './finish-table.ts';
import { fit } from './fit.ts';
import { combatMarkets } from './markets/market-book.ts';
import { offer } from './offer.ts';
import type { CombatOutcomes } from './outcomes.ts';
import { BROADCAST_SECONDS, elapsed, pace, pauseBefore } from './pace.ts';
import { type CombatPlay, parsePlay } from './play.ts';
import { playOn } from './play-on.ts';
import { rulesOf } from './rules.ts';
import { type CombatScoreboard, scoreboard } from './scoreboard.ts';
import { simulate } from './simulate.ts';
import { type CombatState, initialState } from './state.ts';
import { type CombatStrength, EVEN, parseStrength } from './strength.ts';

export type CombatModel = SportModel<
  CombatState,
  CombatPlay,
  CombatStrength,
  CombatOutcomes,
  CombatScoreboard
>;

/** Mixed martial arts, three rounds of five minutes unless the source says otherwise before the first bell. */
export const combat: CombatModel = {
  slug: 'combat',
  initial: ({ sides, format }) => initialState(sides, rulesOf(format), format?.onlyRounds),
  parsePlay,
  apply,
  isStarted: (state) => state.phase !== 'pre-game',
  isFinal: (state) => state.phase === 'final',
  playOn,
  simulate,
  actual,
  ...combatMarkets,
  offer,
  fit,
  scoreboard,
  elapsed,
  pauseBefore,
  pace,
  broadcastSeconds: BROADCAST_SECONDS,
  parseStrength,
  even: EVEN,
  periods: titlesOf(strikes.periods),
  sorts: {
    ...RESULT_AND_TOTAL_SORT,
    'decision-by': { title: 'Win by Decision' },
    'win-by': { title: 'Winner and Method' },
  },
  stretchTable: finishTable,
  mainLines: { types: ['TOTAL', 'MONEYLINE'], scope: 'game' },
  participants: 'player',
  facts: USUAL_FACTS,
};
