import { type Contest, periodAt } from '../kit/contest.ts';
import type { MarketKind, MarketRule, WithSides } from '../kit/kind.ts';
import { teamTotal } from '../kit/lines.ts';
import type { Outcomes } from '../market-definition.ts';

/**
 * A kind about another count of the same match: its keys, families and measures begin with a word of their own, and it stands
 * in no column of the card.
 */
export function apart<S extends WithSides, O extends Outcomes>(
  word: string,
  kind: MarketKind<S, O>,
): MarketKind<S, O> {
  const measured = measuredApart(word, kind);
  return {
    ...measured,
    head: `${word}-${kind.head}`,
    build(args, sides) {
      const built = measured.build(args, sides);
      return built && { ...built, type: 'OTHER', family: `${word}-${built.family}` };
    },
  };
}

/** A kind whose measures alone begin with a word of their own: it measures something else than others of the same name. */
export function measuredApart<S extends WithSides, O extends Outcomes>(
  word: string,
  kind: MarketKind<S, O>,
): MarketKind<S, O> {
  return {
    ...kind,
    build(args, sides) {
      const built = kind.build(args, sides);
      return built && { ...built, measure: named(word, built) };
    },
  };
}

/** Like the kit's total of a team, of a single player; of a stretch it stands with the other markets of that. */
export function playerTotal<S extends WithSides, O extends Outcomes, P extends string>(
  contest: Contest<S, O, P>,
): MarketKind<S, O> {
  const kind = teamTotal(contest);
  return {
    ...kind,
    build(args, sides) {
      const built = kind.build(args, sides);
      const { sentence, classification } = contest.periods[periodAt(contest, args[1])];
      return built && { ...built, classification: sentence === '' ? 'player' : classification };
    },
  };
}

function named<O extends Outcomes>(word: string, { measure }: MarketRule<O>): MarketRule<O>['measure'] {
  return { ...measure, key: `${word}-${measure.key}` };
}
