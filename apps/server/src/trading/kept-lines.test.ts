import { expect, test } from 'vitest';
import { type CountedMarket, withKeptLines, withOneMain, withoutTwins } from './kept-lines.ts';

const SAMPLES = 1000;

/** A line of the total, with how many of 1000 samples go over it. */
function line(points: number, overs: number, main = false): CountedMarket {
  const wins = [overs, SAMPLES - overs];
  return { key: `total:game:${points}`, family: 'total:game', points, main, wins, pushes: [0, 0] };
}

const moneyline: CountedMarket = {
  key: 'moneyline:game',
  family: 'moneyline:game',
  points: undefined,
  main: true,
  wins: [500, 500],
  pushes: [0, 0],
};

function lines(fresh: CountedMarket[], main: string, onBoard: CountedMarket[]): string[] {
  const family = { family: 'total:game', main, markets: onBoard };
  return withKeptLines([moneyline, ...fresh], [family], SAMPLES).map(
    (market) => `${market.points ?? market.key}${market.main ? '*' : ''}`,
  );
}

test('a line on the board stays beside the new ones, in order, between whole and half points', () => {
  const fresh = [line(45, 520), line(45.5, 500, true), line(46, 480)];
  expect(lines(fresh, 'total:game:47.5', [line(47, 430), line(47.5, 400)])).toEqual([
    'moneyline:game*',
    '45',
    '45.5*',
    '46',
    '47',
    '47.5',
  ]);
});

test('a family of the same lines in every game has one main line, the most balanced', () => {
  const fresh = [
    moneyline,
    line(20.5, 880, true),
    line(40.5, 520, true),
    line(60.5, 250, true),
    line(80.5, 90),
  ];
  expect(withOneMain(fresh).filter(({ main }) => main)).toEqual([moneyline, line(40.5, 520, true)]);
  expect(withOneMain(fresh)).toHaveLength(5);
});

test('a main line that is still balanced stays the main line', () => {
  const fresh = [line(45, 520), line(45.5, 500, true), line(46, 480)];
  expect(lines(fresh, 'total:game:46', [line(46, 480)])).toEqual(['moneyline:game*', '45', '45.5', '46*']);
});

test.each([29, 971])('a line that goes over in %d of 1000 samples is taken down', (overs) => {
  const fresh = [line(45.5, 500, true)];
  const onBoard = [line(60.5, overs), line(59.5, 500 + (overs - 500) * 0.99)];
  expect(lines(fresh, 'total:game:60.5', onBoard)).toEqual(['moneyline:game*', '45.5*', '59.5']);
});

test('a family holds half as many lines again as are new: the farthest from the main line go first', () => {
  const fresh = Array.from({ length: 9 }, (_, i) => line(43.5 + i / 2, 580 - 20 * i, i === 4));
  const onBoard = Array.from({ length: 9 }, (_, i) => line(51 + i / 2, 300 - 20 * i));
  const kept = lines(fresh, 'total:game:55', onBoard);
  expect(kept).toHaveLength(1 + 13);
  expect(kept.at(-1)).toBe('52.5');
});

test('a family that is not on the board yet, or has nothing new to offer, is as it is offered', () => {
  const fresh = [line(45, 520), line(45.5, 500, true)];
  expect(withKeptLines(fresh, [], SAMPLES)).toEqual(fresh);
  expect(lines([], 'total:game:47.5', [line(47.5, 400)])).toEqual(['moneyline:game*']);
});

test('of lines between which no result lies one is put up: the main one, or one that is on the board, or a half one', () => {
  const keysOf = (markets: CountedMarket[], ...onBoard: string[]) =>
    withoutTwins(markets, new Set(onBoard)).map(({ key }) => key);
  const twins = [line(28, 510), line(28.5, 500), line(29, 500), line(29.5, 500), line(30, 480)];
  expect(keysOf(twins)).toEqual(['total:game:28', 'total:game:28.5', 'total:game:30']);
  expect(keysOf(twins, 'total:game:29.5')).toEqual(['total:game:28', 'total:game:29.5', 'total:game:30']);
  const main = twins.map((one) => ({ ...one, main: one.points === 29 }));
  expect(keysOf(main, 'total:game:29.5')).toEqual(['total:game:28', 'total:game:29', 'total:game:30']);
});

test('a winner with a total is one bet at lines between which no result lies, as each of its four ways is', () => {
  const four = (number: string, wins: number[]): CountedMarket => ({
    ...moneyline,
    key: `result-total:${number}`,
    family: `result-total:${number}`,
    wins,
    pushes: [0, 0, 0, 0],
  });
  const [one, twin] = [four('28.5', [300, 200, 400, 100]), four('29.5', [300, 200, 400, 100])];
  expect(withoutTwins([one, twin, four('30.5', [250, 250, 400, 100])], new Set())).toHaveLength(2);
  expect(withoutTwins([one, twin], new Set([twin.key]))).toEqual([twin]);
  const race = (to: number): CountedMarket => ({ ...moneyline, key: `race:${to}`, family: `race:${to}` });
  expect(withoutTwins([race(10), race(20), moneyline], new Set())).toHaveLength(3);
});
