import { type ComponentType, lazy } from 'react';
import type { DrawingProps } from './drawing-props.ts';

const football = lazy(async () => ({
  default: (await import('../football/football-drawing.tsx')).FootballDrawing,
}));
const basketball = lazy(async () => ({
  default: (await import('../basketball/basketball-drawing.tsx')).BasketballDrawing,
}));
const baseball = lazy(async () => ({
  default: (await import('../baseball/baseball-drawing.tsx')).BaseballDrawing,
}));
const hockey = lazy(async () => ({ default: (await import('../hockey/hockey-drawing.tsx')).HockeyDrawing }));
const soccer = lazy(async () => ({ default: (await import('../soccer/soccer-drawing.tsx')).SoccerDrawing }));
const tennis = lazy(async () => ({ default: (await import('../rally/rally-drawing.tsx')).RallyDrawing }));
const cricket = lazy(async () => ({
  default: (await import('../cricket/cricket-drawing.tsx')).CricketDrawing,
}));
const darts = lazy(async () => ({ default: (await import('../darts/darts-drawing.tsx')).DartsDrawing }));
const combat = lazy(async () => ({ default: (await import('../combat/fight-drawing.tsx')).FightDrawing }));
const tactical = lazy(async () => ({
  default: (await import('../tactical/series-drawing.tsx')).SeriesDrawing,
}));

/** Sports whose drawing looks back on a game that is over: others show only what is happening. */
export const LOOKING_BACK: ReadonlySet<string> = new Set(['cricket', 'futsal', 'soccer']);

/** Who draws the games of a sport, by the type of its statistics. Each is a part of the app of its own: only those shown are fetched. */
export const drawings: Readonly<Record<string, ComponentType<DrawingProps>>> = {
  BaseballStatistics: baseball,
  BasketballStatistics: basketball,
  CombatStatistics: combat,
  CounterStrikeStatistics: tactical,
  CricketStatistics: cricket,
  DartsStatistics: darts,
  FootballStatistics: football,
  FutsalStatistics: soccer,
  HockeyStatistics: hockey,
  SoccerStatistics: soccer,
  TableTennisStatistics: tennis,
  TennisStatistics: tennis,
  ValorantStatistics: tactical,
};
