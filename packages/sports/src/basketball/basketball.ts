import { parsePair, titlesOf } from '../kit/strength.ts';
import { WIN_AND_TOTAL_SORT } from '../kit/winner-and-total.ts';
import type { SportModel } from '../sport.ts';
import { USUAL_FACTS } from '../sport-facts.ts';
import { actual } from './actual.ts';
import { apply, reopens } from './apply.ts';
import { contest } from './contest.ts';
import { fit } from './fit.ts';
import { basketballMarkets } from './markets/market-book.ts';
import { offer } from './offer.ts';
import type { BasketballOutcomes } from './outcomes.ts';
import { BROADCAST_SECONDS, beyond, elapsed, pace, pauseBefore } from './pace.ts';
import { type BasketballPlay, parsePlay } from './play.ts';
import { playOn } from './play-on.ts';
import { rulesOf } from './rules.ts';
import { type BasketballScoreboard, scoreboard } from './scoreboard.ts';
import { simulate } from './simulate.ts';
import { type BasketballState, initialState } from './state.ts';
import { type BasketballStrength, EVEN } from './strength.ts';

export type BasketballModel = SportModel<
  BasketballState,
  BasketballPlay,
  BasketballStrength,
  BasketballOutcomes,
  BasketballScoreboard
>;

/** Basketball by the rules of the NBA, the WNBA and men's college games. */
export const basketball: BasketballModel = {
  slug: 'basketball',
  initial: ({ sides, competition }) => initialState(sides, rulesOf(competition)),
  parsePlay,
  apply,
  reopens,
  isStarted: (state) => state.phase !== 'pre-game',
  isFinal: (state) => state.phase === 'final',
  playOn,
  simulate,
  actual,
  ...basketballMarkets,
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
  sorts: WIN_AND_TOTAL_SORT,
  participants: 'team',
  facts: { ...USUAL_FACTS, naming: 'visitor-at-host' },
  mainLines: { types: ['SPREAD', 'TOTAL', 'MONEYLINE'], scope: 'game' },
};
