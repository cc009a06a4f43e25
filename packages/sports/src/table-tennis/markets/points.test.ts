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
  ['game-score:g1', 'home-0-5', 'Ola won the 1st game 11–4'],
  ['game-score:g2', 'away-extra', 'Brandt won the 2nd game 12–10'],
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
  ['next-points:g1:1:3', '3-0', 'Of points 1–3 of the 1st game Ola won 3, Brandt 0'],
  ['next-points:g2:17:5', '2-3', 'Of points 17–21 of the 2nd game Ola won 2, Brandt 3'],
  ['game-after:g1:8', '6-2', 'After 8 points of the 1st game: Ola 6, Brandt 2'],
  ['game-after:g2:6', '3-3', 'After 6 points of the 2nd game: Ola 3, Brandt 3'],
  ['race-game:g2:5', 'home-away', 'Ola had 5 points first; Brandt won the 2nd game 12–10'],
  ['game-run:g1:any:2.5', 'over', 'One side won at most 3 points in a row in the 1st game'],
  ['game-run:g1:away:1.5', 'over', 'Brandt won at most 2 points in a row in the 1st game'],
  ['game-run:g2:away:2.5', 'over', 'Brandt won at most 3 points in a row in the 2nd game'],
  ['game-ahead:g1:home:6.5', 'over', 'Ola was at most 7 points ahead in the 1st game'],
  ['game-ahead:g2:any:1.5', 'over', 'One side was at most 2 points ahead in the 2nd game'],
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
    ['next-points:g1:13:5', 'Stake back: not all of points 13–17 of the 1st game were played'],
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

test('a score after some points that cannot come any more is lost, and no bet on the running game is sold under two names', () => {
  const running = played(ELEVEN_FOUR, 'hhhha');
  expect(tableTennis.certainMark(running, 'game-after:g2:8', '8-0')).toBe(0);
  expect(tableTennis.certainMark(running, 'game-after:g2:8', '7-1')).toBeUndefined();
  const samples = tableTennis.simulate(running, tableTennis.even, 1024, 1);
  const keys = tableTennis.offer(running, samples, sides).map(({ market }) => market.family);
  expect(keys).toEqual(expect.arrayContaining(['next-points:g2:6:3', 'race-game:g2:5', 'game-run:g2:away']));
  // The score after 8 points is that of the next three, and after 10 that of the next five.
  for (const key of ['game-after:g2:8', 'game-after:g2:10']) expect(keys).not.toContain(key);
  // Who wins a game after ten all was a bet of both.
  expect(keys).toContain('game-exact:g2');
  expect(keys.filter((key) => key.startsWith('game-score:'))).toEqual([]);
  const ahead = played(ELEVEN_FOUR, 'hhhhah');
  const later = tableTennis.offer(ahead, tableTennis.simulate(ahead, tableTennis.even, 1024, 1), sides);
  expect(later.map(({ market }) => market.family)).not.toContain('race-game:g2:5');
});

test('a game that goes on beyond the points that are told keeps its runs and leads apart from those of other samples', () => {
  // Five points each in turn, and then one each until fifteen all.
  const long = played(ELEVEN_FOUR, `${'hhhhhaaaaa'.repeat(2)}${'ha'.repeat(5)}`);
  const samples = tableTennis.simulate(long, tableTennis.even, 256, 1);
  for (const key of ['game-run:g2:any:5.5', 'game-ahead:g2:home:5.5']) {
    const valueAt = tableTennis.market(key, sides)?.measure.bind(samples);
    expect(new Set(Array.from({ length: samples.size }, (_, index) => valueAt?.(index))), key).toEqual(
      new Set([5]),
    );
  }
});
