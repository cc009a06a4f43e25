import { expect, test } from 'vitest';
import { ImpossiblePlay } from '../sport.ts';
import { football } from './football.ts';
import type { FootballPlay } from './play.ts';
import type { FootballState } from './state.ts';
import { kickoffState, quietPlay } from './testing/games.ts';

const afterKickoff = football.apply(
  kickoffState,
  quietPlay(kickoffState, { kind: 'kickoff', clock: 895, possession: 'away', ballOn: 72 }),
);

function refused(state: FootballState, changes: Partial<FootballPlay>): () => unknown {
  return () => football.apply(state, quietPlay(state, changes));
}

test('a kickoff starts the game: possession, drive and who kicked are known', () => {
  expect(afterKickoff).toMatchObject({
    phase: 'in-play',
    quarter: 1,
    clock: 895,
    possession: 'away',
    openingKick: 'home',
    driveStart: 72,
    plays: 1,
  });
});

test('a drive keeps its start until the ball changes hands', () => {
  const second = football.apply(afterKickoff, quietPlay(afterKickoff, { ballOn: 60, down: 2, distance: 3 }));
  expect(second.driveStart).toBe(72);
  const turnover = football.apply(
    second,
    quietPlay(second, { kind: 'pass', possession: 'home', ballOn: 55 }),
  );
  expect(turnover.driveStart).toBe(55);
});

test('a touchdown and its try are counted in their quarter, in order', () => {
  const touchdown = football.apply(
    afterKickoff,
    quietPlay(afterKickoff, {
      scores: [{ side: 'away', kind: 'touchdown' }],
      score: { home: 0, away: 6 },
      next: 'conversion',
      down: 0,
      distance: 0,
    }),
  );
  const good = football.apply(
    touchdown,
    quietPlay(touchdown, {
      kind: 'extra-point',
      scores: [{ side: 'away', kind: 'extra-point' }],
      score: { home: 0, away: 7 },
      next: 'kickoff',
      down: 0,
      distance: 0,
      clock: touchdown.clock,
    }),
  );
  expect(football.scoreboard(good)).toMatchObject({
    awayScore: 7,
    homeScore: 0,
    segments: [{ shortName: '1', home: 0, away: 7 }],
  });
  expect(good.driveStart).toBeUndefined();
});

test('impossible plays are refused', () => {
  expect(refused(afterKickoff, { clock: 899 })).toThrow(/ran back/);
  expect(refused(afterKickoff, { quarter: 2 })).toThrow(/had 895 seconds left/);
  expect(refused(afterKickoff, { quarter: 3 })).toThrow(ImpossiblePlay);
  expect(refused(afterKickoff, { score: { home: 0, away: 4 } })).toThrow(/add up/);
  expect(refused(afterKickoff, { timeouts: { home: 2, away: 3 }, kind: 'timeout' })).not.toThrow();
  expect(
    refused(afterKickoff, { scores: [{ side: 'away', kind: 'extra-point' }], score: { home: 0, away: 1 } }),
  ).toThrow(/without a touchdown/);
  expect(
    refused(afterKickoff, { scores: [{ side: 'away', kind: 'field-goal' }], score: { home: 0, away: 3 } }),
  ).toThrow(/a rush cannot bring a field-goal/);
  expect(
    refused(afterKickoff, {
      scores: [
        { side: 'away', kind: 'touchdown' },
        { side: 'home', kind: 'touchdown' },
      ],
      score: { home: 6, away: 6 },
    }),
  ).toThrow(/after another score/);
  expect(refused(afterKickoff, { down: 0 })).toThrow(/has a down/);
  expect(refused(afterKickoff, { next: 'kickoff' })).toThrow(/down 1 before a kickoff/);
  expect(refused(afterKickoff, { kind: 'end-of-game', clock: 0 })).toThrow(/cannot end in quarter 1/);
});

test('a refused play leaves the state as it was', () => {
  const before = structuredClone(afterKickoff);
  expect(refused(afterKickoff, { clock: 900 })).toThrow(ImpossiblePlay);
  expect(afterKickoff).toEqual(before);
});

test('time-outs come back only with a new half', () => {
  const used = football.apply(
    afterKickoff,
    quietPlay(afterKickoff, { kind: 'timeout', timeouts: { home: 2, away: 3 } }),
  );
  expect(refused(used, { timeouts: { home: 3, away: 3 } })).toThrow(/new half/);
});

test('a correction takes a score back and may turn the clock back, and the game goes on', () => {
  const scored = football.apply(
    afterKickoff,
    quietPlay(afterKickoff, {
      clock: 880,
      scores: [{ side: 'away', kind: 'touchdown' }],
      score: { home: 0, away: 6 },
      next: 'conversion',
      down: 0,
      distance: 0,
    }),
  );
  const corrected = football.apply(
    scored,
    quietPlay(scored, {
      kind: 'correction',
      clock: 884,
      score: { home: 0, away: 0 },
      correctedScores: [],
      ballOn: 1,
      distance: 1,
    }),
  );
  expect(football.scoreboard(corrected)).toMatchObject({ homeScore: 0, awayScore: 0 });
  expect(corrected.clock).toBe(884);
  expect(refused(corrected, { clock: 870 })).not.toThrow();
  expect(refused(scored, { kind: 'correction', score: { home: 0, away: 0 } })).toThrow(
    /restates every score/,
  );
  expect(refused(scored, { correctedScores: [], score: { home: 0, away: 0 } })).toThrow(/only a correction/);
});

test.each<[string, RegExp, Partial<FootballPlay>]>([
  ['goes on to a later quarter', /had \d+ seconds left/, { quarter: 2, clock: 900 }],
  ['skips quarters', /no word of the end/, { quarter: 4, clock: 0 }],
  ['puts minutes back on the clock', /seconds back on the clock/, { quarter: 1, clock: 900 }],
  ['restates what is still to come', /still to come/, { clock: 700, correctedScores: [safety(1, 699)] }],
  [
    'restates what is out of order',
    /in the order/,
    { clock: 700, correctedScores: [safety(1, 750), safety(1, 760)] },
  ],
  [
    'restates a try without its touchdown',
    /without a touchdown/,
    { clock: 700, correctedScores: [{ ...safety(1, 750), kind: 'extra-point' }] },
  ],
])('a correction is refused that %s', (_, reason, changes) => {
  const later = football.apply(afterKickoff, quietPlay(afterKickoff, { clock: 700 }));
  const correction: Partial<FootballPlay> = {
    kind: 'correction',
    correctedScores: [],
    clock: 700,
    ...changes,
  };
  expect(refused(later, correction)).toThrow(reason);
});

function safety(quarter: number, clock: number) {
  return { side: 'home', kind: 'safety', quarter, clock } as const;
}

test('a correction goes back to no earlier quarter, and a pause stays one unless a review puts seconds back', () => {
  const pause: FootballState = { ...afterKickoff, phase: 'break', quarter: 2, clock: 0 };
  const correction = (clock: number, quarter = 2) =>
    quietPlay(pause, { kind: 'correction', correctedScores: [], clock, quarter });
  expect(refused(pause, correction(0, 1))).toThrow(/period 1 after period 2/);
  expect(football.apply(pause, correction(0)).phase).toBe('break');
  expect(football.apply(pause, correction(3)).phase).toBe('in-play');
  expect(football.apply(pause, quietPlay(pause, { kind: 'timeout', clock: 0 })).phase).toBe('break');
});

test('a level game goes to overtime and a decided one does not', () => {
  const late: FootballState = { ...afterKickoff, quarter: 4, clock: 5 };
  expect(refused(late, { kind: 'end-of-game', clock: 0 })).toThrow(/overtime/);
  const level = football.apply(
    late,
    quietPlay(late, { kind: 'end-of-period', clock: 0, next: 'kickoff', down: 0, distance: 0 }),
  );
  expect(football.scoreboard(level).progress).toBe('End Q4');
  const led: FootballState = {
    ...late,
    scores: [{ side: 'home', kind: 'field-goal', quarter: 2, clock: 5 }],
  };
  expect(refused(led, { quarter: 5, clock: 600 })).toThrow(/level score/);
});

test('the first clock of an older, longer overtime sets its length', () => {
  const late: FootballState = { ...afterKickoff, quarter: 4, clock: 0, phase: 'break', next: 'kickoff' };
  const overtime = football.apply(late, quietPlay(late, { kind: 'kickoff', quarter: 5, clock: 900 }));
  expect(overtime.rules.overtimeSeconds).toBe(900);
  expect(football.scoreboard(overtime).progress).toBe('OT 15:00');
});

test('nothing follows the end of the game', () => {
  expect(refused({ ...afterKickoff, phase: 'final' }, {})).toThrow(/over/);
});

test('what is not a play is refused with the place of the fault', () => {
  expect(() => football.parsePlay({ ...quietPlay(afterKickoff), clock: 'soon' })).toThrow(/clock/);
  expect(() => football.parsePlay(null)).toThrow(ImpossiblePlay);
  expect(football.parsePlay(JSON.parse(JSON.stringify(quietPlay(afterKickoff))))).toEqual(
    quietPlay(afterKickoff),
  );
});
