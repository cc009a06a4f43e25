import { oddEven } from '../../kit/counts.ts';
import { spread, teamTotal, total } from '../../kit/lines.ts';
import { marketBook } from '../../kit/market-book.ts';
import { countsTo, voidOfOtherLength } from '../../kit/other-length.ts';
import { race } from '../../kit/races.ts';
import { moneyline } from '../../kit/winner.ts';
import { matchAndTotal } from '../../kit/winner-and-total.ts';
import { apart, measuredApart, ofPlayer } from '../../rally/apart.ts';
import { comeback, correctScore, firstAndMatch, winOne } from '../../rally/match-markets.ts';
import { voidOnRetirement } from '../../rally/retirement.ts';
import { actual } from '../actual.ts';
import { isOver, legs, match } from '../contest.ts';
import { raceTo } from '../measures.ts';
import { type DartsRules, lengthOf } from '../rules.ts';
import { bigCheckout, counts, highestCheckout, mostMaximums } from './props.ts';
import { legCheckout, legMaximum, visitScore } from './single-legs.ts';

const sets = { ...match, unit: { one: 'set', many: 'sets' } };

const played = marketBook(
  [
    measuredApart('score', moneyline(match, 'Winner')),
    spread(legs, 'Leg Spread'),
    total(legs, 'Total Legs'),
    ofPlayer(teamTotal(legs)),
    apart('set', spread(sets, 'Set Spread')),
    apart('set', total(sets, 'Total Sets')),
    matchAndTotal({ winner: match, counted: legs, match: 'game' }),
    oddEven(legs),
    correctScore(match, 'game', { head: 'correct-score', name: 'Correct Score', most: 20 }),
    firstAndMatch(match, { head: 'first-leg', name: '1st Leg / Match Winner', first: 'l1', match: 'game' }),
    winOne(legs, 'game'),
    comeback(match, 'l1', 'game'),
    race({ unit: match.unit, most: 20, classification: 'game', measure: raceTo, isOver, actual }),
    ...counts,
    mostMaximums,
    highestCheckout,
    bigCheckout,
    legMaximum,
    legCheckout,
    visitScore,
  ],
  actual,
);

const ofThisLength = voidOfOtherLength(played, { lengthOf, isSold });

/** A list of scores ends where two legs clear must be won. */
function isSold(key: string, { setsToWin, legsToWin, twoClear }: DartsRules): boolean {
  if (!key.startsWith('correct-score:')) {
    return countsTo(setsToWin, key, { score: '', total: 'set-total:game', spread: 'set-spread:game' });
  }
  return !twoClear && key === `correct-score:${setsToWin > 1 ? setsToWin : legsToWin}`;
}

/** A match that is given up is off: what was decided until then stands. */
export const dartsMarkets = voidOnRetirement(ofThisLength, {
  retired: (state) => state.retired,
  awarded: () => undefined,
});
