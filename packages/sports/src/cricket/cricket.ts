import { titlesOf } from '../kit/strength.ts';
import { RESULT_AND_TOTAL_SORT } from '../kit/winner-and-total.ts';
import type { SportModel } from '../sport.ts';
import { USUAL_FACTS } from '../sport-facts.ts';
import { actual } from './actual.ts';
import { apply } from './apply.ts';
import { contest } from './contest.ts';
import { fit } from './fit.ts';
import { canTie, oversOf } from './length.ts';
import { cricketMarkets } from './markets/market-book.ts';
import { offer } from './offer.ts';
import type { CricketOutcomes } from './outcomes.ts';
import { BROADCAST_SECONDS, elapsed, pace, pauseBefore, playedForResult } from './pace.ts';
import { type CricketPlay, parsePlay } from './play.ts';
import { playOn } from './play-on.ts';
import { breaksTie } from './play-rules.ts';
import { type CricketScoreboard, scoreboard } from './scoreboard.ts';
import { simulate } from './simulate.ts';
import { type CricketState, initialState } from './state.ts';
import { type CricketStrength, parseStrength, TWENTY } from './strength.ts';

export type CricketModel = SportModel<
  CricketState,
  CricketPlay,
  CricketStrength,
  CricketOutcomes,
  CricketScoreboard
>;

/** Cricket of twenty or fifty overs a side. */
export const cricket: CricketModel = {
  slug: 'cricket',
  initial: ({ sides, competition, format }) =>
    initialState(sides, oversOf(competition), !format?.mustHaveWinner && canTie(competition)),
  parsePlay,
  apply,
  reopens: breaksTie,
  isStarted: (state) => state.phase !== 'pre-game',
  isFinal: (state) => state.phase === 'final',
  playOn,
  simulate,
  actual,
  ...cricketMarkets,
  offer,
  fit,
  scoreboard,
  elapsed,
  playedForResult,
  pauseBefore,
  pace,
  broadcastSeconds: BROADCAST_SECONDS,
  parseStrength,
  even: TWENTY,
  periods: titlesOf(contest.periods),
  sorts: {
    ...RESULT_AND_TOTAL_SORT,
    'batter-milestone': { title: 'Batting Milestones' },
    most: { title: 'Most Boundaries' },
    partnership: { title: 'Partnership Runs' },
    'team-milestone': { title: 'A Batter to Score 50 or 100' },
    'wicket-method': { title: 'Wicket Method' },
    'wicket-runs': { title: 'Runs at Fall of Wicket' },
  },
  mainLines: { types: ['TOTAL', 'MONEYLINE'], scope: 'game' },
  participants: 'team',
  facts: { ...USUAL_FACTS, naming: 'host-first' },
};
