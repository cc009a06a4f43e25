import { titlesOf } from '../kit/strength.ts';
import { RESULT_AND_TOTAL_SORT } from '../kit/winner-and-total.ts';
import type { SportModel } from '../sport.ts';
import { USUAL_FACTS } from '../sport-facts.ts';
import { actual } from './actual.ts';
import { apply } from './apply.ts';
import { cards, corners, extraTime, goals } from './contest.ts';
import { fit } from './fit.ts';
import { marketsOf } from './markets/market-book.ts';
import { whoWins } from './markets/who-wins.ts';
import { offer } from './offer.ts';
import type { SoccerOutcomes } from './outcomes.ts';
import { beyond, elapsed, FUTSAL_SECONDS, pace, pauseBefore, SOCCER_SECONDS } from './pace.ts';
import { parsePlay, type SoccerPlay } from './play.ts';
import { playOn } from './play-on.ts';
import { FUTSAL, SOCCER, type SoccerRules } from './rules.ts';
import {
  type FutsalScoreboard,
  futsalScoreboard,
  type SoccerScoreboard,
  soccerScoreboard,
} from './scoreboard.ts';
import { simulate } from './simulate.ts';
import { initialState, type SoccerState } from './state.ts';
import { evenOf, parseStrength, type SoccerStrength } from './strength.ts';

type Model<Board extends SoccerScoreboard | FutsalScoreboard> = SportModel<
  SoccerState,
  SoccerPlay,
  SoccerStrength,
  SoccerOutcomes,
  Board
>;
export type SoccerModel = Model<SoccerScoreboard>;
export type FutsalModel = Model<FutsalScoreboard>;

/**
 * Soccer: a game may end level, unless its format says that somebody has to win. What is bet on is decided after 90 minutes and their
 * stoppage time, but for who wins in the end, and extra time itself.
 */
export const soccer: SoccerModel = {
  slug: 'soccer',
  ...facesOf(SOCCER),
  facts: { ...USUAL_FACTS, naming: 'host-first', aheadSeconds: 6 },
  scoreboard: soccerScoreboard,
  broadcastSeconds: SOCCER_SECONDS,
};

/** Futsal: the same engine on a clock that stops, with suspensions. */
export const futsal: FutsalModel = {
  slug: 'futsal',
  ...facesOf(FUTSAL),
  scoreboard: futsalScoreboard,
  broadcastSeconds: FUTSAL_SECONDS,
};

function facesOf(
  rules: SoccerRules,
): Omit<Model<SoccerScoreboard>, 'slug' | 'scoreboard' | 'broadcastSeconds'> {
  return {
    initial: ({ sides, format }) =>
      initialState(sides, format?.mustHaveWinner ? { ...rules, mustHaveWinner: true } : rules),
    parsePlay,
    apply,
    isStarted: (state) => state.phase !== 'pre-game',
    isFinal: (state) => state.phase === 'final',
    playOn,
    simulate,
    actual,
    ...marketsOf(rules),
    offer,
    fit: (target) => fit(rules, target),
    elapsed,
    beyond,
    pauseBefore,
    pace,
    parseStrength,
    participants: 'team',
    facts: { ...USUAL_FACTS, naming: 'host-first' },
    even: evenOf(rules),
    periods: titlesOf({ ...goals.periods, ...extraTime.periods, ...corners.periods, ...cards.periods }),
    sorts: {
      ...RESULT_AND_TOTAL_SORT,
      'both-total': { hasFewWays: true },
      'team-goals': { hasFewWays: true },
    },
    mainLines: { types: ['THREE_WAY_MONEYLINE'], scope: 'reg', inTheEnd: whoWins.head },
    mustHaveWinner: (state) => state.rules.mustHaveWinner,
  };
}
