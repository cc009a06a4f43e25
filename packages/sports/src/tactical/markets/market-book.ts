import { oddEven } from '../../kit/counts.ts';
import { spread, teamTotal, total } from '../../kit/lines.ts';
import { marketBook } from '../../kit/market-book.ts';
import { countsTo, voidOfOtherLength } from '../../kit/other-length.ts';
import { moneyline, threeWay } from '../../kit/winner.ts';
import { resultAndTotal } from '../../kit/winner-and-total.ts';
import { apart, measuredApart } from '../../rally/apart.ts';
import { comeback, correctScore, firstAndMatch, winOne } from '../../rally/match-markets.ts';
import { voidOnRetirement } from '../../rally/retirement.ts';
import { actual } from '../actual.ts';
import { maps, rounds } from '../contest.ts';
import { lengthOf, type TacticalRules } from '../rules.ts';
import { byPeriod } from './by-period.ts';
import { mostKills, playerKills } from './kills.ts';
import { bothPistols, mapLead, mapMargin, mapScore, nextRounds, pistolMap, streak } from './rounds.ts';
import { mapRace, overtime, pistol, roundWinner } from './single-maps.ts';
import { killDuel, killsMost, sideKills, topKills } from './team-kills.ts';

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
    nextRounds,
    mapLead,
    mapScore,
    mapMargin,
    streak,
    bothPistols,
    pistolMap,
    playerKills,
    mostKills,
    sideKills,
    killsMost,
    killDuel,
    topKills,
  ],
  actual,
);

const ofThisLength = voidOfOtherLength(played, { lengthOf, isSold });

/** What is bet on of a series of several maps alone. */
const OF_SEVERAL = /^(first-map$|win-map:|comeback:|round-(total|spread):)/;

function isSold(key: string, { mapsToWin }: TacticalRules): boolean {
  if (mapsToWin === 1 && OF_SEVERAL.test(key)) return false;
  // Kills say by themselves which map was not played.
  const [, map = 1] =
    /^(?!kills|most-kills|side-kills|kill-duel|top-kills).+:m(\d)(?:h[12])?(?::|$)/.exec(key) ?? [];
  if (Number(map) > 2 * mapsToWin - 1) return false;
  return countsTo(mapsToWin, key, { score: 'correct-score', total: 'total:game', spread: 'spread:game' });
}

/** A series that is given up is off: what was decided until then stands. */
export const tacticalMarkets = voidOnRetirement(ofThisLength, {
  retired: (state) => state.retired,
  awarded: () => undefined,
});
