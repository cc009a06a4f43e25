import { parsePair, titlesOf } from '../kit/strength.ts';
import { WIN_AND_TOTAL_SORT } from '../kit/winner-and-total.ts';
import type { SportModel } from '../sport.ts';
import { USUAL_FACTS } from '../sport-facts.ts';
import { actual } from './actual.ts';
import { apply } from './apply.ts';
import { contest } from './contest.ts';
import { fit } from './fit.ts';
import { hockeyMarkets } from './markets/market-book.ts';
import { offer } from './offer.ts';
import type { HockeyOutcomes } from './outcomes.ts';
import { BROADCAST_SECONDS, beyond, elapsed, pace, pauseBefore } from './pace.ts';
import { type HockeyPlay, parsePlay } from './play.ts';
import { playOn } from './play-on.ts';
import { rulesOf } from './rules.ts';
import { type HockeyScoreboard, scoreboard } from './scoreboard.ts';
import { simulate } from './simulate.ts';
import { type HockeyState, initialState } from './state.ts';
import { EVEN, type HockeyStrength } from './strength.ts';

export type HockeyModel = SportModel<
  HockeyState,
  HockeyPlay,
  HockeyStrength,
  HockeyOutcomes,
  HockeyScoreboard
>;

/** Ice hockey by the rules of the NHL: those of its regular season, or of its play-offs where somebody must win. */
export const hockey: HockeyModel = {
  slug: 'hockey',
  initial: ({ sides, format }) => initialState(sides, rulesOf(format)),
  parsePlay,
  apply,
  isStarted: (state) => state.phase !== 'pre-game',
  isFinal: (state) => state.phase === 'final',
  playOn,
  simulate,
  actual,
  ...hockeyMarkets,
  offer,
  fit,
  scoreboard,
  elapsed,
  beyond,
  pauseBefore,
  pace,
  broadcastSeconds: BROADCAST_SECONDS,
  parseStrength: parsePair,
  even: EVEN,
  periods: titlesOf(contest.periods),
  sorts: { ...WIN_AND_TOTAL_SORT, 'goal-sort': { title: 'Special Goals' } },
  participants: 'team',
  facts: { ...USUAL_FACTS, naming: 'visitor-at-host' },
  mainLines: { types: ['SPREAD', 'TOTAL', 'MONEYLINE'], scope: 'game' },
};
