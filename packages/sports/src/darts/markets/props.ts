import { realValue } from '../../kit/contest.ts';
import { countMarket } from '../../kit/counts.ts';
import { asCount, type MarketKind, winWhere } from '../../kit/kind.ts';
import { isAtLeast } from '../../kit/tests.ts';
import { yesNo } from '../../kit/yes-no.ts';
import type { SideKey } from '../../sport.ts';
import { actual } from '../actual.ts';
import { isOver } from '../contest.ts';
import { breaks, checkoutOf, type DartsMeasure, leadIn, maximumsOf } from '../measures.ts';
import type { DartsOutcomes } from '../outcomes.ts';
import { HIGHEST_CHECKOUT } from '../rules.ts';
import type { DartsState } from '../state.ts';

type Kind = MarketKind<DartsState, DartsOutcomes>;

const MAXIMUMS = { one: '180', many: '180s' };
const POINTS = { one: 'point in the highest checkout', many: 'points in the highest checkout' };

/** maximums, maximums-home, maximums-away; checkout and the same; breaks: <head>:<line> */
export const counts: readonly Kind[] = [
  countOf('maximums', 'Total 180s', MAXIMUMS, maximumsOf(undefined), undefined),
  countOf('maximums-home', '180s', MAXIMUMS, maximumsOf('home'), 'home'),
  countOf('maximums-away', '180s', MAXIMUMS, maximumsOf('away'), 'away'),
  countOf('checkout', 'Highest Checkout', POINTS, checkoutOf(undefined), undefined),
  countOf('checkout-home', 'Highest Checkout', POINTS, checkoutOf('home'), 'home'),
  countOf('checkout-away', 'Highest Checkout', POINTS, checkoutOf('away'), 'away'),
  countOf('breaks', 'Legs Won Against the Throw', { one: 'leg', many: 'legs' }, breaks, undefined),
];

function countOf(
  head: string,
  name: string,
  unit: { readonly one: string; readonly many: string },
  measure: DartsMeasure,
  side: SideKey | undefined,
): Kind {
  const classification = side === undefined ? 'game' : 'player';
  return countMarket({ head, name, ...(side && { side }), unit, classification, measure, isOver });
}

/** most-maximums and highest-checkout: level is a selection of its own. */
export const mostMaximums = mostOf('most-maximums', 'Most 180s', maximumsOf);
export const highestCheckout = mostOf('highest-checkout', 'Player with the Highest Checkout', checkoutOf);

function mostOf(head: string, name: string, measure: (side: SideKey) => DartsMeasure): Kind {
  return {
    head,
    build(args, sides) {
      if (args.length !== 0) return undefined;
      const ahead = (side: SideKey, sign: number) => ({
        key: side,
        type: 'OTHER' as const,
        name: sides[side].mediumName,
        side,
        grade: winWhere((lead) => sign * lead > 0),
      });
      return {
        type: 'OTHER',
        classification: 'game',
        name,
        family: head,
        measure: leadIn(measure),
        winners: 1,
        selections: [
          ahead('home', 1),
          { key: 'tie', type: 'DRAW', name: 'Tie', grade: winWhere((lead) => lead === 0) },
          ahead('away', -1),
        ],
      };
    },
    isDecided: (_args, state) => isOver(state),
    explain: ({ outcomes }) => {
      const [home, away] = [realValue(measure('home'), outcomes), realValue(measure('away'), outcomes)];
      return `${name}: ${away}–${home}`;
    },
  };
}

/** big-checkout:<points>: a finish of so many or more by anybody. */
export const bigCheckout = yesNo<DartsState, DartsOutcomes>('big-checkout', actual, (args) => {
  const least = args.length === 1 ? asCount(args[0], 41, HIGHEST_CHECKOUT) : undefined;
  if (least === undefined) return undefined;
  const what = least === HIGHEST_CHECKOUT ? '170 Checkout' : `${least}+ Checkout`;
  return {
    name: what,
    classification: 'game',
    isOver,
    standsOnceSeen: true,
    happens: isAtLeast(checkoutOf(undefined), least),
    yes: `There was a finish of ${least} or more`,
    no: `There was no finish of ${least} or more`,
  };
});
