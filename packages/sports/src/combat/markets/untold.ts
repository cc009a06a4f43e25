import { remarked } from '../../kit/remarked.ts';
import { type MarketDefinition, PUSH } from '../../market-definition.ts';
import type { Sides } from '../../sport.ts';
import type { CombatOutcomes } from '../outcomes.ts';
import type { CombatState } from '../state.ts';
import type { CombatFaces } from './called-off.ts';

/** Heads of markets about what is done within rounds. */
const WITHIN = /^(strikes|knockdowns|takedowns|first|lasts)(-|:)/;
const VOID = 'Stake returned: only round results are told of this fight';

/** Where the source tells rounds alone, nothing within them is sold, and stakes on it that were taken before go back. */
export function voidUntold(faces: CombatFaces): CombatFaces {
  const isUntold = (state: CombatState, key: string) => state.onlyRounds && WITHIN.test(key);

  const has = (state: CombatState, key: string, selection: string) =>
    faces.market(key, state.sides)?.selections.some((each) => each.key === selection) === true;

  function market(key: string, sides: Sides): MarketDefinition<CombatOutcomes> | undefined {
    const built = faces.market(key, sides);
    if (!WITHIN.test(key)) return built;
    return remarked(built, (selection, outcomes, index) =>
      outcomes.onlyRounds ? PUSH : selection.mark(outcomes, index),
    );
  }

  return {
    market,
    isDecided: (state, key) =>
      faces.isDecided(state, key) || (isUntold(state, key) && faces.market(key, state.sides) !== undefined),
    certainMark: (state, key, selection) => {
      const mark = faces.certainMark(state, key, selection);
      return isUntold(state, key) && has(state, key, selection) ? PUSH : mark;
    },
    explain: (state, key, selection) => (isUntold(state, key) ? VOID : faces.explain(state, key, selection)),
  };
}
