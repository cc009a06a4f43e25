import { expect, test } from 'vitest';
import { ImpossiblePlay } from '../sport.ts';
import { apply } from './apply.ts';
import { baseball } from './baseball.ts';
import type { BaseballPlay } from './play.ts';
import type { BaseballState } from './state.ts';
import { EVEN } from './strength.ts';
import { firstState, playGame, quietPlay } from './testing/games.ts';

const begun = apply(firstState, quietPlay(firstState, { kind: 'start' }));

/** Three outs without a runner. */
function threeOuts(state: BaseballState): BaseballState {
  let after = state;
  for (let outs = 1; outs <= 3; outs++) {
    after = apply(after, quietPlay(after, { kind: 'groundout', outs, balls: 0, strikes: 0 }));
  }
  return after;
}

function throughInnings(state: BaseballState, innings: number): BaseballState {
  let after = state;
  for (let half = 0; half < innings * 2; half++) after = threeOuts(after);
  return after;
}

const homer = (state: BaseballState, side: 'home' | 'away'): BaseballState => {
  const play = quietPlay(state, { kind: 'home-run', runs: 1, runsBattedIn: 1 });
  return apply(state, { ...play, score: { ...play.score, [side]: play.score[side] + 1 } });
};

test.each<[string, BaseballState, Partial<BaseballPlay>]>([
  ['before the start', firstState, { kind: 'pitch', balls: 1 }],
  ['a second start', begun, { kind: 'start' }],
  ['the wrong half', begun, { kind: 'pitch', half: 'bottom', balls: 1 }],
  ['a later inning', begun, { kind: 'pitch', inning: 2, balls: 1 }],
  ['two balls of one pitch', begun, { kind: 'pitch', balls: 2 }],
  ['a run from nowhere', begun, { kind: 'groundout', outs: 1, runs: 1 }],
  ['a score that disagrees', begun, { kind: 'groundout', outs: 1, score: { home: 1, away: 0 } }],
  ['a runner too many', begun, { kind: 'single', bases: { first: true, second: true, third: false } }],
  ['a batter who vanished', begun, { kind: 'single' }],
  [
    'a count after a hit',
    begun,
    { kind: 'single', balls: 1, bases: { first: true, second: false, third: false } },
  ],
  ['runners after three outs', begun, { kind: 'groundout', outs: 3 }],
])('a play that cannot follow is refused: %s', (_name, state, changes) => {
  expect(() => apply(state, quietPlay(state, changes))).toThrow(ImpossiblePlay);
});

const onBase = (first: boolean, second = false, third = false) => ({ first, second, third });
/** A half under way with runners. */
const having = (bases: BaseballPlay['bases'], outs = 0): BaseballState => ({ ...begun, bases, outs });
const scored = (runs: number): Partial<BaseballPlay> => ({ runs, score: { home: 0, away: runs } });

test.each<[string, BaseballState, Partial<BaseballPlay>]>([
  ['a home run of nobody', begun, { kind: 'home-run', bases: onBase(true) }],
  ['a home run that is out', begun, { kind: 'home-run', outs: 1 }],
  ['a home run past a runner', having(onBase(true)), { kind: 'home-run', ...scored(1), bases: onBase(true) }],
  ['a triple to first', begun, { kind: 'triple', bases: onBase(true) }],
  ['a double to first', begun, { kind: 'double', bases: onBase(true) }],
  ['a single round all bases', begun, { kind: 'single', ...scored(1), bases: onBase(false) }],
  ['an out while a batter is hit', having(onBase(true)), { kind: 'hit-by-pitch', outs: 1 }],
  ['a double play with one out', having(onBase(true)), { kind: 'double-play', outs: 1 }],
  [
    'a triple play with two',
    having(onBase(true, true)),
    { kind: 'triple-play', outs: 2, bases: onBase(true) },
  ],
  ['a groundout without an out', begun, { kind: 'groundout', bases: onBase(true) }],
  ['a steal of nobody', begun, { kind: 'steal' }],
  ['a steal of no base', having(onBase(true)), { kind: 'steal', balls: 1, bases: onBase(true) }],
  ['a start that scores', firstState, { kind: 'start', ...scored(4) }],
  ['a start with an out', firstState, { kind: 'start', outs: 1 }],
  ['a start that ends a half', firstState, { kind: 'start', outs: 3 }],
  ['a start with somebody on base', firstState, { kind: 'start', bases: onBase(true) }],
  ['a start with an error', firstState, { kind: 'start', errors: 1 }],
  ['a start with a count', firstState, { kind: 'start', balls: 3, strikes: 2 }],
  ['a change of pitchers with an error', begun, { kind: 'pitching-change', errors: 1 }],
  [
    'caught stealing, and safe',
    having(onBase(true)),
    { kind: 'caught-stealing', bases: onBase(false, true) },
  ],
  ['a runner who goes back', having(onBase(false, true)), { kind: 'advance', bases: onBase(true) }],
  [
    'a runner who goes back on a fly',
    having(onBase(false, false, true)),
    { kind: 'flyout', outs: 1, bases: onBase(true) },
  ],
  ['a strikeout that scores', begun, { kind: 'strikeout', ...scored(1) }],
  [
    'a strikeout with first base taken',
    having(onBase(true)),
    { kind: 'strikeout', bases: onBase(true, true) },
  ],
  ['a walk to third', begun, { kind: 'walk', bases: onBase(false, false, true) }],
  ['a strikeout to third', begun, { kind: 'strikeout', bases: onBase(false, false, true) }],
  [
    'a walk to third behind a run',
    having(onBase(true)),
    { kind: 'walk', ...scored(1), bases: onBase(false, false, true) },
  ],
  ['second base for a batter who is hit', begun, { kind: 'hit-by-pitch', bases: onBase(false, true) }],
  ['five errors', begun, { kind: 'reached-on-error', errors: 5, bases: onBase(true) }],
  ['errors of a pitch', begun, { kind: 'pitch', balls: 1, errors: 2 }],
  ['an error of nobody', begun, { kind: 'reached-on-error', bases: onBase(true) }],
  [
    'a pitcher who scores',
    having(onBase(true)),
    { kind: 'pitching-change', ...scored(1), bases: onBase(false) },
  ],
])('a play that does not lead to what it says is refused: %s', (_name, state, changes) => {
  expect(() => apply(state, quietPlay(state, changes))).toThrow(ImpossiblePlay);
});

test.each<[string, BaseballState, Partial<BaseballPlay>]>([
  [
    'out stretching a double',
    having(onBase(false, false, true)),
    { kind: 'double', ...scored(1), outs: 1, bases: onBase(false) },
  ],
  ['a triple and an error', begun, { kind: 'triple', ...scored(1), errors: 1, bases: onBase(false) }],
  ['a third strike dropped', begun, { kind: 'strikeout', bases: onBase(true) }],
  ['a force at second', having(onBase(true)), { kind: 'fielders-choice', outs: 1, bases: onBase(true) }],
  ['walked in', having(onBase(true, true, true)), { kind: 'walk', ...scored(1) }],
  [
    'caught stealing but for an error',
    having(onBase(true)),
    { kind: 'caught-stealing', errors: 1, bases: onBase(false, true) },
  ],
  ['a walk and a runner out', having(onBase(false, true)), { kind: 'walk', outs: 1, bases: onBase(true) }],
])('what happens now and then is possible: %s', (_name, state, changes) => {
  expect(apply(state, quietPlay(state, changes)).plays).toBe(2);
});

test('outs never come back, and rules are told only at the start', () => {
  const out = apply(begun, quietPlay(begun, { kind: 'flyout', outs: 1 }));
  expect(() => apply(out, quietPlay(out, { kind: 'flyout', outs: 0 }))).toThrow(ImpossiblePlay);
  const rules = { innings: 7, extraRunner: true };
  expect(() => apply(out, quietPlay(out, { rules }))).toThrow(ImpossiblePlay);
});

test('the home side wins in the middle of the ninth', () => {
  const level = throughInnings(begun, 8);
  const won = homer(threeOuts(level), 'home');
  expect(won.phase).toBe('final');
  expect(baseball.scoreboard(won)).toMatchObject({ homeScore: 1, awayScore: 0, progress: 'Final' });
  expect(() => apply(won, quietPlay(won, { kind: 'pitch', balls: 1 }))).toThrow('over');
});

test('the home side ahead after the top of the ninth has won', () => {
  const eighth = throughInnings(begun, 7);
  const ahead = threeOuts(homer(threeOuts(eighth), 'home'));
  expect(ahead).toMatchObject({ phase: 'break', inning: 8, half: 'bottom' });
  expect(threeOuts(ahead).phase).toBe('final');
});

test('extra innings begin with a runner on second, unless the rules say otherwise', () => {
  const level = throughInnings(begun, 9);
  expect(level.phase).toBe('break');
  expect(quietPlay(level).bases.second).toBe(true);
  const old = apply(
    firstState,
    quietPlay(firstState, { kind: 'start', rules: { innings: 9, extraRunner: false } }),
  );
  expect(quietPlay(throughInnings(old, 9)).bases.second).toBe(false);
});

test('a doubleheader game of seven innings ends after seven', () => {
  const seven = apply(
    firstState,
    quietPlay(firstState, { kind: 'start', rules: { innings: 7, extraRunner: true } }),
  );
  const late = throughInnings(homer(seven, 'away'), 6);
  expect(threeOuts(threeOuts(late)).phase).toBe('final');
});

test('the batters of a place and the starting pitcher are credited with what they do', () => {
  const state = homer(apply(begun, quietPlay(begun, { kind: 'strikeout', outs: 1 })), 'away');
  expect(state.batters.away[1]).toEqual({ hits: 1, bases: 4, homeRuns: 1, runsBattedIn: 1 });
  expect(state.starters.home).toEqual({ isIn: true, faced: 2, strikeouts: 1, outs: 1, runs: 1 });
  const relieved = apply(state, quietPlay(state, { kind: 'pitching-change' }));
  const later = apply(relieved, quietPlay(relieved, { kind: 'strikeout', outs: 2 }));
  expect(later.starters.home).toEqual({ isIn: false, faced: 2, strikeouts: 1, outs: 1, runs: 1 });
});

test('anything that is not a play is refused with its place', () => {
  expect(() => baseball.parsePlay({ ...quietPlay(begun), outs: 4 })).toThrow('outs');
  expect(() => baseball.parsePlay(null)).toThrow(ImpossiblePlay);
  expect(playGame(1, EVEN).plays).toBeGreaterThan(200);
});
