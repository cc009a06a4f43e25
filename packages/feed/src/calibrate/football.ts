import { fitUnder } from '@fairline/sports/football/fit.ts';
import { football } from '@fairline/sports/football/football.ts';
import { emptyOutcomes, type FootballOutcomes, sumPeriods } from '@fairline/sports/football/outcomes.ts';
import { initialState, UNTIL_2015 } from '@fairline/sports/football/state.ts';
import { NOBODIES } from '@fairline/sports/kit/nobody.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import { americanChance } from '../american-chance.ts';
import { ByMarket } from './by-market.ts';
import type { Calibration } from './calibration.ts';
import { chancesOf } from './chances.ts';
import { type NumberRow, numberRows } from './table.ts';

const KICKOFF = initialState(NOBODIES, UNTIL_2015);
/** A chance of one half is then known to 1.1 percentage points, far better than 1,300 games tell. */
const SAMPLES = 2048;
/** Heads of the markets that points by quarter decide. */
const DECIDED_BY_POINTS: ReadonlySet<string> = new Set([
  'moneyline',
  'threeway',
  'spread',
  'total',
  'team-total',
  'margin',
  'total-band',
  'double-result',
  'odd-even',
  'highest-quarter',
  'highest-half',
  'both-score',
  'shutout',
  'win-halves',
  'win-quarters',
  'score-quarters',
]);

/**
 * The NFL seasons 2011 to 2015: fitted to the closing spread, total and moneyline of each game, and every main line of the
 * game, its halves and its quarters compared with what happened. They were played by the rules of then, and so are the samples.
 * No bookmaker's prices of those are at hand.
 */
export const footballCalibration: Calibration = {
  files: ['nfl/odds_2011_2015.csv.gz'],
  measure([text = '']) {
    const judged = new ByMarket();
    const games = numberRows(text).filter((row) => Number.isFinite(row.number('home_q1')));
    let measured = 0;
    games.forEach((row, seed) => {
      const lines = linesOf(row);
      if (lines === undefined) return;
      measured++;
      const outcomes = football.simulate(KICKOFF, fitUnder(UNTIL_2015, lines), SAMPLES, seed);
      const real = realOutcome(row);
      for (const { market, main } of football.offer(KICKOFF, outcomes, NOBODIES)) {
        const [head = '', scope = ''] = market.key.split(':');
        if (!main || !DECIDED_BY_POINTS.has(head)) continue;
        const name = market.selections[0]?.points === undefined ? head : `${head} ${scope}`;
        judged.add(name, market, chancesOf(market, outcomes), real);
      }
    });
    return {
      sport: 'football',
      games: measured,
      samples: SAMPLES,
      unit: 'percentage points',
      againstResults: judged.summary(({ first }) => ({ firstSelection: first.average() })),
    };
  },
};

function linesOf(row: NumberRow): MainLines | undefined {
  const spread = row.number('home_spread_close');
  const total = row.number('total_close');
  const home = americanChance(row.number('home_ml_close'));
  const away = americanChance(row.number('away_ml_close'));
  if (![spread, total].every(Number.isFinite)) return undefined;
  const win = home / (home + away);
  return { spread, total, ...(Number.isFinite(win) && { homeWinProbability: win }) };
}

/** What happened, as one sample: points by quarter, and what the final score has beyond them as overtime. */
function realOutcome(row: NumberRow): FootballOutcomes {
  const real = emptyOutcomes(1);
  for (const side of ['home', 'away'] as const) {
    const quarters = [1, 2, 3, 4].map((quarter) => row.number(`${side}_q${quarter}`));
    const points = real.points[side];
    const [q1 = 0, q2 = 0, q3 = 0, q4 = 0] = quarters;
    points.q1[0] = q1;
    points.q2[0] = q2;
    points.q3[0] = q3;
    points.q4[0] = q4;
    points.ot[0] = Math.max(0, row.number(`${side}_final`) - q1 - q2 - q3 - q4);
  }
  sumPeriods(real);
  return real;
}
