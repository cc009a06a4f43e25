import { expect, test } from 'vitest';
import { ImpossiblePlay } from '../sport.ts';
import { futsal, soccer } from './model.ts';
import type { LoggedPlay, SoccerPlay } from './play.ts';
import { EVERYBODY_ELSE } from './player-words.ts';
import { FUTSAL } from './rules.ts';
import { initialState, type SoccerState } from './state.ts';
import { after, cupState, kickoffState, playFrom, sides } from './testing/games.ts';

const begun = after([
  [1, 0, 'kickoff'],
  [1, 30, 'goal', 'home'],
]);

test.each<[string, Partial<SoccerPlay>]>([
  ['a clock that runs back', { clock: 1700 }],
  ['a goal without a side', { kind: 'goal', clock: 1900 }],
  [
    'goals that nobody saw',
    { clock: 1900, tally: { ...playFrom(begun).tally, away: { ...playFrom(begun).tally.away, goals: 1 } } },
  ],
  ['a second half out of nowhere', { kind: 'kickoff', period: 2, clock: 0 }],
  ['an end of the half with fifteen minutes to go', { kind: 'end-of-period', clock: 1800 }],
  ['an end of the game at halftime', { kind: 'end-of-game', clock: 2700 }],
  [
    'a kick of a shoot-out in the first half',
    { kind: 'shootout-kick', side: 'home', made: true, clock: 1900 },
  ],
  ['a correction that restates nothing', { kind: 'correction', clock: 1900 }],
  ['added time of nobody knows how much', { kind: 'added-time', clock: 2700 }],
])('%s is refused', (_, changes) => {
  expect(() => soccer.apply(begun, playFrom(begun, changes))).toThrow(ImpossiblePlay);
});

test('a player has a place in the roster of the side, of those who were told or who are invented', () => {
  const goal = (state: SoccerState, player: number, changes: Partial<SoccerPlay> = {}) => {
    const play = { kind: 'goal', side: 'home', clock: 1900, player, ...changes } as const;
    return () => soccer.apply(state, playFrom(state, play));
  };
  const named = { ...begun.sides.home, players: ['A. One', 'B. Two'] };
  const told: SoccerState = { ...begun, sides: { ...begun.sides, home: named } };
  const unnamed = { ...begun, sides: { ...begun.sides, home: { ...named, players: [] } } };
  expect(goal(begun, 13)).not.toThrow();
  expect(goal(begun, 14)).toThrow('player 14 of a roster of 14');
  expect(goal({ ...begun, rules: FUTSAL, clock: 600 }, 11, { clock: 900 })).toThrow(
    'player 11 of a roster of 11',
  );
  expect(goal(told, 1)).not.toThrow();
  expect(goal(told, 2)).toThrow('player 2 of a roster of 2');
  expect(goal(unnamed, 13)).not.toThrow();
  expect(goal(unnamed, 14)).toThrow('player 14 of a roster of 14');
  expect(goal(told, 2, { side: 'away' })).not.toThrow();
  expect(goal(told, 2, { how: 'own-goal' })).not.toThrow();
  expect(goal(begun, 1, { assist: 13 })).not.toThrow();
  expect(goal(begun, 1, { assist: 14 })).toThrow('player 14 of a roster of 14');
  expect(goal(told, 1, { assist: 2 })).toThrow('player 2 of a roster of 2');
  expect(goal(told, 1, { assist: null })).not.toThrow();
  const unsaid = playFrom(begun, { kind: 'goal', side: 'home', clock: 1900, assist: 14 });
  expect(() => soccer.apply(begun, unsaid)).toThrow('player 14 of a roster of 14');
  const correctedLog: LoggedPlay[] = [{ kind: 'goal', side: 'home', period: 1, clock: 1800, player: 14 }];
  const correction = playFrom(begun, { kind: 'correction', clock: 1860, correctedLog });
  expect(() => soccer.apply(begun, correction)).toThrow('player 14 of a roster of 14');
  const passed: LoggedPlay[] = correctedLog.map((logged) => ({ ...logged, player: 1, assist: 14 }));
  expect(() => soccer.apply(begun, { ...correction, correctedLog: passed })).toThrow(
    'player 14 of a roster of 14',
  );
});

test('somebody who has no place is everybody else, who are many: one may score after another was sent off, and pass to a third', () => {
  const unnamed = { ...begun.sides.home, players: [] };
  for (const game of [begun, { ...begun, sides: { ...begun.sides, home: unnamed } }]) {
    const other = { side: 'home', clock: 1900, player: EVERYBODY_ELSE } as const;
    const short = soccer.apply(game, playFrom(game, { ...other, kind: 'red-card' }));
    const goal = { ...other, kind: 'goal', assist: EVERYBODY_ELSE } as const;
    const scored = soccer.apply(short, playFrom(short, goal));
    expect(soccer.scoreboard(scored).homeScore).toBe(soccer.scoreboard(game).homeScore + 1);
  }
});

test('a goal that is struck off after a review is gone, and the text says so', () => {
  const state = soccer.apply(
    begun,
    playFrom(begun, {
      kind: 'correction',
      clock: 1860,
      correctedLog: [],
      tally: playFrom(kickoffState).tally,
      text: 'No goal: offside',
    }),
  );
  expect(soccer.scoreboard(state)).toMatchObject({
    homeScore: 0,
    awayScore: 0,
    lastPlay: 'No goal: offside',
  });
});

const logged = (changes: Partial<LoggedPlay>): LoggedPlay => ({
  kind: 'corner',
  side: 'home',
  period: 1,
  clock: 600,
  ...changes,
});
const sentOff = logged({ kind: 'red-card', player: 4 });

test.each<[string, string, Partial<SoccerPlay>]>([
  ['goes on to a later half', 'had 900 seconds left', { period: 2, clock: 5400 }],
  ['turns the clock back', 'the clock ran back', { clock: 1700 }],
  ['restates what is still to come', 'still to come', { correctedLog: [logged({ clock: 1900 })] }],
  ['restates what is of a later half', 'still to come', { correctedLog: [logged({ period: 2, clock: 5 })] }],
  ['restates what is out of order', 'in the order', { correctedLog: [logged({}), logged({ clock: 599 })] }],
  [
    'books who was sent off',
    'a yellow-card of a player who was sent off',
    { correctedLog: [sentOff, logged({ kind: 'yellow-card', player: 4 })] },
  ],
])('a correction is refused that %s', (_, reason, changes) => {
  const { tally } = playFrom(kickoffState);
  const correction: Partial<SoccerPlay> = { kind: 'correction', correctedLog: [], tally, ...changes };
  expect(() => soccer.apply(begun, playFrom(begun, correction))).toThrow(reason);
});

test('a correction goes back to no earlier half, and at halftime it leaves the half over', () => {
  const correct = (state: SoccerState, period: number) =>
    soccer.apply(state, playFrom(state, { kind: 'correction', correctedLog: [...state.log], period }));
  const halftime = soccer.apply(begun, playFrom(begun, { kind: 'end-of-period', clock: 2700 }));
  expect(correct(halftime, 1).phase).toBe('break');
  const second = soccer.apply(halftime, playFrom(halftime, { kind: 'kickoff', period: 2, clock: 0 }));
  expect(() => correct(second, 1)).toThrow('period 1 after period 2');
});

test('whoever was sent off is booked, shoots and scores no more; others and own goals go on', () => {
  const state = after([
    [1, 0, 'kickoff'],
    [1, 30, 'red-card', 'home', { player: 4 }],
  ]);
  const next = (changes: Partial<SoccerPlay>) => () =>
    soccer.apply(state, playFrom(state, { side: 'home', player: 4, clock: 1900, ...changes }));
  for (const kind of ['red-card', 'yellow-card', 'shot', 'goal', 'missed-penalty'] as const) {
    expect(next({ kind }), kind).toThrow('of a player who was sent off');
    expect(next({ kind, side: 'away' }), kind).not.toThrow();
    expect(next({ kind, player: 5 }), kind).not.toThrow();
  }
  expect(next({ kind: 'goal', how: 'own-goal' })).not.toThrow();
});

test('a league game that is level after 90 minutes is over, a cup tie goes on', () => {
  const level = [
    [1, 0, 'kickoff'],
    [1, 45, 'end-of-period'],
    [2, 0, 'kickoff'],
    [2, 46, 'quiet'],
  ] as const;
  const league = after(level);
  expect(soccer.isFinal(soccer.apply(league, playFrom(league, { kind: 'end-of-game' })))).toBe(true);
  const cup = after(level, cupState.rules);
  expect(() => soccer.apply(cup, playFrom(cup, { kind: 'end-of-game' }))).toThrow('must have a winner');
});

test('a shoot-out is kicked in turn and ends when it is decided', () => {
  let state = after(
    [
      [1, 0, 'kickoff'],
      [1, 45, 'end-of-period'],
      [2, 0, 'kickoff'],
      [2, 45, 'end-of-period'],
      [3, 0, 'kickoff'],
      [3, 15, 'end-of-period'],
      [4, 0, 'kickoff'],
      [4, 15, 'end-of-period'],
    ],
    cupState.rules,
  );
  const kick = (side: 'home' | 'away', made: boolean) =>
    playFrom(state, { kind: 'shootout-kick', period: 5, clock: 0, side, made });
  state = soccer.apply(state, kick('home', true));
  expect(() => soccer.apply(state, kick('home', true))).toThrow('in turn');
  expect(soccer.scoreboard(state).situation).toBe('1–0 on kicks');
  for (const period of [2, 4]) {
    const correctedLog: LoggedPlay[] = [{ kind: 'goal', side: 'home', period, clock: 600 }];
    const correction = playFrom(state, { kind: 'correction', clock: 0, correctedLog });
    expect(() => soccer.apply(state, correction)).toThrow('not level');
  }
  for (let round = 0; round < 2; round++) {
    state = soccer.apply(state, kick('away', false));
    state = soccer.apply(state, kick('home', true));
  }
  state = soccer.apply(state, kick('away', false));
  expect(() => soccer.apply(state, kick('home', true))).toThrow('decided');
  const final = soccer.apply(state, playFrom(state, { kind: 'end-of-game', period: 5, clock: 0 }));
  expect(soccer.scoreboard(final)).toMatchObject({
    homeScore: 0,
    awayScore: 0,
    homeShootoutScore: 3,
    winner: 'home',
    situation: `${state.sides.home.mediumName} won 3–0 on kicks`,
    progress: 'Final/Pens',
  });
});

test('a goal and a red card are marked with who did it, an own goal and what nobody is told of with nobody', () => {
  const named = {
    home: { ...sides.home, players: ['Ann Ash', 'Bea Birch', 'Cam Cole'] },
    away: { ...sides.away, players: ['Dee Dunn', 'Eve Ellis', 'Fay Frost'] },
  };
  const log: LoggedPlay[] = [
    { kind: 'goal', side: 'home', period: 1, clock: 600, player: 2, how: 'open-play' },
    { kind: 'goal', side: 'home', period: 1, clock: 620, player: 1, how: 'own-goal' },
    { kind: 'shot', side: 'home', period: 1, clock: 700, player: 1 },
    { kind: 'red-card', side: 'away', period: 2, clock: 60, player: 0 },
    { kind: 'goal', side: 'away', period: 2, clock: 90 },
    { kind: 'goal', side: 'away', period: 2, clock: 95, player: EVERYBODY_ELSE },
    { kind: 'goal', side: 'home', period: 2, clock: 2820, player: 2 },
  ];
  expect(soccer.scoreboard({ ...initialState(named), phase: 'final', period: 2, log }).moments).toEqual([
    { kind: 'goal', side: 'home', minute: 11, stoppage: 0, player: 'Cam Cole', isOwnGoal: false },
    { kind: 'goal', side: 'home', minute: 11, stoppage: 0, player: '', isOwnGoal: true },
    { kind: 'red-card', side: 'away', minute: 47, stoppage: 0, player: 'Dee Dunn', isOwnGoal: false },
    { kind: 'goal', side: 'away', minute: 47, stoppage: 0, player: '', isOwnGoal: false },
    { kind: 'goal', side: 'away', minute: 47, stoppage: 0, player: '', isOwnGoal: false },
    { kind: 'goal', side: 'home', minute: 90, stoppage: 3, player: 'Cam Cole', isOwnGoal: false },
  ]);
});

test('futsal: a suspended player comes back after two minutes, or when the side concedes [LIVE-005]', () => {
  const sent = after(
    [
      [1, 0, 'kickoff'],
      [1, 5, 'red-card', 'home'],
    ],
    FUTSAL,
  );
  expect(futsal.scoreboard(sent)).toMatchObject({ homeSuspensions: 1, awaySuspensions: 0, homeRedCards: 1 });
  const at = (clock: number) => futsal.scoreboard(futsal.apply(sent, playFrom(sent, { clock })));
  expect(at(419).homeSuspensions).toBe(1);
  expect(at(420).homeSuspensions).toBe(0);
  const conceded = futsal.apply(sent, playFrom(sent, { kind: 'goal', side: 'away', clock: 330 }));
  expect(futsal.scoreboard(conceded).homeSuspensions).toBe(0);
});

test('the clock reads as on television [LIVE-002]', () => {
  const at = (period: number, minute: number, kind: SoccerPlay['kind'] = 'quiet') => {
    const half = [
      [1, 0, 'kickoff'],
      [1, 45, 'end-of-period'],
      [2, 0, 'kickoff'],
    ] as const;
    return soccer.scoreboard(after([...(period === 2 ? half : [half[0]]), [period, minute, kind]])).progress;
  };
  expect(soccer.scoreboard(kickoffState).progress).toBe('');
  expect(at(1, 22)).toBe("23'");
  expect(at(1, 46)).toBe("45+2'");
  expect(at(1, 47, 'end-of-period')).toBe('Halftime');
  expect(at(2, 10)).toBe("56'");
  expect(at(2, 49, 'end-of-game')).toBe('Final');
});

test('a red card stands with the side that was shown it [LIVE-005]', () => {
  const sentOff = after([
    [1, 0, 'kickoff'],
    [1, 5, 'red-card', 'away'],
  ]);
  expect(soccer.scoreboard(sentOff)).toMatchObject({ homeRedCards: 0, awayRedCards: 1 });
});
