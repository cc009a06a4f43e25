import { expect, test } from 'vitest';
import { describeTimeline, marksOf, placeOf, scorersOf, shiftOf } from './timeline-words.ts';

const nobody = { player: '', isOwnGoal: false, stoppage: 0 };

test('the line of time says in words what is drawn on it [LIVE-005]', () => {
  const state = {
    gameMinutes: 90,
    minute: 56,
    moments: [
      { ...nobody, kind: 'GOAL', minute: 12, side: 'HOME' },
      { ...nobody, kind: 'RED_CARD', minute: 40, side: 'AWAY' },
    ],
  };
  expect(describeTimeline(state, 'Everton', 'Arsenal')).toBe(
    '56 of 90 minutes. Arsenal goal in minute 12. Everton red card in minute 40.',
  );
});

test('the line is marked where a half ends, of extra time as well', () => {
  expect([90, 120, 40, 50].map(marksOf)).toEqual([
    [0, 45, 90],
    [0, 45, 90, 105, 120],
    [0, 20, 40],
    [0, 20, 40, 45, 50],
  ]);
});

test('a moment stands on the line, wherever stoppage time took it', () => {
  expect(placeOf(45, 90)).toBe(50);
  expect(placeOf(97, 90)).toBe(100);
});

test('two goals of a side in one minute are told as two, and drawn beside each other [LIVE-005]', () => {
  const goal = (minute: number, side = 'HOME') => ({ ...nobody, kind: 'GOAL', minute, side });
  const moments = [goal(20), goal(20), goal(20, 'AWAY'), goal(38), goal(40), goal(40)];
  const state = { gameMinutes: 40, minute: 40, moments };
  expect(describeTimeline(state, 'Navarra', 'Palma')).toBe(
    '40 of 40 minutes. Palma 2 goals in minute 20. Navarra goal in minute 20. Palma goal in minute 38. Palma 2 goals in minute 40.',
  );
  expect(moments.map((moment) => shiftOf(state, moment))).toEqual([-4, 4, 0, 0, -8, 0]);
});

test('goals stand together by who scored them, and what nobody is told of has the name of what it was', () => {
  const by = (player: string, minute: number, more = {}) => {
    return { ...nobody, kind: 'GOAL', side: 'HOME', player, minute, ...more };
  };
  const moments = [
    by('B. Ola', 12),
    by('', 20, { isOwnGoal: true }),
    by('C. Dee', 30, { kind: 'RED_CARD' }),
    by('A. Ash', 35, { side: 'AWAY' }),
    by('B. Ola', 41),
    by('', 44),
    by('', 50, { kind: 'RED_CARD' }),
  ];
  const state = { gameMinutes: 90, minute: 90, moments };
  expect(scorersOf(state, 'HOME')).toEqual([
    'B. Ola 12′, 41′',
    'Own goal 20′',
    'C. Dee, red card 30′',
    'Goal 44′',
    'Red card 50′',
  ]);
  expect(scorersOf(state, 'AWAY')).toEqual(['A. Ash 35′']);
});

test('what comes in stoppage time is told by the minute and how long after it, and stands at the end of its half', () => {
  const goal = (minute: number, stoppage: number) => {
    return { ...nobody, kind: 'GOAL', side: 'HOME', player: 'B. Ola', minute, stoppage };
  };
  const state = { gameMinutes: 90, minute: 90, moments: [goal(45, 0), goal(45, 2), goal(90, 4)] };
  expect(scorersOf(state, 'HOME')).toEqual(['B. Ola 45′, 45+2′, 90+4′']);
  expect(describeTimeline(state, 'Everton', 'Arsenal')).toBe(
    '90 of 90 minutes. Arsenal goal in minute 45. Arsenal goal in minute 45 plus 2. Arsenal goal in minute 90 plus 4.',
  );
});
