import { histogram } from '../count-marks.ts';
import { differenceOf } from '../kit/columns.ts';
import { leadOf, totalOf } from '../kit/contest.ts';
import { countLines, spreadLines, teamTotalLines, totalLines } from '../kit/families.ts';
import type { LineFamily } from '../kit/main-line.ts';
import { Offers } from '../kit/offers.ts';
import { SIDES } from '../kit/sides.ts';
import { isAtLeast } from '../kit/tests.ts';
import { matchAndTotalKeys } from '../kit/winner-and-total.ts';
import type { MarketOffer } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import { legs, match } from './contest.ts';
import { legHighestOf, legLeftOf, legVisitsOf } from './leg-measures.ts';
import { dartsMarkets } from './markets/market-book.ts';
import { breaks, checkoutOf, leadIn, maximumsOf, type Visit, visitKey, visitScoreOf } from './measures.ts';
import { type DartsOutcomes, TOLD_VISITS } from './outcomes.ts';
import { maximumsOf as maximumsSoFar } from './past.ts';
import { type DartsState, legsBySet, nextVisit, setsWon, throwerOf } from './state.ts';

/** How far around the main line others are offered, each half. */
/** All spreads of sets. */
const AROUND_SETS = 8;
const AROUND_LEGS = 3;
const AROUND_PLAYER = 2;
const AROUND_MAXIMUMS = 3;
const AROUND_CHECKOUT = 20;
const AROUND_VISIT = 10;
const AROUND_LEG_VISITS = 2;
/** A visit that is not thrown in more of the samples is not bet on. */
const MOST_UNTHROWN = 0.1;
/** Legs ahead of the running one, and a longer list of scores than that is for nobody. */
const LEGS_AHEAD = 2;
const LONGEST_LIST = 11;
const SCORES_AFTER = [2, 3, 4, 5, 6, 8, 10];
const SCORES_AHEAD = 3;
const EACH_AHEAD = 3;

type Family = readonly [LineFamily<DartsOutcomes>, number];

const matchTotal = totalLines(legs, 'game');

/** The markets to offer from here, the main line of each family found in the samples. Decided markets are left out. */
export function offer(
  state: DartsState,
  outcomes: DartsOutcomes,
  sides: Sides,
): readonly MarketOffer<DartsOutcomes>[] {
  if (state.phase === 'final') return [];
  const offers = new Offers(dartsMarkets, state, outcomes, sides);
  offers.addAll(['moneyline:game', ...matchKeys(state), ...legKeys(state, outcomes)]);
  offers.addAll(matchAndTotalKeys(outcomes, matchTotal));
  for (const [family, around] of families(state, outcomes)) {
    offers.addLines(family, around);
  }
  for (const key of eachKeys(state)) offers.addOpen(key);
  return offers.all();
}

function matchKeys(state: DartsState): string[] {
  const { rules } = state;
  const toWin = rules.setsToWin > 1 ? rules.setsToWin : rules.legsToWin;
  const unit = rules.setsToWin > 1 ? 'sets' : 'legs';
  return [
    ...(toWin <= LONGEST_LIST && !rules.twoClear ? [`correct-score:${toWin}`, `exact-${unit}:${toWin}`] : []),
    ...scoresAfter(state),
    `maximum:${maximumsSoFar(state, 'home') + maximumsSoFar(state, 'away') + 1}`,
    'winner-maximums',
    ...SIDES.flatMap((side) => [`treble:${side}`, `player-checkout:${side}:100`]),
    'first-leg',
    'odd-even:game',
    'most-maximums',
    'highest-checkout',
    ...['win-leg:home', 'win-leg:away', 'comeback:home', 'comeback:away'],
    ...[100, 120, 140, 160, 170].map((least) => `big-checkout:${least}`),
    ...[2, 3, 4, 5, 7, 9].filter((count) => count < rules.legsToWin).map((count) => `race:${count}`),
  ];
}

/** Numbers of the legs that are sure to be played, from the running one on. */
function sureLegs(state: DartsState): number[] {
  const running = Math.max(1, state.legs.length);
  const { setsToWin, legsToWin } = state.rules;
  const sets = setsWon(state);
  const legsNow = legsBySet(state).at(-1) ?? { home: 0, away: 0 };
  const isLastSet = Math.max(sets.home, sets.away) === setsToWin - 1;
  const left = isLastSet ? legsToWin - Math.max(legsNow.home, legsNow.away) : LEGS_AHEAD + 1;
  return Array.from({ length: Math.min(left, LEGS_AHEAD + 1) }, (_, ahead) => running + ahead);
}

/** Scores after so many legs as are sure to be played, beyond the running one. */
function scoresAfter({ rules, legs: begun }: DartsState): string[] {
  const sure = rules.setsToWin * rules.legsToWin;
  return SCORES_AFTER.filter((count) => count > begun.length && count <= sure)
    .slice(0, SCORES_AHEAD)
    .map((count) => `score-after:${count}`);
}

/** What both players reach: the next counts that the one behind has not reached yet. */
function eachKeys(state: DartsState): string[] {
  const next = (least: number) => Array.from({ length: EACH_AHEAD }, (_, more) => least + more + 1);
  const won = SIDES.map((side) => legsBySet(state).reduce((sum, set) => sum + set[side], 0));
  const maximums = SIDES.map((side) => maximumsSoFar(state, side));
  return [
    ...next(Math.min(...won)).map((count) => `each-legs:${count}`),
    ...next(Math.min(...maximums)).map((count) => `each-maximums:${count}`),
  ];
}

/** A visit of the running leg. @param visit from 1 */
function visitAt({ legs: begun }: DartsState, visit: number): Visit {
  const running = begun.at(-1);
  return {
    leg: Math.max(1, begun.length),
    visit,
    thrower: running && throwerOf(running, visit - 1),
  };
}

/** The next visits of the running leg, from the next one on, that are thrown but in few samples. */
function visitsAhead(state: DartsState, outcomes: DartsOutcomes): Visit[] {
  const next = nextVisit(state);
  const visits = Array.from({ length: TOLD_VISITS }, (_, ahead) => visitAt(state, next + ahead));
  return visits.filter((visit) => {
    const untold = histogram(outcomes, visitScoreOf(visit)).find(([value]) => value === 0);
    return (untold?.[1] ?? 0) <= MOST_UNTHROWN * outcomes.size;
  });
}

function legKeys(state: DartsState, outcomes: DartsOutcomes): string[] {
  const sure = sureLegs(state);
  const [running = 1] = sure;
  return [
    ...sure.flatMap((leg) => [`moneyline:l${leg}`, `leg-maximum:l${leg}`, `leg-double:l${leg}`]),
    ...sure.slice(0, -1).map((leg) => `next-two:l${leg}`),
    ...visitsAhead(state, outcomes).flatMap((ahead) => [
      `visit-range:${visitKey(ahead)}`,
      ...(ahead.visit === nextVisit(state)
        ? []
        : [`visit-duel:${visitKey(visitAt(state, ahead.visit - 1))}`]),
    ]),
    ...SIDES.map((side) => `leg-player-maximum:l${running}:${side}`),
    `checkout-range:l${running}`,
    `leg-finish:l${running}:40.5`,
    ...[20.5, 40.5, 60.5, 80.5].map((line) => `leg-checkout:l${running}:${line}`),
    ...(state.rules.setsToWin > 1 ? [`moneyline:s${state.legs.at(-1)?.set ?? 1}`] : []),
  ];
}

function families(state: DartsState, outcomes: DartsOutcomes): Family[] {
  const running = Math.max(1, state.legs.length);
  return [
    [spreadLines(legs, 'game'), AROUND_LEGS],
    [matchTotal, AROUND_LEGS],
    ...(state.rules.setsToWin > 1 ? setFamilies(state) : []),
    ...SIDES.flatMap((side): Family[] => [
      [teamTotalLines(legs, side, 'game'), AROUND_PLAYER],
      [countLines(`maximums-${side}`, maximumsOf(side)), AROUND_PLAYER],
      [betweenNumbers(`checkout-${side}`, checkoutOf(side)), AROUND_CHECKOUT],
    ]),
    [countLines('maximums', maximumsOf(undefined)), AROUND_MAXIMUMS],
    [
      { key: 'maximums-spread', measure: leadIn(maximumsOf), spread: true, onlyHalves: true },
      AROUND_MAXIMUMS,
    ],
    [betweenNumbers('checkout', checkoutOf(undefined)), AROUND_CHECKOUT],
    [countLines('breaks', breaks), AROUND_PLAYER],
    ...visitsAhead(state, outcomes).map(
      (visit): Family => [
        betweenNumbers(`visit-score:${visitKey(visit)}`, pointsOfVisit(visit)),
        AROUND_VISIT,
      ],
    ),
    [betweenNumbers(`leg-visits:l${running}`, legVisitsOf(running)), AROUND_LEG_VISITS],
    [betweenNumbers(`leg-left:l${running}`, legLeftOf(running)), AROUND_VISIT],
    ...[undefined, ...SIDES].map(
      (side): Family => [
        betweenNumbers(`leg-highest:l${running}:${side ?? 'any'}`, legHighestOf(running, side)),
        AROUND_VISIT,
      ],
    ),
  ];
}

/** Lines of what may not be thrown lie between two numbers. */
function betweenNumbers(
  key: string,
  measure: LineFamily<DartsOutcomes>['measure'],
): LineFamily<DartsOutcomes> {
  return { ...countLines(key, measure), onlyHalves: true };
}

function setFamilies(state: DartsState): Family[] {
  const set = `s${state.legs.at(-1)?.set ?? 1}`;
  const apart = (measure: LineFamily<DartsOutcomes>['measure']) => ({
    ...measure,
    key: `set-${measure.key}`,
  });
  return [
    [
      { key: 'set-spread:game', measure: apart(leadOf(match, 'game')), spread: true, onlyHalves: true },
      AROUND_SETS,
    ],
    [{ ...countLines('set-total:game', apart(totalOf(match, 'game'))), onlyHalves: true }, 2],
    [spreadLines(legs, set), 1],
    [totalLines(legs, set), 1],
  ];
}

/** The points of the next visit themselves, to find lines around. */
function pointsOfVisit(visit: Visit): LineFamily<DartsOutcomes>['measure'] {
  const score = visitScoreOf(visit);
  return differenceOf(`points-${score.key}`, score, isAtLeast(score, 1));
}
