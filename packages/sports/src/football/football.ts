import type { SportModel } from '../sport.ts';
import type { FootballOutcomes } from './outcomes.ts';
import type { FootballPlay } from './play.ts';
import type { FootballScoreboard } from './scoreboard.ts';
import type { FootballState } from './state.ts';
import type { FootballStrength } from './strength.ts';

export type FootballModel = SportModel<
  FootballState,
  FootballPlay,
  FootballStrength,
  FootballOutcomes,
  FootballScoreboard
>;
