import { expect, test } from 'vitest';
import { PUSH, WIN } from '../../market-definition.ts';
import { sides, stateAfter, tellMatch } from '../../rally/testing/told-match.ts';
import type { TennisState } from '../state.ts';
import { tennis } from '../tennis.ts';

const matches = [1, 2, 3, 4, 5, 6].map((seed) => tellMatch(tennis, seed));

/** Games of each set that was played. */
function setsOf(state: TennisState) {
  return tennis
    .scoreboard(state)
    .segments.map(({ home = 0, away = 0 }) => ({ home, away }))
    .filter(({ home, away }) => home + away > 0);
}

function winnersOf(state: TennisState, key: string): string[] {
  const selections = tennis.market(key, sides)?.selections ?? [];
  return selections
    .filter((each) => tennis.certainMark(state, key, each.key) === WIN)
    .map((each) => each.key);
}

test('sets two at a time, the score after two and the games of both are graded by the sets played', () => {
  for (const state of matches) {
    const sets = setsOf(state);
    const won = sets.map(({ home, away }) => (home > away ? 'home' : 'away'));
    expect(winnersOf(state, 'next-two:s1')).toEqual([`${won[0]}-${won[1]}`]);
    const home = won.slice(0, 2).filter((side) => side === 'home').length;
    expect(winnersOf(state, 'score-after:2')).toEqual([`${home}-${2 - home}`]);
    expect(tennis.explain(state, 'score-after:2', '2-0')).toBe(
      `After 2 sets: Ola ${home}, Brandt ${2 - home}`,
    );
    const lead = sets.reduce((sum, set) => sum + set.home - set.away, 0);
    expect(winnersOf(state, 'games-threeway:game')).toEqual([
      lead === 0 ? 'draw' : lead > 0 ? 'home' : 'away',
    ]);
    const [first = { home: 0, away: 0 }] = sets;
    const way = first.home + first.away > 9.5 ? 'over' : 'under';
    expect(winnersOf(state, 'set-result-total:s1:9.5')).toEqual([`${won[0]}-${way}`]);
  }
  expect(new Set(matches.map((state) => setsOf(state).length))).toEqual(new Set([2, 3]));
});

test('breaks, margins and scores within a set are graded by its games', () => {
  for (const state of matches) {
    const [first] = setsOf(state);
    const played = state.games.filter(({ set }) => set === 1);
    const wonBy = played.map(({ points }) => (points.endsWith('h') ? 'home' : 'away'));
    for (const side of ['home', 'away'] as const) {
      const breaks = played.filter(({ to, server }, at) => to === 4 && wonBy[at] === side && server !== side);
      const way = breaks.length > 1.5 ? 'over' : 'under';
      expect(winnersOf(state, `set-breaks:s1:${side}:1.5`)).toEqual([way]);
    }
    const lead = (first?.home ?? 0) - (first?.away ?? 0);
    const size = Math.abs(lead);
    const band = size < 3 ? String(size) : size < 5 ? '3-4' : '5-up';
    expect(winnersOf(state, 'set-margin:s1')).toEqual([`${lead > 0 ? 'home' : 'away'}-${band}`]);
    const won = wonBy.slice(0, 6).filter((side) => side === 'home').length;
    expect(winnersOf(state, 'set-after:s1:6')).toEqual([`${won}-${6 - won}`]);
    expect(tennis.explain(state, 'set-after:s1:6', '6-0')).toBe(
      `Of the first 6 games of the 1st set Ola won ${won}, Brandt ${6 - won}`,
    );
    const both = wonBy.slice(1, 3).filter((side) => side === 'home').length;
    expect(winnersOf(state, 'games-together:s1:2:2')).toEqual([`${both}-${2 - both}`]);
    const letters = played[0]?.points.slice(0, 2);
    expect(winnersOf(state, 'point-pair:s1:1:1')).toEqual([
      letters === 'hh' ? 'home' : letters === 'aa' ? 'away' : 'each',
    ]);
    const points = played[0]?.points.length ?? 0;
    expect(tennis.certainMark(state, `point-pair:s1:1:${points}`, 'home')).toBe(PUSH);
    expect(tennis.explain(state, `point-pair:s1:1:${points}`, 'home')).toBe(
      `Stake back: not both points ${points} and ${points + 1} of game 1 of the 1st set were played`,
    );
    if (played.length < 12) expect(tennis.certainMark(state, 'set-after:s1:12', '6-6')).toBe(PUSH);
  }
});

test('of the running set nothing is sold under two names, its games are in their order, and breaks not where its later games are only counted', () => {
  const keysOf = (state: TennisState) =>
    tennis
      .offer(state, tennis.simulate(state, tennis.even, 1024, 1), sides)
      .map(({ market }) => market.family);
  const running = stateAfter(tennis, 4, 20);
  const game = running.games.length + 1;
  expect(running.sets).toHaveLength(1);
  const keys = keysOf(running);
  expect(keys).toEqual(
    expect.arrayContaining([`games-together:s1:${game}:2`, 'set-margin:s1', 'set-breaks:s1:both']),
  );
  expect(keys).not.toContain(`set-after:s1:${game + 1}`);
  const winners = keys.filter((key) => key.startsWith('game-winner:'));
  expect(winners).toEqual([0, 1, 2, 3].map((more) => `game-winner:s1:${game + more}`));
  const advantage = { ...running, rules: { ...running.rules, finalSet: 'advantage' } as const };
  const last: TennisState = {
    ...advantage,
    sets: [
      { home: 6, away: 0 },
      { home: 0, away: 6 },
      { home: 0, away: 0 },
    ],
  };
  expect(keysOf(last).filter((key) => key.startsWith('set-breaks'))).toEqual([]);
});

test('sets that are not played give the stake back', () => {
  for (const state of matches.filter((each) => setsOf(each).length === 2)) {
    for (const key of ['next-two:s2', 'score-after:3']) {
      const [first] = tennis.market(key, sides)?.selections ?? [];
      expect(tennis.certainMark(state, key, first?.key ?? ''), key).toBe(PUSH);
    }
  }
});
