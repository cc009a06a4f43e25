import { impliedChance } from '@fairline/money/float.ts';
import { offerOf, type WireSelection } from '../selection/selection-view.ts';

export interface LineSelection extends WireSelection {
  readonly id: string;
  readonly points: { readonly decimalPoints: number; readonly formattedPoints: string } | null | undefined;
}

export interface LineMarket {
  readonly id: string;
  readonly status: string;
  readonly isMain: boolean;
  readonly selections: readonly LineSelection[];
}

/** One stop of the slider. */
export interface Line<M> {
  readonly market: M;
  readonly points: number;
  readonly label: string;
  /** The first selection's chance at its price, 0 to 1: the height of its bar. */
  readonly chance: number;
}

const UNAVAILABLE: ReadonlySet<string> = new Set(['CLOSED', 'SETTLED']);

/**
 * The lines to slide between, from the lowest to the highest of the first selection. A market that is closed or whose
 * selections are all hidden is left out; none left means there is nothing to show.
 */
export function linesOf<M extends LineMarket>(markets: readonly M[]): readonly Line<M>[] {
  return markets.flatMap((market) => lineOf(market)).sort((left, right) => left.points - right.points);
}

function lineOf<M extends LineMarket>(market: M): Line<M>[] {
  const [first] = market.selections;
  const offers = market.selections.map(offerOf);
  if (UNAVAILABLE.has(market.status) || !first?.points) return [];
  if (offers.every(({ kind }) => kind === 'placeholder')) return [];
  const [offer] = offers;
  const odds = offer && offer.kind !== 'placeholder' ? offer.odds : undefined;
  return [
    {
      market,
      points: first.points.decimalPoints,
      label: first.points.formattedPoints.replace('-', '−'),
      chance: odds ? impliedChance(odds) : 0.5,
    },
  ];
}

/** Index of the most balanced line: the one the server marks, else the one whose chance is nearest to even. */
export function balancedIndex(lines: readonly Line<LineMarket>[]): number {
  const marked = lines.findIndex(({ market }) => market.isMain);
  if (marked >= 0) return marked;
  const distance = (line: Line<LineMarket>) => Math.abs(line.chance - 0.5);
  return lines.reduce((best, line, index) => {
    const known = lines[best];
    return known !== undefined && distance(line) < distance(known) ? index : best;
  }, 0);
}

/** Where the slider stands: the remembered line while it is still offered, else the most balanced one. */
export function chosenIndex(lines: readonly Line<LineMarket>[], remembered: string | undefined): number {
  const found = remembered === undefined ? -1 : lines.findIndex(({ market }) => market.id === remembered);
  return found >= 0 ? found : balancedIndex(lines);
}

/** Which stops carry their label: both ends, the balanced and the chosen one, and between them only where there is room. */
export function labelled(count: number, balanced: number, chosen: number): ReadonlySet<number> {
  const room = Math.max(2, Math.ceil(count / 6));
  const shown = new Set<number>();
  for (const index of [chosen, balanced, 0, count - 1, ...Array.from({ length: count }, (_, at) => at)]) {
    const fits = [...shown].every((other) => Math.abs(other - index) >= room);
    if (index >= 0 && index < count && fits) shown.add(index);
  }
  return shown;
}

/** A move of the slider as it is told to whoever measures. */
export function lineMoveEvent(
  from: Pick<Line<unknown>, 'label' | 'points'>,
  to: Pick<Line<unknown>, 'label' | 'points'>,
) {
  const direction = to.points > from.points ? 'right' : 'left';
  return { new_line: to.label, original_line: from.label, slide_direction: direction };
}
