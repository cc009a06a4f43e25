import { baseball } from '@fairline/sports/baseball/baseball.ts';
import { calledEarly } from '@fairline/sports/called-early.ts';
import { cricket } from '@fairline/sports/cricket/cricket.ts';
import { newInnings } from '@fairline/sports/cricket/state.ts';
import { Random } from '@fairline/sports/random.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import { expect, test } from 'vitest';
import { gradeSelection } from './grading.ts';

const side = (id: string, mediumName: string) => ({ id, name: mediumName, mediumName, abbreviation: id });
const sides = { home: side('H', 'Hawks'), away: side('A', 'Owls') };

function modelOf(sport: string) {
  const model = sportModel(sport);
  if (!model) throw new Error(`nothing plays ${sport}`);
  return model;
}

/** The first state of a believable game of which so much is played, with a leader. */
function stateAt(sport: string, share: number) {
  const model = modelOf(sport);
  for (let seed = 1; ; seed++) {
    let state = model.initial({ sides });
    for (let number = 0; !model.isFinal(state); number++) {
      const { homeScore, awayScore } = model.scoreboard(state);
      const elapsed = model.elapsed(state);
      if (elapsed >= share && elapsed < 1 && homeScore > awayScore) return { model, state };
      if (elapsed >= 1) break;
      state = model.apply(state, model.playOn(state, model.even, new Random(seed, number)));
    }
  }
}

function grader(sport: string, competition: string, share: number) {
  const { model, state } = stateAt(sport, share);
  const called = calledEarly(model, state, competition, 'home');
  const decisions = { state, cancelled: true, called, feedSequence: 9, decidedAt: new Map<string, number>() };
  return {
    called,
    outcome: (market: string, selection: string) =>
      gradeSelection(model, decisions, sides, market, selection)?.outcome,
    text: (market: string, selection: string) =>
      gradeSelection(model, decisions, sides, market, selection)?.text,
  };
}

test.each([
  ['football', 'nfl', 56 / 60, 'spread:game:0.5', 'overtime'],
  ['basketball', 'nba', 44 / 48, 'spread:game:0.5', 'overtime'],
  ['hockey', 'nhl', 56 / 60, 'spread:game:0.5', 'overtime'],
])(
  '%s called early with enough played stands by the score; what is undecided beside is void',
  (sport, competition, share, spread, special) => {
    const game = grader(sport, competition, share);
    expect(game.outcome('moneyline:game', 'home')).toBe('win');
    expect(game.outcome('moneyline:game', 'away')).toBe('loss');
    expect(game.text('moneyline:game', 'away')).toBe(
      'The game was called early; enough was played for the Hawks win to stand',
    );
    expect(game.outcome(spread, 'home')).toBe('win');
    expect(game.outcome('total:game:300.5', 'under')).toBe('win');
    expect(game.outcome(special, 'yes')).toBe('void');
  },
);

test.each([
  ['baseball', 'mlb', 5 / 9, 'total:game:8.5'],
  ['cricket', 'ipl', 0.65, 'total:game:300.5'],
])(
  '%s called early with enough played has its winner, and lines of the whole game are void',
  (sport, competition, share, total) => {
    const game = grader(sport, competition, share);
    expect(game.outcome('moneyline:game', 'home')).toBe('win');
    expect(game.outcome('moneyline:game', 'away')).toBe('loss');
    expect(game.outcome(total, 'over')).toBe('void');
  },
);

test.each([
  ['football', 'nfl', 0.5],
  ['basketball', 'nba', 0.5],
  ['hockey', 'nhl', 0.5],
  ['baseball', 'mlb', 0.3],
  ['cricket', 'ipl', 0.55],
  ['soccer', 'premier-league', 0.9],
])('%s called too early: what is decided stands, the rest is void', (sport, competition, share) => {
  const game = grader(sport, competition, share);
  expect(game.called).toBeUndefined();
  expect(game.outcome('moneyline:game', 'home') ?? game.outcome('threeway:reg', 'home')).toBe('void');
});

test('a first half that is over stands whatever becomes of the game', () => {
  const game = grader('football', 'nfl', 0.6);
  expect(game.called).toBeUndefined();
  expect(game.outcome('threeway:h1', 'home')).not.toBe('void');
  expect(game.outcome('threeway:h2', 'home')).toBe('void');
});

test.each([
  ['football', 'ncaaf', 55 / 60],
  ['basketball', 'nba', 43 / 48],
  ['basketball', 'ncaab', 35 / 40],
  ['basketball', 'wnba', 35 / 40],
  ['hockey', 'nhl', 55 / 60],
])('%s of %s: so much is the least', (sport, competition, least) => {
  const at = (elapsed: number) =>
    calledEarly({ slug: sport, elapsed: () => elapsed }, undefined, competition, 'away');
  expect(at(least)).toMatchObject({ winner: 'away' });
  expect(at(least - 0.001)).toBeUndefined();
});

test.each([
  // Of twenty overs, of a chase cut to six, and of fifty.
  [{ overs: 20, limit: 120 }, 30],
  [{ overs: 20, limit: 36 }, 30],
  [{ overs: 50, limit: 300 }, 120],
])('a match of %o has a winner from ball %i of the second innings on', ({ overs, limit }, least) => {
  const at = (balls: number) => {
    const base = cricket.initial({ sides });
    const first = { ...newInnings('away', 0), limit, balls: limit, closed: true };
    const second = { ...newInnings('home', 0), limit, balls };
    const state = {
      ...base,
      phase: 'in-play' as const,
      overs,
      first: 'away' as const,
      innings: [first, second],
    };
    return calledEarly(modelOf('cricket'), state, 'ipl', 'away');
  };
  expect(at(least)).toEqual({ winner: 'away', scoreStands: false });
  expect(at(least - 1)).toBeUndefined();
});

test('four and a half innings are enough where the home side leads', () => {
  const at = (inning: number, half: 'top' | 'bottom', winner: 'home' | 'away' | 'level', innings = 9) => {
    const before = baseball.initial({ sides });
    const state = { ...before, phase: 'in-play' as const, rules: { ...before.rules, innings }, inning, half };
    return calledEarly(modelOf('baseball'), state, 'mlb', winner);
  };
  expect(at(5, 'bottom', 'home')).toEqual({ winner: 'home', scoreStands: false });
  expect(at(5, 'bottom', 'level')).toBeUndefined();
  expect(at(6, 'top', 'away')).toEqual({ winner: 'away', scoreStands: false });
  // Of seven innings as of nine.
  expect(at(5, 'top', 'home', 7)).toBeUndefined();
  expect(at(6, 'top', 'away', 7)).toEqual({ winner: 'away', scoreStands: false });
});

test('a baseball game that is called after nine innings has its lines by the score', () => {
  const model = modelOf('baseball');
  let state = model.initial({ sides });
  for (let seed = 1; model.elapsed(state) < 1 || model.isFinal(state); seed++) {
    state = model.initial({ sides });
    for (let number = 0; model.elapsed(state) < 1 && !model.isFinal(state); number++) {
      state = model.apply(state, model.playOn(state, model.even, new Random(seed, number)));
    }
  }
  const called = calledEarly(model, state, 'mlb', 'level');
  expect(called).toEqual({ winner: 'level', scoreStands: true });
  const decisions = { state, cancelled: true, called, feedSequence: 9, decidedAt: new Map<string, number>() };
  const outcome = (market: string, selection: string) =>
    gradeSelection(model, decisions, sides, market, selection)?.outcome;
  expect(outcome('total:game:60.5', 'under')).toBe('win');
  expect(outcome('moneyline:game', 'home')).toBe('push');
});

test('of a cancelled game each selection that was certain by then stands, and the rest goes back', () => {
  const game = grader('soccer', 'epl', 0.5);
  expect(game.called).toBeUndefined();
  expect(game.outcome('correct-score:reg', '0-0')).toBe('loss');
  expect(game.text('correct-score:reg', '0-0')).toBe('Correct Score: 0–0 could not come true any more');
  expect(game.outcome('correct-score:reg', '4-4')).toBe('void');
  expect(game.outcome('clean-sheet:away', 'no')).toBe('win');
  expect(game.outcome('threeway:reg', 'home')).toBe('void');
  expect(game.text('threeway:reg', 'home')).toBe('The game was cancelled before this was decided.');
});
