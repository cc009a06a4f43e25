import { titlesOf } from '../kit/strength.ts';
import { RESULT_AND_TOTAL_SORT } from '../kit/winner-and-total.ts';
import type { SportModel } from '../sport.ts';
import { USUAL_FACTS } from '../sport-facts.ts';
import { actual } from './actual.ts';
import { apply } from './apply.ts';
import { match } from './contest.ts';
import { fit } from './fit.ts';
import { dartsMarkets } from './markets/market-book.ts';
import { isHeldForSecond, isSecondToCome } from './markets/unsure-visits.ts';
import { offer } from './offer.ts';
import type { DartsOutcomes } from './outcomes.ts';
import { BROADCAST_SECONDS, elapsed, pace, pauseBefore } from './pace.ts';
import { type DartsPlay, parsePlay } from './play.ts';
import { playOn } from './play-on.ts';
import { rulesOf } from './rules.ts';
import { type DartsScoreboard, scoreboard } from './scoreboard.ts';
import { simulate } from './simulate.ts';
import { type DartsState, initialState } from './state.ts';
import { type DartsStrength, EVEN, parseStrength } from './strength.ts';

export type DartsModel = SportModel<DartsState, DartsPlay, DartsStrength, DartsOutcomes, DartsScoreboard>;

/** Darts, 501 with a double to finish, best of eleven legs unless the source says otherwise before the first dart. */
export const darts: DartsModel = {
  slug: 'darts',
  initial: ({ sides, format }) => initialState(sides, rulesOf(format)),
  parsePlay,
  apply,
  isStarted: (state) => state.phase !== 'pre-game',
  isFinal: (state) => state.phase === 'final',
  playOn,
  simulate,
  actual,
  ...dartsMarkets,
  isShut: isHeldForSecond,
  shutsGroups: isSecondToCome,
  offer,
  fit: (target) => fit(target, rulesOf(target.format)),
  scoreboard,
  elapsed,
  pauseBefore,
  pace,
  broadcastSeconds: BROADCAST_SECONDS,
  parseStrength,
  even: EVEN,
  periods: titlesOf(match.periods),
  sorts: { ...RESULT_AND_TOTAL_SORT, 'big-checkout': { title: 'Big Checkouts' } },
  mainLines: { types: ['SPREAD', 'TOTAL', 'MONEYLINE'], scope: 'game' },
  participants: 'player',
  facts: USUAL_FACTS,
};
