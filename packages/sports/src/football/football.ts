import { parsePair, titlesOf } from '../kit/strength.ts';
import type { SportModel } from '../sport.ts';
import { USUAL_FACTS } from '../sport-facts.ts';
import { actual } from './actual.ts';
import { apply } from './apply.ts';
import { contest } from './contest.ts';
import { fit } from './fit.ts';
import { untilGameWeekEnds } from './game-week.ts';
import { footballMarkets } from './markets/market-book.ts';
import { offer } from './offer.ts';
import type { FootballOutcomes } from './outcomes.ts';
import { BROADCAST_SECONDS, beyond, elapsed, pace, pauseBefore } from './pace.ts';
import { type FootballPlay, parsePlay } from './play.ts';
import { playOn } from './play-on.ts';
import { type FootballScoreboard, scoreboard } from './scoreboard.ts';
import { simulate } from './simulate.ts';
import { type FootballState, initialState, rulesOf } from './state.ts';
import { EVEN, type FootballStrength } from './strength.ts';

export type FootballModel = SportModel<
  FootballState,
  FootballPlay,
  FootballStrength,
  FootballOutcomes,
  FootballScoreboard
>;

/** American football by the rules of the NFL, of its regular season unless somebody has to win, or of colleges where they play. */
export const football: FootballModel = {
  slug: 'football',
  initial: ({ sides, competition, format }) => initialState(sides, rulesOf(competition, format)),
  parsePlay,
  apply,
  isStarted: (state) => state.phase !== 'pre-game',
  isFinal: (state) => state.phase === 'final',
  playOn,
  simulate,
  actual,
  ...footballMarkets,
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
  sorts: { first: { title: 'First Scores' } },
  participants: 'team',
  facts: { ...USUAL_FACTS, naming: 'visitor-at-host', standsUntilMs: untilGameWeekEnds },
  mainLines: { types: ['SPREAD', 'TOTAL', 'MONEYLINE'], scope: 'game' },
};
