import { expect, test } from 'vitest';
import { ImpossiblePlay } from '../sport.ts';
import { hockey } from './hockey.ts';
import type { GoalStrength, HockeyPlay } from './play.ts';
import type { HockeyState } from './state.ts';
import { faceOff, quietPlay } from './testing/games.ts';

const nobody = { home: [], away: [] };
const minor = (seconds = 120) => ({ seconds, major: false });
const state: HockeyState = { ...faceOff, phase: 'in-play', period: 3, clock: 100 };
const goal = (strength: GoalStrength): Partial<HockeyPlay> => ({
  kind: 'goal',
  goal: { side: 'home', strength, assists: [] },
  score: { home: 1, away: 0 },
});
const apply = (from: HockeyState, changes: Partial<HockeyPlay>) => () =>
  hockey.apply(from, quietPlay(from, changes));

test.each<[string, RegExp, Partial<HockeyPlay>]>([
  ['a goal into an empty net with both goalies in', /not empty/, goal('empty-net')],
  [
    'one into the empty net of the side that scores',
    /not empty/,
    { ...goal('empty-net'), pulled: { home: true, away: false } },
  ],
  ['a power play against nobody', /nobody in the box/, goal('power-play')],
  [
    'a power play of the side that is short',
    /nobody in the box/,
    { ...goal('power-play'), box: { home: [minor(60)], away: [] } },
  ],
  ['a short-handed goal of five', /nobody in the box/, goal('short-handed')],
  [
    'a penalty that the other side sits out',
    /sends off a player of the away side/,
    { kind: 'penalty', penalty: 'home', box: { home: [], away: [minor()] } },
  ],
])('a play is impossible that tells %s', (_, reason, changes) => {
  expect(apply(state, changes)).toThrow(ImpossiblePlay);
  expect(apply(state, changes)).toThrow(reason);
});

test('who is off the ice may be told as it was before the goal, or as it is after it', () => {
  const short: HockeyState = { ...state, box: { home: [], away: [minor(30)] } };
  expect(apply(short, { ...goal('power-play'), box: nobody })).not.toThrow();
  expect(apply(state, { ...goal('power-play'), box: { home: [], away: [minor()] } })).not.toThrow();
  expect(apply({ ...short, box: { home: [minor(9)], away: [] } }, goal('short-handed'))).not.toThrow();
  const pulled = { home: false, away: true };
  expect(apply(state, { ...goal('empty-net'), pulled })).not.toThrow();
  const empty: HockeyState = { ...state, pulled };
  expect(apply(empty, { ...goal('empty-net'), pulled: { home: false, away: false } })).not.toThrow();
});

test('penalties of both sides may be told at once, one that nobody sits out, and one when another is over', () => {
  const penalty = { kind: 'penalty', penalty: 'home' } as const;
  expect(apply(state, { ...penalty, box: { home: [minor()], away: [minor()] } })).not.toThrow();
  expect(apply(state, penalty)).not.toThrow();
  const before: HockeyState = { ...state, box: { home: [minor(5)], away: [minor(50)] } };
  expect(apply(before, { ...penalty, box: { home: [minor()], away: [minor(40)] } })).not.toThrow();
  expect(apply(before, { ...penalty, box: { home: [], away: [minor(120)] } })).toThrow(ImpossiblePlay);
});
