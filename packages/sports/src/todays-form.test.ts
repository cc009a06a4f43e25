import { expect, test } from 'vitest';
import { basketball } from './basketball/basketball.ts';
import type { BasketballState, PlayerLine } from './basketball/state.ts';
import { tipOff } from './basketball/testing/games.ts';
import { football } from './football/football.ts';
import type { FootballState } from './football/state.ts';
import { kickoffState } from './football/testing/games.ts';
import { hockey } from './hockey/hockey.ts';
import type { HockeyState, SkaterLine } from './hockey/state.ts';
import { faceOff } from './hockey/testing/games.ts';
import { WIN } from './market-definition.ts';
import type { AnySportModel, SideKey, Sides } from './sport.ts';

const TIMES = 8;
/** Who of a side did it: one who does some of everything, and of football the second running back, for few run. */
const PLACE = 4;
const RUNNER = 2;

type State = { readonly sides: Sides };

interface Deed {
  readonly model: AnySportModel;
  readonly deed: string;
  /** The beginning of a game in which one player has done it TIMES times, and nobody anything else. */
  readonly after: (side: SideKey) => State;
  /** Whether he does more than `line` of what counts it, besides what `before` counts of it. */
  readonly over: (side: SideKey, before: 'all' | 'nothing') => string;
}

/** The list with one other entry. */
function withEntry<T>(list: readonly T[], at: number, entry: T): T[] {
  return list.map((each, index) => (index === at ? entry : each));
}

/** @param worth how much of what is counted one deed is */
function overOf(counted: string, line: number, worth = 1, place = PLACE): Deed['over'] {
  return (side, before) =>
    `player:${counted}:${side}:${place}:${line + (before === 'all' ? TIMES * worth : 0)}`;
}

function gained(side: SideKey, what: 'runs' | 'catches', place: number): FootballState {
  const { players } = kickoffState;
  if (!players) throw new Error('nobody plays');
  const gains = withEntry(players[side][what], place, { count: TIMES, yards: 5 * TIMES });
  return { ...kickoffState, players: { ...players, [side]: { ...players[side], [what]: gains } } };
}

function played(side: SideKey, did: Partial<PlayerLine>): BasketballState {
  const start = tipOff();
  const { players } = start;
  if (!players) throw new Error('nobody plays');
  const line = { points: 0, rebounds: 0, assists: 0, threes: 0, ...did };
  return { ...start, players: { ...players, [side]: withEntry(players[side], PLACE, line) } };
}

function skated(side: SideKey, did: Partial<SkaterLine>): HockeyState {
  const { skaters } = faceOff;
  if (!skaters) throw new Error('nobody skates');
  const line = { goals: 0, assists: 0, shots: 0, ...did };
  return { ...faceOff, skaters: { ...skaters, [side]: withEntry(skaters[side], PLACE, line) } };
}

const ofFootball = (deed: 'runs' | 'catches', place: number, over: Deed['over']): Deed => ({
  ...{ model: football, deed, over },
  after: (side) => gained(side, deed, place),
});
const ofBasketball = (deed: string, did: Partial<PlayerLine>, over: Deed['over']): Deed => ({
  ...{ model: basketball, deed, over },
  after: (side) => played(side, did),
});
const ofHockey = (deed: string, did: Partial<SkaterLine>, over: Deed['over']): Deed => ({
  ...{ model: hockey, deed, over },
  after: (side) => skated(side, did),
});

const DEEDS: readonly Deed[] = [
  ofFootball('runs', RUNNER, overOf('rush-attempts', 4.5, 1, RUNNER)),
  ofFootball('catches', PLACE, overOf('receptions', 2.5)),
  ofBasketball('twos', { points: 2 * TIMES }, overOf('points', 8.5, 2)),
  ofBasketball('threes', { points: 3 * TIMES, threes: TIMES }, overOf('threes', 0.5)),
  ofBasketball('assists', { assists: TIMES }, overOf('assists', 1.5)),
  ofBasketball('rebounds', { rebounds: TIMES }, overOf('rebounds', 5.5)),
  ofBasketball('steals', { steals: TIMES }, overOf('steals', 0.5)),
  ofBasketball('blocks', { blocks: TIMES }, overOf('blocks', 1.5)),
  ofHockey('shots', { shots: TIMES }, overOf('shots', 1.5)),
  ofHockey('assists', { assists: TIMES }, overOf('assists', 0.5)),
  ofHockey('goals', { goals: TIMES, shots: TIMES }, overOf('points', 0.5)),
];

/** How likely it is, 0 to 1, that a game goes on as the over of a market says. */
function chances(model: AnySportModel, state: State, size: number): (key: string) => number {
  const outcomes = model.simulate(state, model.even, size, 1);
  return (key) => {
    const [over] = model.market(key, state.sides)?.selections ?? [];
    if (over === undefined) throw new Error(`no ${key}`);
    let won = 0;
    for (let at = 0; at < size; at++) if (over.mark(outcomes, at) === WIN) won++;
    return won / size;
  };
}

/** What the first four of his side do, which says what is believed of the day. */
function mates(model: AnySportModel, state: State): readonly number[] {
  const chance = chances(model, state, 512);
  const counted = model === hockey ? 'shots:home' : 'points:home';
  return [0, 1, 2, 3].flatMap((place) =>
    [1.5, 3.5, 12.5].map((line) => chance(`player:${counted}:${place}:${line}`)),
  );
}

test.each(DEEDS)(
  '$model.slug: who has done more of $deed so far is likelier to do more from now on, of either side',
  ({ model, after, over }) => {
    const [home, away] = [chances(model, after('home'), 2048), chances(model, after('away'), 2048)];
    expect(home(over('home', 'all'))).toBeGreaterThan(away(over('home', 'nothing')) + 0.03);
    expect(away(over('away', 'all'))).toBeGreaterThan(home(over('away', 'nothing')) + 0.03);
  },
);

test.each([basketball, hockey])('$slug: each deed says by its own shares what day it is', (model) => {
  const deeds = DEEDS.filter((each) => each.model === model);
  const believed = deeds.map(({ after }) => mates(model, after('home')).join());
  expect(new Set(believed).size).toBe(deeds.length);
});

test.each([
  [
    'a single free throw says nothing',
    basketball,
    played('home', { points: 10, threes: 3 }),
    played('home', { points: 9, threes: 3 }),
  ],
  ['a goal is no saved shot', hockey, skated('home', { goals: 3, shots: 3 }), skated('home', { goals: 3 })],
] as const)('of what day it is %s', (_, model, state, same) => {
  expect(mates(model, state)).toEqual(mates(model, same));
});
