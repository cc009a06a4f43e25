import type { MarketFaces } from '../../kit/market-book.ts';
import { voidWhenStopped } from '../../kit/stopped.ts';
import type { CombatOutcomes } from '../outcomes.ts';
import { resultSentence } from '../result-words.ts';
import { type CombatState, isNoContest } from '../state.ts';

export type CombatFaces = MarketFaces<CombatState, CombatOutcomes>;

/** A fight without a result gives stakes back, but for what was certain until then (house rule). */
export function voidWithoutResult(faces: CombatFaces): CombatFaces {
  return voidWhenStopped(faces, {
    stoppedIn: ({ calledOff }) => calledOff,
    isStopped: isNoContest,
    awarded: () => undefined,
    told: (state) => `Stake back: ${resultSentence(state)}`,
  });
}
