import type { SportModel } from '../sport.ts';
import { USUAL_FACTS } from '../sport-facts.ts';
import { actual } from './actual.ts';
import { apply } from './apply.ts';
import { fit } from './fit.ts';
import { raceMarkets } from './markets/market-book.ts';
import { offer, TOPS } from './offer.ts';
import type { RaceOutcomes } from './outcomes.ts';
import { BROADCAST_SECONDS, elapsed, pace, pauseBefore } from './pace.ts';
import { parsePlay, type RacePlay } from './play.ts';
import { playOn } from './play-on.ts';
import { type MotorRacingScoreboard, scoreboard } from './scoreboard.ts';
import { simulate } from './simulate.ts';
import { initialState, type RaceState } from './state.ts';
import { EVEN, parseStrength, type RaceStrength } from './strength.ts';

export type MotorRacingModel = SportModel<
  RaceState,
  RacePlay,
  RaceStrength,
  RaceOutcomes,
  MotorRacingScoreboard
>;

/** Motor racing: qualifying makes the grid, then sixty laps with retirements, mishaps and safety cars. */
export const motorRacing: MotorRacingModel = {
  slug: 'motor-racing',
  initial: ({ sides }) => initialState(sides),
  parsePlay,
  apply,
  isStarted: (state) => state.phase !== 'pre-game',
  isFinal: (state) => state.phase === 'final',
  playOn,
  simulate,
  actual,
  ...raceMarkets,
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
    participant: 'Driver',
    columns: [
      { key: 'winner', header: 'Win' },
      ...TOPS.map(({ count, header }) => ({ key: `top:${count}`, header })),
    ],
  },
};
