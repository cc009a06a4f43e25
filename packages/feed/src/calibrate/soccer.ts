import { NOBODIES } from '@fairline/sports/kit/nobody.ts';
import { fitCorners } from '@fairline/sports/soccer/fit-corners.ts';
import { soccer } from '@fairline/sports/soccer/model.ts';
import { emptyOutcomes, type SoccerOutcomes, sumPeriods } from '@fairline/sports/soccer/outcomes.ts';
import { SOCCER } from '@fairline/sports/soccer/rules.ts';
import type { SoccerStrength } from '@fairline/sports/soccer/strength.ts';
import type { MainLines } from '@fairline/sports/sport.ts';
import type { Calibration } from './calibration.ts';
import { chancesOf, judge } from './chances.ts';
import { Deciles } from './deciles.ts';
import { Differences } from './differences.ts';
import { Group } from './soccer-group.ts';
import { CORNER_LINE, type Compared, compared, cornerTotal, RESULT, TOTAL } from './soccer-markets.ts';
import { fairPrices, resultContradiction, totalContradiction } from './soccer-prices.ts';
import { type NumberRow, numberRows } from './table.ts';

const KICKOFF = soccer.initial({ sides: NOBODIES });
/** A chance of one half is then known to 0.4 percentage points. */
const SAMPLES = 16_384;
/** And to 1.1 points. */
const FEW_SAMPLES = 2048;
/** Prices of a bookmaker that contradict each other by more than this were not noted at one moment. */
const ONE_MOMENT = 0.02;
/** Every fourth and every third game: what was chosen by prices of goals and of corners was chosen by these. */
const GOALS_CHOSEN = 4;
const CORNERS_CHOSEN = 3;

/**
 * Four leagues of 2024–25 with a bookmaker's prices: fitted to the result's three prices, over and under 2.5 goals and 9.5
 * corners, the overround taken out by Shin's method, and then every other market compared with the bookmaker's own price and with what
 * happened.
 */
export const soccerCalibration: Calibration = {
  files: ['E0', 'D1', 'I1', 'SP1'].map((league) => `soccer/odds_markets/${league}_2425.csv.gz`),
  measure(texts) {
    const groups = {
      all: new Group(),
      notUsedToChoose: new Group(),
      resultOfOneMoment: new Group(),
      resultOfTwoMoments: new Group(),
      allOfOneMoment: new Group(),
    };
    const ownCorners = new Differences();
    const deciles = new Deciles();
    const byMarket = new Map<string, Deciles>();
    const games = texts.flatMap(numberRows);
    games.forEach((row, seed) => {
      const lines = linesOf(row);
      if (lines === undefined) return;
      const isOneMoment = resultContradiction(row) < ONE_MOMENT;
      const own = [groups.all, isOneMoment ? groups.resultOfOneMoment : groups.resultOfTwoMoments];
      if (isOneMoment && totalContradiction(row) < ONE_MOMENT) own.push(groups.allOfOneMoment);
      if (seed % GOALS_CHOSEN !== 0 && seed % CORNERS_CHOSEN !== 0) own.push(groups.notUsedToChoose);
      for (const group of own) group.games++;
      const fitted = soccer.fit(lines);
      const outcomes = soccer.simulate(KICKOFF, withCorners(fitted, row), SAMPLES, seed);
      compareCorners(row, fitted, seed, ownCorners);
      const real = realOutcome(row);
      for (const market of compared) {
        const definition = soccer.market(market.key, NOBODIES);
        if (definition === undefined) throw new RangeError(market.key);
        const model = chancesOf(definition, outcomes);
        const happened = byMarket.get(market.name) ?? new Deciles();
        byMarket.set(market.name, happened);
        const known = isKnown(real, market) ? real : undefined;
        if (known !== undefined) {
          judge(definition, model, known, deciles);
          judge(definition, model, known, happened);
        }
        const book = market.isTarget ? undefined : fairPrices(row, market);
        if (book === undefined) continue;
        for (const group of own) group.add({ market: market.name, definition, model, book, real: known });
      }
    });
    const { all, ...parts } = groups;
    return {
      sport: 'soccer',
      samples: SAMPLES,
      unit: 'percentage points',
      againstBookmaker: {
        ...all.summary(),
        cornersWithoutTheirLine: ownCorners.lines(),
        ...Object.fromEntries(Object.entries(parts).map(([name, group]) => [name, group.summary()])),
      },
      againstResults: {
        meanDistance: deciles.meanDistance(),
        brier: deciles.brier(),
        deciles: deciles.lines(),
        markets: [...byMarket].map(([market, happened]) => ({
          market,
          chances: happened.count,
          meanDistance: happened.meanDistance(),
          brier: happened.brier(),
        })),
      },
    };
  },
};

/** With as many corners as the bookmaker's own line says, where there is one. */
function withCorners(strength: SoccerStrength, row: NumberRow): SoccerStrength {
  const [over] = fairPrices(row, cornerTotal(CORNER_LINE)) ?? [];
  return over === undefined ? strength : fitCorners(SOCCER, strength, CORNER_LINE, over);
}

/** What the model says of corners when it knows nothing but the prices of goals. */
function compareCorners(row: NumberRow, strength: SoccerStrength, seed: number, into: Differences): void {
  const line = cornerTotal(CORNER_LINE);
  const definition = soccer.market(line.key, NOBODIES);
  const [theirs] = fairPrices(row, line) ?? [];
  if (definition === undefined || theirs === undefined) return;
  const outcomes = soccer.simulate(KICKOFF, strength, FEW_SAMPLES, seed);
  into.add(line.name, chancesOf(definition, outcomes)[0] ?? 0, theirs);
}

/** The lines to fit to; undefined where a price is missing. */
function linesOf(row: NumberRow): MainLines | undefined {
  const result = fairPrices(row, RESULT);
  const total = fairPrices(row, TOTAL);
  if (result === undefined || total === undefined) return undefined;
  const [home = 0, draw = 0, away = 0] = result;
  const [over = 0] = total;
  return {
    homeWinProbability: home / (home + away),
    drawProbability: draw,
    total: 2.5,
    overProbability: over,
  };
}

/** What happened, as one sample: goals by half and corners. */
function realOutcome(row: NumberRow): SoccerOutcomes {
  const real = emptyOutcomes(1);
  const set = (column: Uint8Array, value: number) => {
    column[0] = Number.isFinite(value) ? value : 0;
  };
  set(real.goals.home.h1, row.number('HTHG'));
  set(real.goals.home.h2, row.number('FTHG') - row.number('HTHG'));
  set(real.goals.away.h1, row.number('HTAG'));
  set(real.goals.away.h2, row.number('FTAG') - row.number('HTAG'));
  set(real.counts.corners.home.h2, row.number('HC'));
  set(real.counts.corners.away.h2, row.number('AC'));
  sumPeriods(real);
  return real;
}

/** Corners are not counted in every row; a game without any is one that was not counted. */
function isKnown({ counts: { corners } }: SoccerOutcomes, { key }: Compared): boolean {
  return !key.includes('corners') || (corners.home.reg[0] ?? 0) + (corners.away.reg[0] ?? 0) > 0;
}
