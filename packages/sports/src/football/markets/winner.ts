import { PUSH, type Sides } from '../../sport.ts';
import { type FootballMeasure, leadOf, pointsOf, realValue } from '../measures.ts';
import type { Period } from '../outcomes.ts';
import { asPeriod, type GradeFacts, gradeBy, isPeriodOver, type MarketKind, winWhere } from './kind.ts';
import { classify, inSentence, titled } from './names.ts';

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
      measure: leadOf(period),
      selections: [
        {
          key: 'home',
          type: 'HOME_MONEYLINE',
          name: sides.home.mediumName,
          side: 'home',
          grade: gradeBy(1, 0),
        },
        {
          key: 'away',
          type: 'AWAY_MONEYLINE',
          name: sides.away.mediumName,
          side: 'away',
          grade: gradeBy(-1, 0),
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
      measure: leadOf(period),
      selections: [
        {
          key: 'home',
          type: 'HOME_MONEYLINE',
          name: sides.home.mediumName,
          side: 'home',
          grade: winWhere((points) => points > 0),
        },
        {
          key: 'draw',
          type: 'DRAW',
          name: 'Draw',
          grade: winWhere((points) => points === 0),
        },
        {
          key: 'away',
          type: 'AWAY_MONEYLINE',
          name: sides.away.mediumName,
          side: 'away',
          grade: winWhere((points) => points < 0),
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
      measure: bothResults,
      selections: RESULTS.flatMap((half) =>
        RESULTS.map((full) => ({
          key: `${half}-${full}`,
          type: 'OTHER' as const,
          name: `${resultName(half, sides)} / ${resultName(full, sides)}`,
          grade: winWhere((value) => value === RESULTS.indexOf(half) * 3 + RESULTS.indexOf(full)),
        })),
      ),
    };
  },
  isDecided: (_args, state) => isPeriodOver(state, 'game'),
  explain: (facts) => `${resultOf(facts, 'h1')}; ${resultOf(facts, 'game')}`,
};

/** Halftime result times three plus the final one, each 0 for home, 1 for a draw and 2 for away. */
const bothResults: FootballMeasure = {
  key: 'both-results',
  bind: (outcomes) => {
    const half = leadOf('h1').bind(outcomes);
    const game = leadOf('game').bind(outcomes);
    return (index) => 3 * (1 - Math.sign(half(index))) + (1 - Math.sign(game(index)));
  },
};

function resultName(result: Result, sides: Sides): string {
  return result === 'draw' ? 'Draw' : sides[result].mediumName;
}

/** "Bills won 24–20", "Chiefs won the 1st quarter 7–3", "The 2nd half was tied 10–10". */
export function resultOf({ state, outcomes }: GradeFacts, period: Period): string {
  const home = realValue(pointsOf('home', period), outcomes);
  const away = realValue(pointsOf('away', period), outcomes);
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
