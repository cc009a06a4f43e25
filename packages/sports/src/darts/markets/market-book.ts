import { oddEven } from '../../kit/counts.ts';
import { spread, total } from '../../kit/lines.ts';
import { marketBook } from '../../kit/market-book.ts';
import { countsTo, voidOfOtherLength } from '../../kit/other-length.ts';
import { race } from '../../kit/races.ts';
import { moneyline } from '../../kit/winner.ts';
import { matchAndTotal } from '../../kit/winner-and-total.ts';
import { apart, measuredApart, playerTotal } from '../../rally/apart.ts';
import { comeback, correctScore, firstAndMatch, winOne } from '../../rally/match-markets.ts';
import { voidOnRetirement } from '../../rally/retirement.ts';
import { exactTotal, nextTwo, scoreAfter } from '../../rally/stretch-markets.ts';
import { actual } from '../actual.ts';
import { isOver, legs, MOST_LEGS, match } from '../contest.ts';
import { numberIn, type Period, raceTo } from '../measures.ts';
import { type DartsRules, lengthOf } from '../rules.ts';
import {
  eachLegs,
  eachMaximums,
  maximum,
  maximumsSpread,
  playerCheckout,
  treble,
  winnerMaximums,
} from './combined.ts';
import { bigCheckout, counts, highestCheckout, mostMaximums } from './props.ts';
import {
  checkoutRange,
  legFinish,
  legHighest,
  legLeft,
  legOfPlayer,
  legVisits,
  visitDuel,
} from './running-leg.ts';
import { legCheckout, legDouble, legMaximum, visitRange, visitScore } from './single-legs.ts';
import { voidOfUnsureVisits } from './unsure-visits.ts';

const sets = { ...match, unit: { one: 'set', many: 'sets' } };

/** The leg after another; undefined after any other stretch. */
function legAfter(period: Period): Period | undefined {
  const leg = numberIn(period, 'l');
  return leg === undefined || leg >= MOST_LEGS ? undefined : `l${leg + 1}`;
}

const played = marketBook(
  [
    measuredApart('score', moneyline(match, 'Winner')),
    spread(legs, 'Leg Spread'),
    total(legs, 'Total Legs'),
    playerTotal(legs),
    apart('set', spread(sets, 'Set Spread')),
    apart('set', total(sets, 'Total Sets')),
    matchAndTotal({ winner: match, counted: legs, match: 'game' }),
    oddEven(legs),
    correctScore(match, 'game', { head: 'correct-score', name: 'Correct Score', most: 20 }),
    firstAndMatch(match, { head: 'first-leg', name: '1st Leg / Match Winner', first: 'l1', match: 'game' }),
    winOne(legs, 'game'),
    comeback(match, 'l1', 'game'),
    race({ unit: match.unit, most: 20, classification: 'game', measure: raceTo, isOver, actual }),
    exactTotal(match, 'game', { head: 'exact-legs', most: 11 }),
    exactTotal(sets, 'game', { head: 'exact-sets', most: 7 }),
    scoreAfter(match, { most: 12, unit: legs.unit, at: (n) => `l${n}` }),
    nextTwo(match, legAfter),
    ...counts,
    maximum,
    maximumsSpread,
    winnerMaximums,
    treble,
    eachMaximums,
    eachLegs,
    playerCheckout,
    mostMaximums,
    highestCheckout,
    bigCheckout,
    legMaximum,
    legCheckout,
    visitScore,
    visitRange,
    legDouble,
    visitDuel,
    legVisits,
    legHighest,
    legLeft,
    legFinish,
    checkoutRange,
    legOfPlayer,
  ],
  actual,
);

const ofThisLength = voidOfOtherLength(played, { lengthOf, isSold });

/** A list of scores ends where two legs clear must be won. */
function isSold(key: string, { setsToWin, legsToWin, twoClear }: DartsRules): boolean {
  const [head, count] = key.split(':');
  if (head === 'exact-sets') return Number(count) === setsToWin;
  if (head === 'exact-legs') return !twoClear && setsToWin === 1 && Number(count) === legsToWin;
  if (head === 'score-after') return Number(count) <= setsToWin * legsToWin;
  if (head !== 'correct-score') {
    return countsTo(setsToWin, key, { score: '', total: 'set-total:game', spread: 'set-spread:game' });
  }
  return !twoClear && key === `correct-score:${setsToWin > 1 ? setsToWin : legsToWin}`;
}

/** A match that is given up is off: what was decided until then stands. */
const ofEndedMatches = voidOnRetirement(ofThisLength, {
  retired: (state) => state.retired,
  awarded: () => undefined,
});

/** Whatever was not told for sure grades nothing. */
export const dartsMarkets = voidOfUnsureVisits(ofEndedMatches);
