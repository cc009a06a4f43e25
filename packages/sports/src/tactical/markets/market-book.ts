import { oddEven } from '../../kit/counts.ts';
import { spread, teamTotal, total } from '../../kit/lines.ts';
import { marketBook } from '../../kit/market-book.ts';
import { moneyline, threeWay } from '../../kit/winner.ts';
import { resultAndTotal } from '../../kit/winner-and-total.ts';
import { apart, measuredApart } from '../../rally/apart.ts';
import { comeback, correctScore, firstAndMatch, winOne } from '../../rally/match-markets.ts';
import { voidOnRetirement } from '../../rally/retirement.ts';
import { actual } from '../actual.ts';
import { maps, rounds } from '../contest.ts';
import { byPeriod } from './by-period.ts';
import { mostKills, playerKills } from './kills.ts';
import { mapRace, overtime, pistol, roundWinner } from './single-maps.ts';

const played = marketBook(
  [
    byPeriod(measuredApart('maps', moneyline(maps, 'Winner')), moneyline(rounds, 'Winner')),
    byPeriod(measuredApart('maps', spread(maps, 'Map Spread')), spread(rounds, 'Round Spread')),
    byPeriod(measuredApart('maps', total(maps, 'Total Maps')), total(rounds, 'Total Rounds')),
    threeWay(rounds, 'Winner 3-Way'),
    teamTotal(rounds),
    apart('round', spread(rounds, 'Round Spread')),
    apart('round', total(rounds, 'Total Rounds')),
    oddEven(rounds),
    resultAndTotal(rounds),
    correctScore(maps, 'game', { head: 'correct-score', name: 'Correct Score', most: 3 }),
    firstAndMatch(maps, { head: 'first-map', name: 'Map 1 / Series Winner', first: 'm1', match: 'game' }),
    winOne(maps, 'game'),
    comeback(maps, 'm1', 'game'),
    overtime,
    pistol,
    roundWinner,
    mapRace,
    playerKills,
    mostKills,
  ],
  actual,
);

/** A series that is given up is off: what was decided until then stands. */
export const tacticalMarkets = voidOnRetirement(played, {
  retired: (state) => state.retired,
  awarded: () => undefined,
});
