import { countLines, playerLines, spreadLines, teamTotalLines, totalLines } from '../kit/families.ts';
import { type LineFamily, linesAround } from '../kit/main-line.ts';
import { Offers } from '../kit/offers.ts';
import { SIDES } from '../kit/sides.ts';
import type { MarketOffer } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import { contest, lastInningOf } from './contest.ts';
import { baseballMarkets } from './markets/market-book.ts';
import { type BaseballMeasure, hitsOf, homeRunsOf, runsHitsErrors, starterOf } from './measures.ts';
import { type BaseballOutcomes, INNINGS, type Period } from './outcomes.ts';
import { type BaseballState, LINEUP } from './state.ts';

/** How many runs around the main line others are offered, each half run. */
const AROUND_GAME = 3;
/** What the favourite gives in every game before it begins. */
const RUN_LINE = 1.5;
const AROUND_INNINGS = 1;
const AROUND_COUNT = 1.5;
/** Innings after the one under way that are offered. */
const INNINGS_AHEAD = 2;
const BATTER_LINES = ['batter-hits:0.5', 'batter-bases:1.5', 'batter-home-runs:0.5'];
/** Only before the game. */
const MORE_BATTER_LINES = ['batter-hits:1.5', 'batter-rbi:0.5'];

/** The markets to offer from here, the main line of each family found in the samples. Decided markets are left out. */
export function offer(
  state: BaseballState,
  outcomes: BaseballOutcomes,
  sides: Sides,
): readonly MarketOffer<BaseballOutcomes>[] {
  if (state.phase === 'final') return [];
  const offers = new Offers(baseballMarkets, state, outcomes, sides);
  offers.add('moneyline:game');
  for (const { family, around } of lineFamilies(state)) offers.addLines(family, around);
  for (const line of mainTotals(outcomes)) offers.add(`result-total:game:${line}`);
  offers.addAll(singleKeys(state));
  return offers.all();
}

interface OfferedFamily {
  readonly family: LineFamily<BaseballOutcomes>;
  readonly around: number;
}

function lineFamilies(state: BaseballState): OfferedFamily[] {
  const periods = openPeriods(state);
  return [
    { family: totalLines(contest, 'game'), around: AROUND_GAME },
    { family: runLines(state), around: AROUND_GAME },
    ...SIDES.map((side) => ({ family: teamTotalLines(contest, side, 'game'), around: AROUND_COUNT })),
    ...periods.flatMap((period) => [
      { family: spreadLines(contest, period), around: AROUND_INNINGS },
      { family: totalLines(contest, period), around: AROUND_INNINGS },
    ]),
    ...(periods.includes('f5')
      ? SIDES.map((side) => ({ family: teamTotalLines(contest, side, 'f5'), around: 0.5 }))
      : []),
    counted('hits', hitsOf(), AROUND_COUNT),
    counted('home-runs', homeRunsOf(), AROUND_COUNT),
    counted('runs-hits-errors', runsHitsErrors, AROUND_COUNT),
    ...SIDES.flatMap((side) => [
      { family: playerLines(`pitcher-strikeouts:${side}`, starterOf(side, 'strikeouts')), around: 1 },
      { family: playerLines(`pitcher-outs:${side}`, starterOf(side, 'outsRecorded')), around: 0.5 },
    ]),
  ];
}

function runLines(state: BaseballState): LineFamily<BaseballOutcomes> {
  const lines = { ...spreadLines(contest, 'game'), onlyHalves: true };
  return state.phase === 'pre-game' ? { ...lines, given: RUN_LINE } : lines;
}

/** The first innings that are not over, and the single innings under way and soon. */
function openPeriods(state: BaseballState): Period[] {
  const innings = INNINGS.filter((period) => {
    const last = lastInningOf(period) ?? 0;
    const isNear = last <= Math.min(state.rules.innings, state.inning + INNINGS_AHEAD);
    return isNear && !contest.isPeriodOver(state, period);
  });
  const early = (['f3', 'f5', 'f7'] as const).filter((period) => !contest.isPeriodOver(state, period));
  return [...early, ...innings];
}

function counted(key: string, measure: BaseballMeasure, around: number): OfferedFamily {
  return { family: countLines(key, measure), around };
}

/** The half lines nearest to the main total. */
function mainTotals(outcomes: BaseballOutcomes): number[] {
  const main = linesAround(outcomes, totalLines(contest, 'game'), 0)[0]?.key.split(':').at(-1);
  return main === undefined ? [] : [Math.floor(Number(main)) + 0.5];
}

/** Markets that come without a line, or with the same ones in every game. */
function singleKeys(state: BaseballState): string[] {
  const next = state.scores.length + 1;
  const periods = openPeriods(state);
  const batting = state.appearances.length + 1;
  return [
    'threeway:reg',
    ...periods.flatMap((period) => [
      `moneyline:${period}`,
      `threeway:${period}`,
      `any-run:${period}`,
      ...SIDES.map((side) => `team-run:${side}:${period}`),
    ]),
    `next-score:${next}`,
    `next-score-how:${next}`,
    `next-score-inning:${next}`,
    'last-score',
    ...[3, 5, 7].map((runs) => `race:${runs}`),
    'margin:wide',
    'total-band',
    'double-result',
    'odd-even:game',
    'highest-inning',
    'extra-innings',
    ...[2, 3, 4, 5].map((runs) => `both-score:${runs}`),
    ...SIDES.flatMap((side) => [`shutout:${side}`, `lead-and-win:${side}`]),
    ...(state.phase === 'pre-game'
      ? []
      : [`at-bat:${batting}`, `at-bat-reach:${batting}`, `at-bat:${batting + 1}`]),
    ...batterKeys(state.phase === 'pre-game' ? [...BATTER_LINES, ...MORE_BATTER_LINES] : BATTER_LINES),
  ];
}

function batterKeys(lines: readonly string[]): string[] {
  return SIDES.flatMap((side) =>
    Array.from({ length: LINEUP }, (_, place) =>
      lines.map((each) => each.replace(':', `:${side}:${place}:`)),
    ).flat(),
  );
}
