import { oddEven } from '../../kit/counts.ts';
import { spread, total } from '../../kit/lines.ts';
import { marketBook } from '../../kit/market-book.ts';
import { countsTo, voidOfOtherLength } from '../../kit/other-length.ts';
import { moneyline, threeWay as mostOf } from '../../kit/winner.ts';
import { matchAndTotal, resultAndTotal } from '../../kit/winner-and-total.ts';
import { apart, measuredApart, playerTotal } from '../../rally/apart.ts';
import { comeback, correctScore, firstAndMatch, winOne } from '../../rally/match-markets.ts';
import { voidOnRetirement } from '../../rally/retirement.ts';
import { exactTotal, nextTwo, scoreAfter } from '../../rally/stretch-markets.ts';
import { actual } from '../actual.ts';
import { games, points } from '../contest.ts';
import { gameAfter, gameAt } from '../measures.ts';
import { lengthOf } from '../state.ts';
import { gameCounts, gameExact, gameLead, gameMargin, pointPair } from './points.ts';
import { gameLeadMost, gameRun, nextPoints, raceAndGame, scoreAfterPoints } from './runs.ts';
import { extraPoints, gameRace, gameScore, pointWinner } from './single-games.ts';

const played = marketBook(
  [
    measuredApart('games', moneyline(games, 'Winner')),
    spread(points, 'Point Spread'),
    total(points, 'Total Points'),
    playerTotal(points),
    apart('game', spread(games, 'Game Spread')),
    apart('game', total(games, 'Total Games')),
    matchAndTotal({ winner: games, counted: points, match: 'game' }),
    oddEven(points),
    correctScore(games, 'game', { head: 'correct-score', name: 'Correct Score', most: 4 }),
    firstAndMatch(games, {
      head: 'first-game',
      name: '1st Game / Match Winner',
      first: 'g1',
      match: 'game',
    }),
    winOne(games, 'game'),
    comeback(games, 'g1', 'game'),
    exactTotal(games, 'game', { head: 'exact-games', most: 4 }),
    scoreAfter(games, { most: 4, unit: games.unit, at: gameAt }),
    nextTwo(games, gameAfter),
    apart('games', oddEven(games)),
    apart('points', mostOf(points, 'Most Points')),
    apart('game', resultAndTotal(points)),
    ...gameCounts,
    gameScore,
    gameExact,
    gameMargin,
    gameLead,
    gameRace,
    pointWinner,
    pointPair,
    nextPoints,
    scoreAfterPoints,
    raceAndGame,
    gameRun,
    gameLeadMost,
    extraPoints,
  ],
  actual,
);

const ofThisLength = voidOfOtherLength(played, {
  lengthOf,
  isSold: (key, { gamesToWin }) => {
    const [head, count] = key.split(':');
    if (head === 'exact-games') return Number(count) === gamesToWin;
    if (head === 'score-after') return Number(count) <= gamesToWin;
    return countsTo(gamesToWin, key, {
      score: 'correct-score',
      total: 'game-total:game',
      spread: 'game-spread:game',
    });
  },
});

/** A match that is given up is off: what was decided until then stands. */
export const tableTennisMarkets = voidOnRetirement(ofThisLength, {
  retired: (state) => state.retired,
  awarded: () => undefined,
});
