import type { Outcomes } from '../market-definition.ts';
import type { BySide, SideKey } from '../sport.ts';
import { type CombatRules, MOST_ROUNDS } from './rules.ts';
import type { CombatState } from './state.ts';

/** How a fight ends, 0 while it is on. A disqualification is graded as a knockout (house rule). */
export const KNOCKOUT = 1;
export const SUBMISSION = 2;
export const UNANIMOUS = 3;
export const SPLIT = 4;
export const MAJORITY = 5;
export const DRAW = 6;

/** Complete fights as columns. Sides are 1 for home and 2 for away, 0 for neither. */
export interface CombatOutcomes extends Outcomes {
  readonly winner: Uint8Array;
  readonly ending: Uint8Array;
  /** The last round that began. */
  readonly round: Uint8Array;
  /** Of the whole fight, pauses aside. */
  readonly seconds: Uint16Array;
  /** Significant strikes landed, one column a round. */
  readonly strikes: BySide<readonly Uint8Array[]>;
  readonly knockdowns: BySide<Uint8Array>;
  readonly takedowns: BySide<Uint8Array>;
  /** The takedowns of one round alone, the running or the next one; in the one real fight of every round. */
  readonly roundTakedowns: BySide<Uint8Array>;
  /** That round, from 1. */
  readonly runningRound: number;
  readonly realTakedowns: readonly BySide<number>[] | undefined;
  readonly firstKnockdown: Uint8Array;
  readonly firstTakedown: Uint8Array;
  /** Whether of the real fight only rounds are told, see CombatState; samples of it are marked by the same law. */
  readonly onlyRounds: boolean;
  /** Of the one real fight, see Result. */
  readonly inBreak?: boolean;
  /** Of the one real fight, see CombatState. */
  readonly untoldKnockdown?: SideKey;
  /** By which the one real fight was fought. */
  readonly rules?: CombatRules;
  /** The one real fight that was called off. */
  readonly calledOff: CombatState | undefined;
}

/** @param runningRound the round that is on, or the next one, from 1 */
export function emptyOutcomes(size: number, runningRound: number, onlyRounds: boolean): CombatOutcomes {
  const column = () => new Uint8Array(size);
  const perRound = () => Array.from({ length: MOST_ROUNDS }, column);
  const pair = () => ({ home: column(), away: column() });
  return {
    size,
    winner: column(),
    ending: column(),
    round: column(),
    seconds: new Uint16Array(size),
    strikes: { home: perRound(), away: perRound() },
    knockdowns: pair(),
    takedowns: pair(),
    roundTakedowns: pair(),
    runningRound,
    realTakedowns: undefined,
    firstKnockdown: column(),
    firstTakedown: column(),
    onlyRounds,
    calledOff: undefined,
  };
}
