import type { Measure, Outcomes } from '../market-definition.ts';
import type { Side, SideKey, Sides } from '../sport.ts';
import { realValue } from './contest.ts';
import { type MarketKind, type SelectionRule, type WithSides, winWhere } from './kind.ts';
import { SIDES } from './sides.ts';

/** Who scored: of which side, and its place in the side's roster. */
export interface Scorer {
  readonly side: SideKey;
  readonly place: number;
}

/** A market on which player brings the first (or the last) score of a kind: '<head>'. */
export interface FirstScorer<S extends WithSides, O extends Outcomes> {
  readonly head: string;
  readonly type: 'FIRST_SCORE' | 'OTHER';
  readonly name: string;
  /** Above 0 that somebody scored, see scorerOf; 0 that nobody did. */
  readonly measure: Measure<O>;
  scorerOf(value: number): Scorer;
  /** Those who are bet on where they have a name, by place in the roster of either side. */
  readonly places: readonly number[];
  /** '' where nobody has the place. */
  nameOf(side: Side, place: number): string;
  /** What all others together are called: 'Any Other Player' unless told. */
  readonly others?: string;
  /** What it is called that nobody scores; without it that counts as one of the others. */
  readonly nobody?: string;
  isDecided(state: S): boolean;
  /** @param scorer undefined where nobody scored */
  explain(state: S, scorer: Scorer | undefined): string;
}

export function firstScorerMarket<S extends WithSides, O extends Outcomes>(
  of: FirstScorer<S, O>,
): MarketKind<S, O> {
  return {
    head: of.head,
    build(args, sides) {
      const named = namedOf(of, sides);
      if (args.length !== 0 || named.length === 0) return undefined;
      return {
        type: of.type,
        classification: 'player',
        name: of.name,
        family: of.head,
        measure: of.measure,
        winners: 1,
        selections: [...named, ...restOf(of, new Set(named.map(({ key }) => key)))],
      };
    },
    isDecided: (_args, state) => of.isDecided(state),
    explain: ({ state, outcomes }) => {
      const value = realValue(of.measure, outcomes);
      return of.explain(state, value > 0 ? of.scorerOf(value) : undefined);
    },
  };
}

/** In a sentence: who has no name is another player of the side. */
export function nameInSentence(name: string, side: Pick<Side, 'mediumName'>): string {
  return name === '' ? `Another player of ${side.mediumName}` : name;
}

type Scorers = Pick<FirstScorer<never, never>, 'scorerOf' | 'places' | 'nameOf' | 'others' | 'nobody'>;

function namedOf({ places, nameOf, scorerOf }: Scorers, sides: Sides): SelectionRule[] {
  return SIDES.flatMap((side) =>
    places.map((place): SelectionRule => {
      const isHis = (value: number): boolean => {
        if (value <= 0) return false;
        const scorer = scorerOf(value);
        return scorer.place === place && scorer.side === side;
      };
      const name = nameOf(sides[side], place);
      return { key: keyOf({ side, place }), type: 'OTHER', name, side, grade: winWhere(isHis) };
    }),
  ).filter(({ name }) => name !== '');
}

function restOf(
  { scorerOf, others = 'Any Other Player', nobody }: Scorers,
  named: ReadonlySet<string>,
): SelectionRule[] {
  const isOther = (value: number) =>
    value === 0 ? nobody === undefined : value > 0 && !named.has(keyOf(scorerOf(value)));
  const other: SelectionRule = { key: 'other', type: 'OTHER', name: others, grade: winWhere(isOther) };
  if (nobody === undefined) return [other];
  return [other, { key: 'none', type: 'OTHER', name: nobody, grade: winWhere((value) => value === 0) }];
}

function keyOf({ side, place }: Scorer): string {
  return `${side}-${place}`;
}
