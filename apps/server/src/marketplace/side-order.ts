import type { SideKey } from '@fairline/sports/sport.ts';
import { firstNamed, USUAL_FACTS } from '@fairline/sports/sport-facts.ts';
import { sportModel } from '@fairline/sports/sports.ts';
import type { SelectionView } from '../trading/trading.ts';

/** The side that the names of a sport's events say first. @param sport its slug */
export function saidFirst(sport: string): SideKey {
  return firstNamed(sportModel(sport)?.facts ?? USUAL_FACTS);
}

type Sided = Pick<SelectionView, 'side' | 'selectionKey'>;

/**
 * Selections with the side first that the event's name says first. What is of neither side keeps its place: the draw between
 * them, 'Neither' at the end.
 * @param sport its slug
 */
export function inSideOrder<S extends Sided>(selections: readonly S[], sport: string): readonly S[] {
  const model = sportModel(sport);
  const first = saidFirst(sport);
  const sided = selections.filter((one) => sideOf(one) !== undefined);
  const [leading] = sided;
  if (model?.field || leading === undefined || sideOf(leading) === first) return selections;
  const ordered = [
    ...sided.filter((one) => sideOf(one) === first),
    ...sided.filter((one) => sideOf(one) !== first),
  ].values();
  return selections.map((one) => (sideOf(one) === undefined ? one : (ordered.next().value ?? one)));
}

/**
 * Markets with the one about the side first that the event's name says first, where there is the same one about the other. Which places
 * such a pair has among the others stays.
 * @param sport its slug
 */
export function pairsInSideOrder<M extends { readonly key: string }>(
  markets: readonly M[],
  sport: string,
): readonly M[] {
  const first = saidFirst(sport);
  const places = new Map(markets.map(({ key }, place) => [key, place]));
  return markets.map((market, place) => {
    const otherPlace = places.get(aboutTheOther(market.key));
    const other = otherPlace === undefined ? undefined : markets[otherPlace];
    if (otherPlace === undefined || !other) return market;
    const earlier = place <= otherPlace ? market : other;
    return SIDES.exec(earlier.key)?.[1] === first ? market : other;
  });
}

/** A side in a key, as a part of it or at the end of its first: 'win-by:home:ko', 'boundaries-home:9.5'. */
const SIDES = /(?<=:|-)(home|away)(?=:|$)/;
const ALL_SIDES = new RegExp(SIDES, 'g');

/** 'win-by:away:ko' for 'win-by:home:ko'. */
function aboutTheOther(key: string): string {
  return key.replace(ALL_SIDES, (side) => (side === 'home' ? 'away' : 'home'));
}

/** Of a pair as 'home-over' the key alone says it. */
function sideOf({ side, selectionKey }: Sided): SideKey | undefined {
  if (side !== undefined) return side;
  const [head] = selectionKey.split('-');
  return head === 'home' || head === 'away' ? head : undefined;
}
