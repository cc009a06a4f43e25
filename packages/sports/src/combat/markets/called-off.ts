import { type MarketDefinition, PUSH, type Sides } from '../../sport.ts';
import type { CombatOutcomes } from '../outcomes.ts';
import { resultSentence } from '../result-words.ts';
import { type CombatState, isNoContest } from '../state.ts';

/** The three faces of a model that are about markets. */
export interface MarketFaces {
  market(key: string, sides: Sides): MarketDefinition<CombatOutcomes> | undefined;
  isDecided(state: CombatState, key: string): boolean;
  explain(state: CombatState, key: string, selectionKey: string): string | undefined;
}

/** A fight without a result gives stakes back, but for what was decided until then (house rule). */
export function voidWithoutResult(faces: MarketFaces): MarketFaces {
  function market(key: string, sides: Sides): MarketDefinition<CombatOutcomes> | undefined {
    const built = faces.market(key, sides);
    if (built === undefined) return undefined;
    const selections = built.selections.map((selection) => ({
      ...selection,
      mark: (outcomes: CombatOutcomes, index: number) => {
        const { calledOff } = outcomes;
        if (calledOff === undefined || faces.isDecided(calledOff, key))
          return selection.mark(outcomes, index);
        return PUSH;
      },
    }));
    return { ...built, selections };
  }

  function isDecided(state: CombatState, key: string): boolean {
    if (!isNoContest(state)) return faces.isDecided(state, key);
    return faces.market(key, state.sides) !== undefined;
  }

  function explain(state: CombatState, key: string, selectionKey: string): string | undefined {
    if (!isNoContest(state) || faces.isDecided(state, key)) return faces.explain(state, key, selectionKey);
    const selections = faces.market(key, state.sides)?.selections;
    if (!selections?.some((selection) => selection.key === selectionKey)) return undefined;
    return `Stake back: ${resultSentence(state)}`;
  }

  return { market, isDecided, explain };
}
