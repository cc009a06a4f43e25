import { type Outcomes, PUSH } from '../market-definition.ts';
import type { SideKey, Sides } from '../sport.ts';
import { type Contest, leadOf, levelOf, realValue, totalOf } from './contest.ts';
import { type MarketKind, type SelectionRule, type WithSides, winWhere } from './kind.ts';
import { countsFrom } from './may-come.ts';
import { SIDES } from './sides.ts';
import { resultOf } from './winner.ts';
import { capital, counted } from './words.ts';

export interface Band {
  readonly from: number;
  /** Infinity at the open end. */
  readonly to: number;
}

/** From the least of each band; the last has no end. bands(1, 7, 13) are 1–6, 7–12 and 13 or more. */
export function bands(...least: readonly number[]): Band[] {
  return least.map((from, i) => ({ from, to: (least[i + 1] ?? Number.POSITIVE_INFINITY) - 1 }));
}

export interface Margins {
  readonly name: string;
  readonly bands: readonly Band[];
}

/**
 * margin:<which>: by how much who wins; a tie is a selection of its own, and where there is none it gives the stake back.
 * @param ways by the name in the key, 'wide'
 */
export function winningMargin<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  period: P,
  ways: Readonly<Record<string, Margins>>,
): MarketKind<S, O> {
  const lead = leadOf(contest, period);
  const isNeverLevel = contest.isNeverLevel?.(period) === true;
  return {
    head: 'margin',
    build(args, sides) {
      const [which = ''] = args;
      const way = args.length === 1 && Object.hasOwn(ways, which) ? ways[which] : undefined;
      if (way === undefined) return undefined;
      return {
        type: 'WINNING_MARGIN',
        classification: contest.periods[period].classification,
        name: way.name,
        family: `margin:${which}`,
        measure: lead,
        isLead: true,
        winners: 1,
        selections: [
          ...SIDES.flatMap((side) =>
            way.bands.map((band) => marginSelection(side, band, sides, isNeverLevel)),
          ),
          ...(isNeverLevel ? [] : [{ ...TIE, name: levelOf(contest) }]),
        ],
      };
    },
    isDecided: (_args, state) => contest.isPeriodOver(state, period),
    explain: (facts) => {
      const margin = Math.abs(realValue(lead, facts.outcomes));
      const result = resultOf(contest, facts, period);
      return margin === 0 ? result : `${result}, by ${counted(margin, contest.unit)}`;
    },
  };
}

const TIE: Omit<SelectionRule, 'name'> = {
  key: 'tie',
  type: 'DRAW',
  grade: winWhere((points) => points === 0),
};

/**
 * total-band, total-band:<which>: in which stretch the total falls.
 * @param ways the stretches by the name in the key, '' for the key without one
 */
export function totalBand<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
  period: P,
  ways: Readonly<Record<string, readonly Band[]>>,
): MarketKind<S, O> {
  const measure = totalOf(contest, period);
  return {
    head: 'total-band',
    build(args) {
      const [which = ''] = args;
      const isKnown = args.length === (which === '' ? 0 : 1) && Object.hasOwn(ways, which);
      const stretches = isKnown ? ways[which] : undefined;
      if (stretches === undefined) return undefined;
      return {
        type: 'OTHER',
        classification: contest.periods[period].classification,
        name: `Total ${capital(contest.unit.many)} Range`,
        family: 'total-band',
        measure,
        winners: 1,
        selections: stretches.map(({ from, to }) => ({
          key: bandKey({ from, to }),
          type: 'EXACTLY',
          name: bandName({ from, to }),
          grade: winWhere((points) => points >= from && points <= to),
        })),
      };
    },
    isDecided: (_args, state) => contest.isPeriodOver(state, period),
    mayCome: ([which = ''], _state, soFar) =>
      countsFrom(realValue(measure, soFar), ways[which]?.at(-1)?.from ?? 0),
    explain: ({ outcomes }) => `The total was ${counted(realValue(measure, outcomes), contest.unit)}`,
  };
}

function marginSelection(side: SideKey, band: Band, sides: Sides, isNeverLevel: boolean): SelectionRule {
  const sign = side === 'home' ? 1 : -1;
  const won = winWhere((points) => sign * points >= band.from && sign * points <= band.to);
  return {
    key: `${side}-${bandKey(band)}`,
    type: 'EXACTLY',
    name: `${sides[side].mediumName} by ${bandName(band)}`,
    side,
    grade: isNeverLevel ? (points) => (points === 0 ? PUSH : won(points)) : won,
  };
}

export function isIn({ from, to }: Band, value: number): boolean {
  return value >= from && value <= to;
}

/** '31-up', '2', '1-6' */
export function bandKey({ from, to }: Band): string {
  if (to === Number.POSITIVE_INFINITY) return `${from}-up`;
  return from === to ? String(from) : `${from}-${to}`;
}

/** '31+', '2', '1–6' */
export function bandName({ from, to }: Band): string {
  if (to === Number.POSITIVE_INFINITY) return `${from}+`;
  return from === to ? String(from) : `${from}–${to}`;
}
