import type { SportModel } from '../sport.ts';
import { USUAL_FACTS } from '../sport-facts.ts';
import { actual } from './actual.ts';
import { apply } from './apply.ts';
import { fit } from './fit.ts';
import { golfMarkets } from './markets/market-book.ts';
import { offer, TOPS } from './offer.ts';
import type { GolfOutcomes } from './outcomes.ts';
import { BROADCAST_SECONDS, elapsed, pace, pauseBefore } from './pace.ts';
import { type GolfPlay, parsePlay } from './play.ts';
import { playOn } from './play-on.ts';
import { type GolfScoreboard, scoreboard } from './scoreboard.ts';
import { simulate } from './simulate.ts';
import { type GolfState, initialState } from './state.ts';
import { EVEN, type GolfStrength, parseStrength } from './strength.ts';

export type GolfModel = SportModel<GolfState, GolfPlay, GolfStrength, GolfOutcomes, GolfScoreboard>;

/** Golf: four rounds of stroke play by a field, a cut after two, and a sudden-death play-off. */
export const golf: GolfModel = {
  slug: 'golf',
  initial: ({ sides }) => initialState(sides),
  parsePlay,
  apply,
  isStarted: (state) => state.phase !== 'pre-game',
  isFinal: (state) => state.phase === 'final',
  playOn,
  simulate,
  actual,
  ...golfMarkets,
  offer,
  fit,
  scoreboard,
  elapsed,
  pauseBefore,
  pace,
  broadcastSeconds: BROADCAST_SECONDS,
  parseStrength,
  even: EVEN,
  periods: {},
  mainLines: { types: [], scope: 'game' },
  participants: 'player',
  facts: USUAL_FACTS,
  field: {
    participant: 'Player',
    score: 'Total',
    columns: [
      { key: 'winner', header: 'Win' },
      ...TOPS.map((count) => ({ key: `top:${count}`, header: `Top ${count}` })),
    ],
  },
};
