import * as v from 'valibot';
import { ImpossiblePlay, type SportModel } from '../sport.ts';
import { actual } from './actual.ts';
import { apply } from './apply.ts';
import { fit } from './fit.ts';
import { explain, isDecided, market } from './markets/registry.ts';
import { offer } from './offer.ts';
import type { FootballOutcomes } from './outcomes.ts';
import { type FootballPlay, footballPlaySchema } from './play.ts';
import { playOn } from './play-on.ts';
import { type FootballScoreboard, scoreboard } from './scoreboard.ts';
import { simulate } from './simulate.ts';
import { type FootballState, initialState } from './state.ts';
import type { FootballStrength } from './strength.ts';

export type FootballModel = SportModel<
  FootballState,
  FootballPlay,
  FootballStrength,
  FootballOutcomes,
  FootballScoreboard
>;

/** American football by the rules of the NFL's regular season. */
export const football: FootballModel = {
  slug: 'football',
  initial: ({ sides }) => initialState(sides),
  parsePlay,
  apply,
  isStarted: (state) => state.phase !== 'pre-game',
  isFinal: (state) => state.phase === 'final',
  playOn,
  simulate,
  actual,
  isDecided,
  explain,
  market,
  offer,
  fit,
  scoreboard,
};

function parsePlay(value: unknown): FootballPlay {
  const parsed = v.safeParse(footballPlaySchema, value);
  if (parsed.success) return parsed.output;
  const issue = parsed.issues[0];
  throw new ImpossiblePlay(`not a football play: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}
