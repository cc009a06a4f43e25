import type { Sides } from '../../sport.ts';
import { leadOf, realValue, totalOf } from '../measures.ts';
import { isPeriodOver, type MarketKind, type SelectionRule, winWhere } from './kind.ts';
import { counted } from './names.ts';
import { resultOf } from './winner.ts';

interface Band {
  readonly from: number;
  /** Infinity at the open end. */
  readonly to: number;
}

const MARGINS: readonly Band[] = [
  { from: 1, to: 6 },
  { from: 7, to: 12 },
  { from: 13, to: 18 },
  { from: 19, to: 24 },
  { from: 25, to: 30 },
  { from: 31, to: Number.POSITIVE_INFINITY },
];

const NARROW_MARGINS: readonly Band[] = [
  { from: 1, to: 2 },
  { from: 3, to: 3 },
  { from: 4, to: 6 },
  { from: 7, to: 7 },
  { from: 8, to: 10 },
  { from: 11, to: 13 },
  { from: 14, to: 14 },
  { from: 15, to: 20 },
  { from: 21, to: Number.POSITIVE_INFINITY },
];

const TOTALS: readonly Band[] = [
  { from: 0, to: 20 },
  { from: 21, to: 27 },
  { from: 28, to: 34 },
  { from: 35, to: 41 },
  { from: 42, to: 48 },
  { from: 49, to: 55 },
  { from: 56, to: 62 },
  { from: 63, to: 69 },
  { from: 70, to: Number.POSITIVE_INFINITY },
];

const gameLead = leadOf('game');
const gameTotal = totalOf('game');

/** margin:wide, margin:narrow: by how much who wins; a tie is a selection of its own. */
export const winningMargin: MarketKind = {
  head: 'margin',
  build(args, sides) {
    const bands = args.length === 1 ? bandsOf(args[0]) : undefined;
    if (bands === undefined) return undefined;
    return {
      type: 'WINNING_MARGIN',
      classification: 'game',
      name: args[0] === 'narrow' ? 'Winning Margin (Key Numbers)' : 'Winning Margin',
      family: `margin:${args[0]}`,
      measure: gameLead,
      selections: [
        ...bands.map((band) => marginSelection('home', band, sides)),
        ...bands.map((band) => marginSelection('away', band, sides)),
        {
          key: 'tie',
          type: 'DRAW',
          name: 'Tie',
          grade: winWhere((points) => points === 0),
        },
      ],
    };
  },
  isDecided: (_args, state) => isPeriodOver(state, 'game'),
  explain: (facts) => {
    const margin = Math.abs(realValue(gameLead, facts.outcomes));
    return margin === 0
      ? resultOf(facts, 'game')
      : `${resultOf(facts, 'game')}, by ${counted(margin, 'point')}`;
  },
};

/** total-band: in which stretch the total falls. */
export const totalBand: MarketKind = {
  head: 'total-band',
  build(args) {
    if (args.length !== 0) return undefined;
    return {
      type: 'OTHER',
      classification: 'game',
      name: 'Total Points Range',
      family: 'total-band',
      measure: gameTotal,
      selections: TOTALS.map(({ from, to }) => ({
        key: bandKey({ from, to }),
        type: 'EXACTLY',
        name: bandName({ from, to }),
        grade: winWhere((points) => points >= from && points <= to),
      })),
    };
  },
  isDecided: (_args, state) => isPeriodOver(state, 'game'),
  explain: ({ outcomes }) => `The total was ${counted(realValue(gameTotal, outcomes), 'point')}`,
};

function bandsOf(text: string | undefined): readonly Band[] | undefined {
  if (text === 'wide') return MARGINS;
  return text === 'narrow' ? NARROW_MARGINS : undefined;
}

function marginSelection(side: 'home' | 'away', band: Band, sides: Sides): SelectionRule {
  const sign = side === 'home' ? 1 : -1;
  return {
    key: `${side}-${bandKey(band)}`,
    type: 'EXACTLY',
    name: `${sides[side].mediumName} by ${bandName(band)}`,
    side,
    grade: winWhere((points) => sign * points >= band.from && sign * points <= band.to),
  };
}

function bandKey({ from, to }: Band): string {
  if (to === Number.POSITIVE_INFINITY) return `${from}-up`;
  return from === to ? String(from) : `${from}-${to}`;
}

function bandName({ from, to }: Band): string {
  if (to === Number.POSITIVE_INFINITY) return `${from}+`;
  return from === to ? String(from) : `${from}–${to}`;
}
