import { expect, test } from 'vitest';
import { PUSH, WIN } from '../../market-definition.ts';
import { sides } from '../../rally/testing/told-match.ts';
import { actual } from '../actual.ts';
import type { TableTennisState } from '../state.ts';
import { tableTennis } from '../table-tennis.ts';

const before = tableTennis.initial({ sides });

/** A match whose games were won by these letters. */
function played(...games: string[]): TableTennisState {
  const last = games.at(-1) ?? '';
  const isOver = games.length >= 3 && last.length >= 11;
  return { ...before, phase: isOver ? 'final' : 'in-play', firstServer: 'home', games };
}

const ELEVEN_FOUR = `${'hhha'.repeat(3)}ahh`;
const TWELVE_TEN = `${'ha'.repeat(10)}aa`;
const won = played(ELEVEN_FOUR, TWELVE_TEN, ELEVEN_FOUR, ELEVEN_FOUR);

/** The keys of the selections that win. */
function winners(state: TableTennisState, key: string): string[] {
  const selections = tableTennis.market(key, sides)?.selections ?? [];
  return selections.filter((each) => each.mark(actual(state), 0) === WIN).map((each) => each.key);
}

test.each([
  ['game-margin:g1', 'home-7-up', 'Ola won the 1st game 11–4'],
  ['game-margin:g2', 'away-2', 'Brandt won the 2nd game 12–10'],
  ['game-exact:g1', 'home-11-4', 'Ola won the 1st game 11–4'],
  ['game-exact:g2', 'away-extra', 'Brandt won the 2nd game 12–10'],
  ['game-lead:g1:6', 'home', 'Ola led by 4 after 6 points of the 1st game'],
  ['game-lead:g2:10', 'level', 'It was level after 10 points of the 2nd game'],
  ['point-pair:g1:1', 'home', 'Ola won both points 1 and 2 of the 1st game'],
  ['point-pair:g1:3', 'each', 'Each won one of points 3 and 4 of the 1st game'],
  ['point-pair:g2:21', 'away', 'Brandt won both points 21 and 22 of the 2nd game'],
  ['game-result-total:g2:18.5', 'away-over', 'Brandt won the 2nd game 12–10; the total was 22 points'],
  ['exact-games:3', '4', 'There were 4 games'],
  ['score-after:2', '1-1', 'After 2 games: Ola 1, Brandt 1'],
  ['score-after:3', '2-1', 'After 3 games: Ola 2, Brandt 1'],
  ['next-two:g2', 'away-home', 'Brandt won the 2nd game 12–10; Ola won the 3rd game 11–4'],
  ['games-odd-even:game', 'even', 'The total was 4 games, even'],
  ['points-threeway:game', 'home', 'Ola won 43–24 in points'],
  ['extra-games:0.5', 'over', 'There was 1 game to extra points'],
  ['highest-game:21.5', 'over', 'There were 22 points in the longest game'],
])('%s is graded by the points that were played', (key, selection, sentence) => {
  expect(tableTennis.isDecided(won, key)).toBe(true);
  expect(winners(won, key)).toEqual([selection]);
  expect(tableTennis.explain(won, key, selection)).toBe(sentence);
  expect(tableTennis.isDecided(before, key)).toBe(false);
});

test('what needs points that are not played gives the stake back', () => {
  for (const [key, sentence] of [
    ['point-pair:g1:15', 'Stake back: not both points 15 and 16 of the 1st game were played'],
    ['next-two:g4', 'Stake back: not both of them were played'],
  ] as const) {
    const [first] = tableTennis.market(key, sides)?.selections ?? [];
    expect(tableTennis.certainMark(won, key, first?.key ?? '')).toBe(PUSH);
    expect(tableTennis.explain(won, key, first?.key ?? '')).toBe(sentence);
  }
  const short = { ...won, rules: { gamesToWin: 3 } as const };
  for (const key of ['score-after:4', 'exact-games:4']) {
    const [first] = tableTennis.market(key, sides)?.selections ?? [];
    expect(tableTennis.certainMark(short, key, first?.key ?? '')).toBe(PUSH);
  }
});

test('the leader after some points is known with the last of them, and a score that cannot come any more is lost', () => {
  const running = played('hhhha');
  expect(tableTennis.isDecided(running, 'game-lead:g1:4')).toBe(true);
  expect(tableTennis.isDecided(running, 'game-lead:g1:6')).toBe(false);
  const second = played(ELEVEN_FOUR, 'a');
  expect(tableTennis.certainMark(second, 'score-after:2', '0-2')).toBe(0);
  expect(tableTennis.certainMark(second, 'score-after:2', '2-0')).toBeUndefined();
  expect(tableTennis.isDecided(second, 'score-after:2')).toBe(false);
});
