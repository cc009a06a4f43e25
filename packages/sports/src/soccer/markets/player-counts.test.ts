import { expect, test } from 'vitest';
import { countMarks } from '../../count-marks.ts';
import { LOSS, PUSH, WIN } from '../../market-definition.ts';
import { futsal, soccer } from '../model.ts';
import type { LoggedPlay, SoccerPlay } from '../play.ts';
import type { SoccerState } from '../state.ts';
import { tallyOf } from '../tally.ts';
import { after, cupState, kickoffState, playFrom, playGame, sides } from '../testing/games.ts';

const nameOf = (key: string) => soccer.market(key, sides)?.name;
const marksOf = (state: SoccerState, key: string) =>
  soccer.market(key, sides)?.selections.map(({ mark }) => mark(soccer.actual(state), 0));
const boardOf = (state: SoccerState) =>
  soccer.offer(state, soccer.simulate(state, soccer.even, 2048, 1), sides);
const countsOf = (keys: readonly string[]) => keys.filter((key) => /^(player|reach|booked):/.test(key));
const keysOf = (state: SoccerState) => countsOf(boardOf(state).map(({ market }) => market.key));

const begun = [
  [1, 0, 'kickoff'],
  [1, 5, 'shot', 'home', { player: 9, onTarget: false }],
  [1, 8, 'shot', 'home', { player: 9, onTarget: true }],
  [1, 20, 'goal', 'home', { player: 9 }],
  [1, 25, 'yellow-card', 'away', { player: 2 }],
] as const;
const early = after(begun);
const final = after([...begun, [1, 45, 'end-of-period'], [2, 0, 'kickoff'], [2, 48, 'end-of-game']]);

test('they are named as books name them', () => {
  expect(nameOf('player:shots:home:9:2.5')).toMatch(/^[A-Z]\. \S+ \(ARS\) Shots$/);
  expect(nameOf('player:shots-on-target:away:5:0.5')).toMatch(/^[A-Z]\. \S+ \(EVE\) Shots on Target$/);
  expect(nameOf('reach:shots:home:9:3')).toMatch(/ \(ARS\) 3\+ Shots$/);
  expect(nameOf('reach:shots-on-target:home:9:1')).toMatch(/ \(ARS\) 1\+ Shots on Target$/);
  expect(nameOf('booked:away:2')).toMatch(/ \(EVE\) to Be Booked$/);
});

test.each([
  'player:goals:home:9:0.5',
  'player:shots:nobody:9:0.5',
  'player:shots:home:14:0.5',
  'player:shots:home:9:0',
  'player:shots:home:9',
  'reach:shots:home:9:0',
  'reach:shots:home:9:31',
  'reach:toString:home:9:1',
  'booked:home:14',
  'booked:home:2:1',
  'assist:home:14',
  'assist:home:5:1',
  'score-or-assist:home',
])('%s makes no sense', (key) => {
  expect(soccer.market(key, sides)).toBeUndefined();
});

test('a goal is a shot on target of its scorer; what is reached is decided, and nothing that is not', () => {
  for (const [key, marks] of [
    ['player:shots:home:9:2.5', [WIN, LOSS]],
    ['player:shots-on-target:home:9:1.5', [WIN, LOSS]],
    ['reach:shots:home:9:3', [WIN, LOSS]],
    ['reach:shots-on-target:home:9:2', [WIN, LOSS]],
    ['booked:away:2', [WIN, LOSS]],
  ] as const) {
    expect(soccer.isDecided(early, key), key).toBe(true);
    expect(marksOf(early, key), key).toEqual(marks);
  }
  for (const key of [
    'player:shots:home:9:3.5',
    'reach:shots-on-target:home:9:3',
    'booked:away:3',
    'booked:home:2',
  ]) {
    expect(soccer.isDecided(early, key), key).toBe(false);
    expect(soccer.isDecided(final, key), key).toBe(true);
    expect(marksOf(final, key), key).toEqual([LOSS, WIN]);
  }
  expect(soccer.explain(final, 'player:shots:home:9:3.5', 'under')).toMatch(/ had 3 shots$/);
  expect(soccer.explain(final, 'reach:shots-on-target:home:9:3', 'no')).toMatch(/ had 2 shots on target$/);
  expect(soccer.explain(final, 'booked:away:2', 'yes')).toMatch(/ was shown a card$/);
  expect(soccer.explain(final, 'booked:away:3', 'yes')).toMatch(/ was shown no card$/);
});

test('who passes for a goal assists it, and who does either scores or assists; neither in extra time', () => {
  const state = after([
    [1, 0, 'kickoff'],
    [1, 5, 'goal', 'home', { player: 9, how: 'open-play', assist: 5 }],
    [1, 8, 'goal', 'away', { player: 10, how: 'penalty' }],
    [1, 9, 'goal', 'home', { player: 6, how: 'open-play', assist: null }],
  ]);
  expect(nameOf('assist:home:5')).toMatch(/ \(ARS\) Anytime Assist$/);
  expect(nameOf('score-or-assist:home:5')).toMatch(/ \(ARS\) to Score or Assist$/);
  for (const key of ['assist:home:5', ...[5, 6, 9].map((place) => `score-or-assist:home:${place}`)]) {
    expect(soccer.isDecided(state, key), key).toBe(true);
    expect(marksOf(state, key), key).toEqual([WIN, LOSS]);
  }
  for (const key of ['assist:home:9', 'assist:home:10', 'assist:away:5', 'score-or-assist:home:10']) {
    expect(soccer.isDecided(state, key), key).toBe(false);
  }
  expect(soccer.explain(state, 'assist:home:5', 'yes')).toMatch(/ had 1 assist$/);
  expect(soccer.explain(state, 'score-or-assist:home:9', 'yes')).toMatch(/ had 1 goal or assist$/);
  const keys = boardOf(state).map(({ market }) => market.key);
  expect(keys).toContain('assist:home:6');
  expect(keys).not.toContain('assist:home:5');
  expect(keys).not.toContain('score-or-assist:home:6');
  const late = after(
    [
      [1, 0, 'kickoff'],
      [1, 45, 'end-of-period'],
      [2, 0, 'kickoff'],
      [2, 48, 'end-of-period'],
      [3, 0, 'kickoff'],
      [3, 5, 'goal', 'home', { player: 9, how: 'open-play', assist: 5 }],
    ],
    cupState.rules,
  );
  expect(marksOf(late, 'assist:home:5')).toEqual([LOSS, WIN]);
  expect(marksOf(late, 'score-or-assist:home:9')).toEqual([LOSS, WIN]);
});

test('a source that does not say who passed makes assists of that side void, and nothing else', () => {
  const state = after([
    [1, 0, 'kickoff'],
    [1, 5, 'goal', 'home', { player: 9, how: 'open-play', assist: 5 }],
    [1, 20, 'goal', 'home', { player: 10, how: 'open-play' }],
  ]);
  for (const key of ['assist:home:6', 'score-or-assist:home:6']) {
    expect(marksOf(state, key), key).toEqual([PUSH, PUSH]);
    expect(soccer.explain(state, key, 'yes')).toMatch(/^Void: /);
  }
  // Who scored is involved, whoever passed.
  const involved = ['score-or-assist:home:9', 'score-or-assist:home:10'];
  for (const key of ['assist:home:5', ...involved, 'scorer:home:10:1']) {
    expect(marksOf(state, key), key).toEqual([WIN, LOSS]);
  }
  for (const key of ['assist:away:5', 'scorer:home:6:1', 'player:shots:home:6:0.5']) {
    expect(soccer.isDecided(state, key), key).toBe(false);
  }
  expect(boardOf(state).some(({ market }) => market.key.startsWith('assist:home'))).toBe(false);
});

test('nobody passes to himself, for an own goal, or after he was sent off', () => {
  const sent = [
    [1, 0, 'kickoff'],
    [1, 3, 'red-card', 'home', { player: 5 }],
  ] as const;
  expect(() => after([...sent, [1, 5, 'goal', 'home', { player: 9, assist: 5 }]])).toThrow(/sent off/);
  expect(() => after([...sent, [1, 5, 'goal', 'home', { player: 9, assist: 9 }]])).toThrow(/himself/);
  expect(() => after([...sent, [1, 5, 'goal', 'home', { how: 'own-goal', assist: 9 }]])).toThrow(/own goal/);
});

test('an own goal is nobody’s shot, a penalty that is saved is one on target', () => {
  const state = after([
    [1, 0, 'kickoff'],
    [1, 5, 'goal', 'home', { how: 'own-goal' }],
    [1, 9, 'missed-penalty', 'home', { player: 10, onTarget: true }],
  ]);
  expect(soccer.isDecided(state, 'player:shots:home:9:0.5')).toBe(false);
  expect(marksOf(state, 'reach:shots-on-target:home:10:1')).toEqual([WIN, LOSS]);
});

test('who was sent off was booked, has no more shots, and nothing more of him is on offer', () => {
  const state = after([...begun, [1, 30, 'red-card', 'home', { player: 9 }]]);
  expect(marksOf(state, 'booked:home:9')).toEqual([WIN, LOSS]);
  expect(soccer.isDecided(state, 'player:shots:home:9:3.5')).toBe(true);
  expect(marksOf(state, 'player:shots:home:9:3.5')).toEqual([LOSS, WIN]);
  expect(keysOf(state).filter((key) => key.includes(':home:9'))).toEqual([]);
  expect(keysOf(early).filter((key) => key.includes(':home:9'))).not.toEqual([]);
});

test('a shot that is nobody’s makes the open shots of its side void and leaves all else as it is', () => {
  const state = after([...begun, [1, 30, 'shot', 'home', { onTarget: false }]]);
  for (const key of ['player:shots:home:9:3.5', 'player:shots:home:10:0.5', 'reach:shots:home:9:4']) {
    expect(soccer.isDecided(state, key), key).toBe(true);
    expect(marksOf(state, key), key).toEqual([PUSH, PUSH]);
    expect(soccer.explain(state, key, 'over') ?? soccer.explain(state, key, 'yes')).toMatch(/^Void: /);
  }
  // He had three: nothing that is not told can take them from him.
  for (const key of ['player:shots:home:9:2.5', 'reach:shots:home:9:1']) {
    expect(marksOf(state, key), key).toEqual([WIN, LOSS]);
  }
  expect(soccer.explain(state, 'reach:shots:home:9:1', 'yes')).toMatch(
    / had 3 shots by the time the source of this game told it no more$/,
  );
  // It was not on target, so those are still known.
  expect(marksOf(state, 'reach:shots-on-target:home:9:2')).toEqual([WIN, LOSS]);
  for (const key of ['player:shots-on-target:home:10:0.5', 'player:shots:away:9:0.5', 'booked:home:2']) {
    expect(soccer.isDecided(state, key), key).toBe(false);
  }
  const keys = keysOf(state);
  expect(keys.filter((key) => key.includes('shots:home'))).toEqual([]);
  for (const head of ['player:shots:away', 'player:shots-on-target:home', 'booked:home']) {
    expect(
      keys.some((key) => key.startsWith(head)),
      head,
    ).toBe(true);
  }
  const card = after([...begun, [1, 30, 'yellow-card', 'away']]);
  expect(marksOf(card, 'booked:away:3')).toEqual([PUSH, PUSH]);
  expect(soccer.isDecided(card, 'booked:home:3')).toBe(false);
  // A booking is a booking, whoever the other card was for.
  expect(marksOf(card, 'booked:away:2')).toEqual([WIN, LOSS]);
});

test('a correction restates who it was', () => {
  const restate = (change: (logged: LoggedPlay) => LoggedPlay): SoccerState => {
    const correctedLog = early.log.map(change);
    const play: SoccerPlay = playFrom(early, {
      kind: 'correction',
      correctedLog,
      tally: tallyOf(correctedLog),
    });
    return soccer.apply(early, play);
  };
  const other = restate((logged) => (logged.kind === 'goal' ? { ...logged, player: 10 } : logged));
  expect(soccer.isDecided(other, 'player:shots:home:9:2.5')).toBe(false);
  expect(marksOf(other, 'reach:shots:home:10:1')).toEqual([WIN, LOSS]);
  const same = restate(({ player: _, ...logged }) => logged);
  expect(same.log).toEqual(early.log);
  expect(marksOf(same, 'player:shots:home:9:2.5')).toEqual([WIN, LOSS]);
  expect(soccer.isDecided(same, 'player:shots:home:9:3.5')).toBe(false);
  const nobody = restate(({ player: _, ...logged }) =>
    logged.kind === 'goal' ? { ...logged, clock: logged.clock - 60 } : logged,
  );
  expect(marksOf(nobody, 'player:shots:home:9:2.5')).toEqual([PUSH, PUSH]);
  expect(marksOf(nobody, 'reach:shots:home:9:2')).toEqual([WIN, LOSS]);
});

test('extra time does not count', () => {
  const state = after(
    [
      ...begun,
      [1, 30, 'goal', 'away', { player: 9 }],
      [1, 45, 'end-of-period'],
      [2, 0, 'kickoff'],
      [2, 48, 'end-of-period'],
      [3, 0, 'kickoff'],
      [3, 5, 'shot', 'home', { player: 9, onTarget: true }],
      [3, 6, 'yellow-card', 'home', { player: 2 }],
      [3, 7, 'shot', 'home', { onTarget: true }],
    ],
    cupState.rules,
  );
  expect(marksOf(state, 'reach:shots:home:9:4')).toEqual([LOSS, WIN]);
  expect(marksOf(state, 'booked:home:2')).toEqual([LOSS, WIN]);
});

test('before a game there are lines and marks of some sixty, most of them aside, each selection open to win', () => {
  for (const model of [soccer, futsal]) {
    const kickoff = model.initial({ sides });
    const outcomes = model.simulate(kickoff, model.even, 8192, 1);
    const board = model.offer(kickoff, outcomes, sides);
    const ours = board.filter(({ market }) => /^(player|reach|booked):/.test(market.key));
    expect(ours.length).toBeGreaterThan(50);
    expect(ours.length).toBeLessThan(70);
    expect(ours.filter(({ isAside }) => isAside !== true)).toHaveLength(24);
    for (const { market } of ours) {
      expect(market.classification).toBe('player');
      const { wins, pushes } = countMarks(market, outcomes);
      expect(
        wins.reduce((sum, each) => sum + each, 0),
        market.key,
      ).toBe(outcomes.size);
      expect(Math.min(...wins) / outcomes.size, market.key).toBeGreaterThan(0.07);
      expect(Math.max(...pushes), market.key).toBe(0);
    }
  }
});

test('all that was on offer at any time is graded at the end, and what is decided leaves', () => {
  for (let seed = 0; seed < 4; seed++) {
    const offered = new Set(keysOf(kickoffState));
    let plays = 0;
    const over = playGame(seed, kickoffState, (state) => {
      if (++plays % 60 !== 0 || soccer.isFinal(state)) return;
      for (const key of keysOf(state)) {
        offered.add(key);
        expect(soccer.isDecided(state, key), key).toBe(false);
      }
    });
    for (const key of offered) {
      expect(soccer.isDecided(over, key), key).toBe(true);
      expect(marksOf(over, key)?.toSorted(), key).toEqual([LOSS, WIN]);
    }
  }
});
