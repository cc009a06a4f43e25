import { basketball } from '@fairline/sports/basketball/basketball.ts';
import {
  type BasketballOutcomes,
  emptyOutcomes,
  recordPoints,
} from '@fairline/sports/basketball/outcomes.ts';
import { NBA } from '../nba/teams.ts';
import { ByMarket } from './by-market.ts';
import type { Calibration } from './calibration.ts';
import { chancesOf } from './chances.ts';
import { type NbaResult, nbaResults, ratedWithout } from './nba-results.ts';

const NOBODY = { id: NBA.competition, name: '', mediumName: '', abbreviation: '' };
const SIDES = { home: NOBODY, away: NOBODY };
const TIP_OFF = { ...basketball.initial({ sides: SIDES }), players: undefined };
/** A chance of one half is then known to 1.1 percentage points, far better than 1,230 games tell. */
const SAMPLES = 2048;
/** Heads of the markets that the final score decides. */
const DECIDED_BY_SCORE: ReadonlySet<string> = new Set([
  'moneyline:game',
  'spread:game',
  'total:game',
  'team-total:home',
  'team-total:away',
  'margin:wide',
  'margin:narrow',
  'total-band:nba',
  'odd-even:game',
  'both-score:game',
  'close-game',
  'overtime',
]);

/**
 * The NBA season 2018-19. No bookmaker's lines of it are at hand: each game is fitted to a spread and a total from what both
 * teams did in their other games, and every line of the whole game is compared with what happened. It measures the spread of the
 * engine's games, not the sharpness of the lines.
 */
export const basketballCalibration: Calibration = {
  files: ['nba/leaguegamelog_2018_19_results.json.gz'],
  measure([text = '']) {
    const games = nbaResults(text);
    const judged = new ByMarket();
    games.forEach((game, seed) => {
      const strength = basketball.fit({ ...ratedWithout(games, game), league: NBA.competition });
      const outcomes = basketball.simulate(TIP_OFF, strength, SAMPLES, seed);
      const real = realOutcome(game);
      for (const { market } of basketball.offer(TIP_OFF, outcomes, SIDES)) {
        const [head = '', scope] = market.key.split(':');
        const name = scope === undefined ? head : `${head}:${scope}`;
        if (!DECIDED_BY_SCORE.has(name)) continue;
        judged.add(name, market, chancesOf(market, outcomes), real);
      }
    });
    return {
      sport: 'basketball',
      games: games.length,
      samples: SAMPLES,
      unit: 'percentage points',
      linesFrom: 'the other games of both teams',
      againstResults: judged.summary(() => ({})),
    };
  },
};

/** What happened, as one sample: only the final score and whether there was overtime. */
function realOutcome({ home, away, overtime }: NbaResult): BasketballOutcomes {
  const real = emptyOutcomes(1, [], { scorersTold: false, playersTold: false });
  recordPoints(real.points.home, 0, [home, 0, 0, 0, 0], 0, 4);
  recordPoints(real.points.away, 0, [away, 0, 0, 0, 0], 0, 4);
  real.overtime[0] = overtime ? 1 : 0;
  return real;
}
