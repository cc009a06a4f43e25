import { leagueEventId, sideOf } from '../../../packages/feed/src/season/league.ts';
import { leagues } from '../../../packages/feed/src/season/leagues.ts';
import { fieldSides } from '../../../packages/sports/src/kit/testing/fields.ts';
import { Random } from '../../../packages/sports/src/random.ts';
import type { AnySportModel, MainLines, Sides } from '../../../packages/sports/src/sport.ts';
import { sportModel } from '../../../packages/sports/src/sports.ts';

/** Where a simulation starts from; JSON, as a worker of the server gets it. */
export interface Case {
  /** 'nba-before', 'nba-mid' */
  readonly name: string;
  readonly sport: string;
  readonly sides: Sides;
  readonly state: unknown;
  readonly strength: unknown;
}

interface Game {
  readonly name: string;
  readonly league: string;
  /** Other lines than the league's own. */
  readonly lines?: MainLines;
}

/** A game of every engine, and of those of its rules that take another time. */
const GAMES: readonly Game[] = [
  { name: 'nfl', league: 'nfl' },
  { name: 'ncaaf', league: 'ncaaf' },
  { name: 'nba', league: 'nba' },
  { name: 'ncaab', league: 'ncaab' },
  { name: 'wnba', league: 'wnba' },
  { name: 'mlb', league: 'mlb' },
  { name: 'nhl', league: 'nhl' },
  { name: 'soccer', league: 'premier-league' },
  { name: 'futsal', league: 'primera-division-futsal' },
  { name: 'tennis', league: 'atp' },
  { name: 'cricket20', league: 'ipl' },
  { name: 'cricket50', league: 'ipl', lines: { homeWinProbability: 0.55, total: 510.5 } },
  { name: 'tableTennis', league: 'table-tennis-cup' },
  { name: 'darts', league: 'darts-league' },
  { name: 'combat', league: 'iron-bell' },
  { name: 'counterStrike', league: 'cs-circuit' },
  { name: 'valorant', league: 'valorant-circuit' },
];

/** Sports of a field instead of two sides: everybody in it is as good as the others. */
const FIELDS = [
  { name: 'golf', sport: 'golf', count: 96 },
  { name: 'motorRacing', sport: 'motor-racing', count: 20 },
] as const;

const STARTS_AT_MS = Date.parse('2026-01-15T18:00:00Z');
const SEED = 11;

/** Every game before it starts and in its middle. */
export function cases(): readonly Case[] {
  const ofFields = FIELDS.flatMap(({ name, sport, count }) => {
    const model = modelOf(sport);
    return casesFrom(name, model, fieldSides(count), model.even);
  });
  return [...GAMES.flatMap(({ name, league, lines }) => casesOf(name, league, lines)), ...ofFields];
}

function casesOf(name: string, slug: string, lines: MainLines | undefined): readonly Case[] {
  const league = leagues.find(({ competition }) => competition.slug === slug);
  const [home, away] = league?.sides[0] ?? [];
  if (league === undefined || home === undefined || away === undefined) {
    throw new Error(`There is no league ${slug} to simulate a game of.`);
  }
  const eventId = leagueEventId(slug, STARTS_AT_MS, away, home);
  const told = lines ?? league.lines({ home, away }, STARTS_AT_MS, eventId);
  const model = modelOf(league.sport.slug);
  const strength = model.fit({ ...told, league: slug });
  return casesFrom(name, model, { home: sideOf(home), away: sideOf(away) }, strength);
}

function modelOf(slug: string): AnySportModel {
  const model = sportModel(slug);
  if (model === undefined) throw new Error(`There is no sport ${slug} to simulate.`);
  return model;
}

function casesFrom(name: string, model: AnySportModel, sides: Sides, strength: unknown): readonly Case[] {
  const before = model.initial({ sides });
  const middle = playTo(model, before, strength, 0.5);
  return [
    { name: `${name}Before`, sport: model.slug, sides, state: before, strength },
    { name: `${name}Mid`, sport: model.slug, sides, state: middle, strength },
  ];
}

/** The game once so much of its usual length has been played. */
function playTo(model: AnySportModel, from: unknown, strength: unknown, share: number): unknown {
  let state = from;
  for (let play = 0; model.elapsed(state) < share; play++) {
    const next = model.playOn(state, strength, new Random(SEED, play));
    if (next === undefined) break;
    state = model.apply(state, next);
  }
  return state;
}
