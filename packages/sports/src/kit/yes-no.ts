import type { Outcomes } from '../market-definition.ts';
import type { Sides } from '../sport.ts';
import { type MarketKind, type WithSides, winWhere } from './kind.ts';
import type { Test } from './tests.ts';

/** Something that happens in a game or does not. */
export interface Happening<S extends WithSides, O extends Outcomes> {
  readonly name: string;
  /** Of one player: what its name begins with. */
  readonly player?: string;
  readonly classification: string;
  /** Whether it is settled for good, either way. */
  isOver(state: S): boolean;
  /** Whether "yes" stands as soon as it is seen; otherwise it can still be undone before the end. */
  readonly standsOnceSeen: boolean;
  /** Whether it is certain before that, either way: it cannot be undone, or cannot come any more. */
  isCertain?(state: S, soFar: O): boolean;
  readonly happens: Test<O>;
  /** What happened, as a sentence. */
  readonly yes: string;
  readonly no: string;
}

/** What the rest of a key names; undefined when it makes no sense. */
export type HappeningOf<S extends WithSides, O extends Outcomes> = (
  args: readonly string[],
  sides: Sides,
) => Happening<S, O> | undefined;

/** <head>:<args>: whether something happens. @param actual the real game so far, as one sample */
export function yesNo<S extends WithSides, O extends Outcomes>(
  head: string,
  actual: (state: S) => O,
  happeningOf: HappeningOf<S, O>,
): MarketKind<S, O> {
  return {
    head,
    build(args, sides) {
      const happening = happeningOf(args, sides);
      if (happening === undefined) return undefined;
      const { name, player, classification, happens } = happening;
      const family = [head, ...args].join(':');
      return {
        type: 'YES_NO',
        classification,
        name,
        ...(player !== undefined && { player }),
        family,
        measure: { ...happens, key: `whether:${family}` },
        winners: 1,
        selections: [
          { key: 'yes', type: 'YES', name: 'Yes', grade: winWhere((value) => value === 1) },
          { key: 'no', type: 'NO', name: 'No', grade: winWhere((value) => value === 0) },
        ],
      };
    },
    isDecided(args, state) {
      const happening = happeningOf(args, state.sides);
      if (happening === undefined) return false;
      if (happening.isOver(state)) return true;
      const { standsOnceSeen, isCertain } = happening;
      if (!standsOnceSeen && isCertain === undefined) return false;
      const outcomes = actual(state);
      return (standsOnceSeen && hasCome(happening, outcomes)) || isCertain?.(state, outcomes) === true;
    },
    explain({ args, state, outcomes }) {
      const happening = happeningOf(args, state.sides);
      if (happening === undefined) return '';
      return hasCome(happening, outcomes) ? happening.yes : happening.no;
    },
  };
}

/** @param outcomes the one real outcome */
function hasCome<S extends WithSides, O extends Outcomes>(
  { happens }: Happening<S, O>,
  outcomes: O,
): boolean {
  return happens.bind(outcomes)(0) === 1;
}
