import { histogram } from '../count-marks.ts';
import { leadOf, totalOf } from '../kit/contest.ts';
import type { LineFamily } from '../kit/main-line.ts';
import { Offers } from '../kit/offers.ts';
import { SIDES } from '../kit/sides.ts';
import type { MarketOffer } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import { isRoundOver, ROUNDS, type RoundKey, roundNumber, strikes } from './contest.ts';
import { combatMarkets } from './markets/market-book.ts';
import { MINUTES } from './markets/rounds.ts';
import { countOf, halfRounds, takedownsIn, winner } from './measures.ts';
import type { CombatOutcomes } from './outcomes.ts';
import type { CombatState } from './state.ts';

/** How far around the main line others are offered, each half. */
const AROUND_FIGHT = 5;
const AROUND_FIGHTER = 3;
const AROUND_ROUND = 2;
/** Lines of total rounds nobody would bet on either side of. */
const LEAST_CHANCE = 0.03;
/** A draw less likely than that has no price, and without one the market is the winner's once more. */
const LEAST_DRAW = 0.01;

type Family = readonly [LineFamily<CombatOutcomes>, number];

/** The markets to offer from here, the main line of each family found in the samples. Decided markets are left out. */
export function offer(
  state: CombatState,
  outcomes: CombatOutcomes,
  sides: Sides,
): readonly MarketOffer<CombatOutcomes>[] {
  if (state.phase === 'final') return [];
  const offers = new Offers(combatMarkets, state, outcomes, sides);
  if (drawChance(outcomes) >= LEAST_DRAW) offers.add('threeway:game');
  offers.addAll([...fightKeys(state), ...roundKeys(state)]);
  for (const { key, main } of roundLines(outcomes, state.rules.rounds)) {
    offers.add(key, main);
    offers.add(`result-${key}`);
  }
  for (const [family, around] of families(state)) {
    offers.addLines(family, around);
  }
  return offers.all();
}

function drawChance(outcomes: CombatOutcomes): number {
  const draws = histogram(outcomes, winner).find(([value]) => value === 0)?.[1] ?? 0;
  return draws / outcomes.size;
}

function fightKeys(state: CombatState): string[] {
  const { rules } = state;
  const round = currentRound(state);
  return [
    'moneyline:game',
    'method',
    'ending',
    'distance',
    'decision-type',
    'finisher',
    `finish-round:${rules.rounds}`,
    `winner-round:${rules.rounds}`,
    `method-round:${rules.rounds}`,
    ...SIDES.flatMap((side) => [
      ...['ko', 'sub', 'decision', 'inside', 'ko-decision', 'sub-decision'].map(
        (way) => `win-by:${side}:${way}`,
      ),
      ...['unanimous', 'split'].map((type) => `decision-by:${side}:${type}`),
    ]),
    'first-knockdown',
    'first-takedown',
    'takedowns-most',
    'strikes-threeway:game',
    'strikes-odd-even:game',
    ...(round === undefined ? [] : [`strikes-threeway:${round}`, `strikes-odd-even:${round}`]),
    ...minutesAhead(state),
  ];
}

/** Minutes of the running round, or the next one, that are still to come. */
function minutesAhead(state: CombatState): string[] {
  const round = currentRound(state);
  const fought = state.phase === 'in-play' ? state.second : 0;
  return MINUTES.filter((minute) => round !== undefined && 60 * minute > fought).map(
    (minute) => `lasts:${round}:${minute}`,
  );
}

function roundKeys(state: CombatState): string[] {
  return ROUNDS.slice(0, state.rules.rounds).flatMap((round) => [
    `starts:${round}`,
    // Nobody sells who gives up in the break after it.
    ...(isRoundOver(state, roundNumber(round)) ? [] : endKeys(state, round)),
  ]);
}

function endKeys(state: CombatState, round: RoundKey): string[] {
  const n = roundNumber(round);
  // Once the round before is over, it would be the round alone.
  const isOfTwo = n > 1 && !isRoundOver(state, n - 1);
  return [
    `ends-in:${round}`,
    `ends-in:${round}:ko`,
    `ends-in:${round}:sub`,
    `win-in:${round}:home`,
    `win-in:${round}:away`,
    ...SIDES.flatMap((side) => [
      ...['ko', 'sub'].map((way) => `win-by-in:${round}:${side}:${way}`),
      ...(isOfTwo ? [`win-within:${round}:${side}`] : []),
    ]),
  ];
}

/**
 * Every line of total rounds that is open; the one nearest to even, stakes that come back aside, is the main one. Where rounds alone
 * are told, a finish in the round after the line's gives them back: a line that has nothing but that on one side is none.
 */
function roundLines(outcomes: CombatOutcomes, most: number): { key: string; main: boolean }[] {
  const counts = histogram(outcomes, halfRounds);
  const share = (test: (halves: number) => boolean) =>
    counts.reduce((sum, [halves, count]) => (test(halves) ? sum + count : sum), 0) / outcomes.size;
  const lines = Array.from({ length: most }, (_, at) => {
    const over = share((halves) => halves > 2 * at + 1);
    const under = share((halves) => halves < 2 * at + 1);
    return { line: at + 0.5, over, under, fromEven: Math.abs(over / (over + under) - 0.5) };
  }).filter(({ over, under }) => over > LEAST_CHANCE && under > LEAST_CHANCE);
  const [main] = [...lines].sort((a, b) => a.fromEven - b.fromEven);
  return lines.map(({ line }) => ({ key: `total:game:${line}`, main: line === main?.line }));
}

/** The round that is on, or the next one. */
function currentRound({ phase, round, rules }: CombatState): RoundKey | undefined {
  return ROUNDS.slice(0, rules.rounds)[phase === 'in-play' ? round - 1 : round];
}

function families(state: CombatState): Family[] {
  const round = currentRound(state);
  return [
    [struck('strikes-total:game', totalOf(strikes, 'game')), AROUND_FIGHT],
    [{ ...struck('strikes-spread:game', leadOf(strikes, 'game')), spread: true }, AROUND_FIGHTER],
    ...SIDES.flatMap((side): Family[] => [
      [struck(`strikes-team-total:${side}:game`, strikes.pointsOf(side, 'game')), AROUND_FIGHTER],
      [counted(`knockdowns-${side}`, countOf('knockdowns', side)), 1],
      [counted(`takedowns-${side}`, countOf('takedowns', side)), 2],
    ]),
    [counted('knockdowns', countOf('knockdowns', undefined)), 1],
    [counted('takedowns', countOf('takedowns', undefined)), 2],
    ...(round === undefined
      ? []
      : [
          [struck(`strikes-total:${round}`, totalOf(strikes, round)), AROUND_ROUND] as const,
          [{ ...struck(`strikes-spread:${round}`, leadOf(strikes, round)), spread: true }, 1] as const,
          ...[undefined, ...SIDES].map((side): Family => {
            const measure = takedownsIn(roundNumber(round), side);
            return [counted(`takedowns-in:${round}:${side ?? 'both'}`, measure), 1];
          }),
          ...SIDES.map(
            (side): Family => [
              struck(`strikes-team-total:${side}:${round}`, strikes.pointsOf(side, round)),
              AROUND_ROUND,
            ],
          ),
        ]),
  ];
}

/** A fight is bet on at half lines alone. */
function struck(key: string, measure: LineFamily<CombatOutcomes>['measure']): LineFamily<CombatOutcomes> {
  return counted(key, { ...measure, key: `strikes-${measure.key}` });
}

function counted(key: string, measure: LineFamily<CombatOutcomes>['measure']): LineFamily<CombatOutcomes> {
  return { key, measure, spread: false, onlyHalves: true };
}
