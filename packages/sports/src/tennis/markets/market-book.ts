import { oddEven } from '../../kit/counts.ts';
import { spread, total } from '../../kit/lines.ts';
import { marketBook } from '../../kit/market-book.ts';
import { countsTo, voidOfOtherLength } from '../../kit/other-length.ts';
import { moneyline, threeWay as mostOf } from '../../kit/winner.ts';
import { matchAndTotal, resultAndTotal } from '../../kit/winner-and-total.ts';
import { apart, measuredApart, playerTotal } from '../../rally/apart.ts';
import { comeback, correctScore, firstAndMatch, winOne } from '../../rally/match-markets.ts';
import { voidOnRetirement } from '../../rally/retirement.ts';
import { nextTwo, scoreAfter } from '../../rally/stretch-markets.ts';
import { actual } from '../actual.ts';
import { games, sets } from '../contest.ts';
import { setAfter, setAt } from '../measures.ts';
import { lengthOf } from '../rules.ts';
import { awarded } from '../state.ts';
import { bagel, breaks, counts, mostAces, tieBreak } from './props.ts';
import { gamesTogether, pointPair, setBreaks, setMargin, setScoreAfter } from './running-set.ts';
import { setScore } from './scores.ts';
import { gameDeuce, gamePoints, gameScore, gameWinner, pointWinner, setRace } from './single-games.ts';

const played = marketBook(
  [
    measuredApart('sets', moneyline(sets, 'Winner')),
    spread(games, 'Game Spread'),
    total(games, 'Total Games'),
    playerTotal(games),
    apart('set', spread(sets, 'Set Spread')),
    apart('set', total(sets, 'Total Sets')),
    matchAndTotal({ winner: sets, counted: games, match: 'game' }),
    oddEven(games),
    correctScore(sets, 'game', { head: 'set-betting', name: 'Set Betting', most: 3 }),
    setScore,
    scoreAfter(sets, { most: 3, unit: sets.unit, at: setAt }),
    nextTwo(sets, setAfter),
    apart('games', mostOf(games, 'Most Games')),
    apart('set', resultAndTotal(games)),
    firstAndMatch(sets, {
      head: 'first-set',
      name: '1st Set / Match Winner',
      first: 's1',
      match: 'game',
    }),
    gameWinner,
    gameScore,
    gameDeuce,
    gamePoints,
    pointWinner,
    setRace,
    setBreaks,
    setMargin,
    setScoreAfter,
    gamesTogether,
    pointPair,
    tieBreak,
    winOne(sets, 'game'),
    comeback(sets, 's1', 'game'),
    bagel,
    breaks,
    ...counts,
    mostAces,
  ],
  actual,
);

const ofThisLength = voidOfOtherLength(played, {
  lengthOf,
  isSold: (key, { setsToWin }) => {
    const [head, count] = key.split(':');
    if (head === 'score-after') return Number(count) <= setsToWin;
    return countsTo(setsToWin, key, {
      score: 'set-betting',
      total: 'set-total:game',
      spread: 'set-spread:game',
    });
  },
});

export const tennisMarkets = voidOnRetirement(ofThisLength, { retired: (state) => state.retired, awarded });
