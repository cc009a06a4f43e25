import type { MarketKind } from '../../kit/kind.ts';
import type { TacticalOutcomes } from '../outcomes.ts';
import type { TacticalState } from '../state.ts';

type Kind = MarketKind<TacticalState, TacticalOutcomes>;

/** One head for two counts: maps for the whole series, rounds for a stretch of it. @param at which part of the key says so */
export function byPeriod(series: Kind, stretches: Kind, at = 0): Kind {
  const kindOf = (args: readonly string[]) => (args[at] === 'game' ? series : stretches);
  return {
    head: series.head,
    build: (args, sides) => kindOf(args).build(args, sides),
    isDecided: (args, state) => kindOf(args).isDecided(args, state),
    mayCome: (args, state, soFar) => kindOf(args).mayCome?.(args, state, soFar),
    explain: (facts) => kindOf(facts.args).explain(facts),
  };
}
