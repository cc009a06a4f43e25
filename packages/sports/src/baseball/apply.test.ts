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
