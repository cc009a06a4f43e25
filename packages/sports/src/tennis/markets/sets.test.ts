import { expect, test } from 'vitest';
import { PUSH, WIN } from '../../market-definition.ts';
import { sides, tellMatch } from '../../rally/testing/told-match.ts';
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

test('sets that are not played give the stake back', () => {
  for (const state of matches.filter((each) => setsOf(each).length === 2)) {
    for (const key of ['next-two:s2', 'score-after:3']) {
      const [first] = tennis.market(key, sides)?.selections ?? [];
      expect(tennis.certainMark(state, key, first?.key ?? ''), key).toBe(PUSH);
    }
  }
});
