import { PUSH, type Sides } from '../../sport.ts';
import type { FootballOutcomes, Period } from '../outcomes.ts';
import {
  asPeriod,
  awayPoints,
  type GradeFacts,
  homePoints,
  isPeriodOver,
  type MarketKind,
  markOf,
  winIf,
} from './kind.ts';
import { classify, inSentence, titled } from './names.ts';

const lead = (outcomes: FootballOutcomes, period: Period, index: number): number =>
  homePoints(outcomes, period, index) - awayPoints(outcomes, period, index);

/** moneyline:<period>: level points give the stake back. */
export const moneyline: MarketKind = {
  head: 'moneyline',
  build(args, sides) {
    const period = asPeriod(args[0]);
    if (period === undefined || args.length !== 1) return undefined;
    return {
      type: 'MONEYLINE',
      classification: classify(period),
      name: titled(period, 'Moneyline'),
      family: `moneyline:${period}`,
      selections: [
        {
          key: 'home',
          type: 'HOME_MONEYLINE',
          name: sides.home.mediumName,
          side: 'home',
          mark: (outcomes, index) => markOf(lead(outcomes, period, index)),
        },
        {
          key: 'away',
          type: 'AWAY_MONEYLINE',
          name: sides.away.mediumName,
          side: 'away',
          mark: (outcomes, index) => markOf(-lead(outcomes, period, index)),
        },
      ],
    };
  },
  isDecided: (args, state) => isPeriodOver(state, asPeriod(args[0]) ?? 'game'),
  explain: (facts) => {
    const result = resultOf(facts, asPeriod(facts.args[0]) ?? 'game');
    return facts.mark === PUSH ? `Push: ${result}` : result;
  },
};

/** threeway:<period>: the draw is a selection of its own, so overtime usually stays out ('reg'). */
export const threeWay: MarketKind = {
  head: 'threeway',
  build(args, sides) {
    const period = asPeriod(args[0]);
    if (period === undefined || args.length !== 1) return undefined;
    return {
      type: 'THREE_WAY_MONEYLINE',
      classification: classify(period),
      name: titled(period, 'Moneyline 3-Way'),
      family: `threeway:${period}`,
      selections: [
        {
          key: 'home',
          type: 'HOME_MONEYLINE',
          name: sides.home.mediumName,
          side: 'home',
          mark: (outcomes, index) => winIf(lead(outcomes, period, index) > 0),
        },
        {
          key: 'draw',
          type: 'DRAW',
          name: 'Draw',
          mark: (outcomes, index) => winIf(lead(outcomes, period, index) === 0),
        },
        {
          key: 'away',
          type: 'AWAY_MONEYLINE',
          name: sides.away.mediumName,
          side: 'away',
          mark: (outcomes, index) => winIf(lead(outcomes, period, index) < 0),
        },
      ],
    };
  },
  isDecided: (args, state) => isPeriodOver(state, asPeriod(args[0]) ?? 'game'),
  explain: (facts) => resultOf(facts, asPeriod(facts.args[0]) ?? 'game'),
};

const RESULTS = ['home', 'draw', 'away'] as const;
type Result = (typeof RESULTS)[number];

/** double-result: who leads at halftime and who wins after all, overtime included. */
export const doubleResult: MarketKind = {
  head: 'double-result',
  build(args, sides) {
    if (args.length !== 0) return undefined;
    return {
      type: 'OTHER',
      classification: 'game',
      name: 'Halftime / Full Time',
      family: 'double-result',
      selections: RESULTS.flatMap((half) =>
        RESULTS.map((full) => ({
          key: `${half}-${full}`,
          type: 'OTHER' as const,
          name: `${resultName(half, sides)} / ${resultName(full, sides)}`,
          mark: (outcomes: FootballOutcomes, index: number) =>
            winIf(
              resultIs(half, lead(outcomes, 'h1', index)) && resultIs(full, lead(outcomes, 'game', index)),
            ),
        })),
      ),
    };
  },
  isDecided: (_args, state) => isPeriodOver(state, 'game'),
  explain: (facts) => `${resultOf(facts, 'h1')}; ${resultOf(facts, 'game')}`,
};

function resultIs(result: Result, difference: number): boolean {
  if (result === 'draw') return difference === 0;
  return result === 'home' ? difference > 0 : difference < 0;
}

function resultName(result: Result, sides: Sides): string {
  return result === 'draw' ? 'Draw' : sides[result].mediumName;
}

/** "Bills won 24–20", "Chiefs won the 1st quarter 7–3", "The 2nd half was tied 10–10". */
export function resultOf({ state, outcomes }: GradeFacts, period: Period): string {
  const home = homePoints(outcomes, period, 0);
  const away = awayPoints(outcomes, period, 0);
  const stretch = inSentence(period);
  if (home === away) {
    return `${period === 'game' ? 'The game' : capital(stretch.trim())} ended level ${home}–${away}`;
  }
  const winner = home > away ? state.sides.home : state.sides.away;
  return `${winner.mediumName} won${stretch} ${Math.max(home, away)}–${Math.min(home, away)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
