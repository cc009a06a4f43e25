import { expect, test } from 'vitest';
import { ImpossiblePlay } from '../sport.ts';
import { football } from './football.ts';
import type { FootballDeed, FootballPlay } from './play.ts';
import { kickoffState, quietPlay } from './testing/games.ts';

/** The away side has the ball at its own 28. */
const state = football.apply(
  kickoffState,
  quietPlay(kickoffState, { kind: 'kickoff', clock: 895, possession: 'away', ballOn: 72 }),
);
const deed = (what: FootballDeed['what'], yards = 5, side: FootballDeed['side'] = 'away'): FootballDeed => ({
  side,
  what,
  player: 3,
  yards,
});
const caught = (yards: number, side?: FootballDeed['side']) => [
  deed('pass', yards, side),
  deed('catch', yards, side),
];
const told = (kind: FootballPlay['kind'], did: FootballDeed[]) => () =>
  football.apply(state, quietPlay(state, { kind, did }));

test.each<[string, RegExp, FootballPlay['kind'], FootballDeed[]]>([
  ['a catch of a run', /a rush brings no pass/, 'rush', caught(20)],
  ['an interception of a kneel', /a kneel brings no interception/, 'kneel', [deed('interception', 0)]],
  ['a catch of a kickoff', /a kickoff brings no pass/, 'kickoff', caught(50)],
  ['a run of a try', /a two-point brings no run/, 'two-point', [deed('run', 2)]],
  ['a run of a time-out', /a timeout brings no run/, 'timeout', [deed('run')]],
  ['two catches', /one catch at most/, 'pass', [...caught(20), deed('catch', 20)]],
  ['a catch by the defence', /without the ball/, 'pass', caught(20, 'home')],
  ['an interception of the defence', /without the ball/, 'pass', [deed('interception', 0, 'home')]],
  ['a catch beyond the goal line', /73 yards/, 'pass', caught(73)],
  ['a run out of the stadium', /-39 yards/, 'rush', [deed('run', -39)]],
  ['a catch that nobody threw', /a catch thrown/, 'pass', [deed('catch', 20)]],
  ['a pass that nobody caught', /a pass is caught/, 'pass', [deed('pass', 20)]],
  [
    'a pass that was caught and intercepted',
    /a catch or an interception/,
    'pass',
    [...caught(20), deed('interception', 0)],
  ],
])('a play is refused that tells %s', (_, reason, kind, did) => {
  expect(told(kind, did)).toThrow(ImpossiblePlay);
  expect(told(kind, did)).toThrow(reason);
});

test('what one play can bring is taken: to the goal line, behind the own one, of a fake kick, of a sack that colleges count', () => {
  expect(told('pass', caught(72))).not.toThrow();
  expect(told('rush', [deed('run', -30)])).not.toThrow();
  expect(told('punt', caught(12))).not.toThrow();
  expect(told('field-goal', [deed('run', 4)])).not.toThrow();
  expect(told('sack', [deed('run', -8)])).not.toThrow();
  expect(told('penalty', caught(12))).not.toThrow();
});
