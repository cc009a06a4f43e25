import type { SportModel } from '../sport.ts';
import { USUAL_FACTS } from '../sport-facts.ts';
import { actual } from './actual.ts';
import { apply } from './apply.ts';
import { seasonMarkets } from './markets/market-book.ts';
import { isShut, shutsGroups } from './markets/shut.ts';
import { offer } from './offer.ts';
import type { SeasonOutcomes } from './outcomes.ts';
import { parsePlay, type SeasonPlay } from './play.ts';
import { playOn } from './play-on.ts';
import { FUTURES, playoffsName, rulesOf } from './rules.ts';
import { type FuturesScoreboard, scoreboard } from './scoreboard.ts';
import { simulate } from './simulate.ts';
import { initialState, isTableMade, type SeasonState } from './state.ts';

/** Strengths are told with the schedule, and are part of the state. */
type NoStrength = Readonly<Record<string, never>>;
const NO_STRENGTH: NoStrength = {};

export type FuturesModel = SportModel<SeasonState, SeasonPlay, NoStrength, SeasonOutcomes, FuturesScoreboard>;

/** A round of the play-offs, as the feed tells them. */
const ROUND_SECONDS = 900;

/** A season as an event: its games are plays, its play-offs what is in play. */
export const futures: FuturesModel = {
  slug: FUTURES,
  initial: ({ sides }) => initialState(sides),
  parsePlay,
  apply,
  isStarted: isTableMade,
  isFinal: (state) => state.phase === 'final',
  playOn,
  isShut,
  shutsGroups,
  simulate,
  actual,
  ...seasonMarkets,
  offer,
  fit: () => NO_STRENGTH,
  scoreboard,
  elapsed: ({ scheduled, left, phase }) =>
    phase === 'final' ? 1 : scheduled === 0 ? 0 : (scheduled - left.length) / (scheduled + 1),
  pauseBefore: ({ phase }) => (phase === 'playoffs' ? ROUND_SECONDS : 1),
  pace: () => ({ inTheAir: 0, rest: 0 }),
  broadcastSeconds: ROUND_SECONDS,
  parseStrength: () => NO_STRENGTH,
  even: NO_STRENGTH,
  periods: {},
  mainLines: { types: [], scope: 'game' },
  participants: 'team',
  // A season pauses for as long as it likes.
  facts: {
    ...USUAL_FACTS,
    freshSeconds: Number.POSITIVE_INFINITY,
    standsUntilMs: () => Number.POSITIVE_INFINITY,
  },
  field: {
    participant: 'Team',
    columns: [
      { key: 'winner', header: 'Win' },
      { key: 'playoffs', header: (sides) => playoffsName(rulesOf(sides)) },
      { key: 'top', header: (sides) => `Top ${rulesOf(sides).top ?? ''}`.trim() },
      { key: 'relegated', header: 'Relegated' },
    ],
  },
};
