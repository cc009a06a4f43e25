import type { FormatBy } from '../kit/format.ts';
import type { BySide, SideKey, Sides } from '../sport.ts';
import { type CombatRules, THREE_ROUNDS } from './rules.ts';

/** What a fighter did in a round, as the judges see it. */
export interface Work {
  readonly strikes: number;
  readonly knockdowns: number;
  readonly takedowns: number;
  /** Stretches on top, of STEP_SECONDS each. */
  readonly control: number;
}

export type Position = 'standing' | SideKey;

export const VICTORIES = ['knockout', 'submission', 'disqualification', 'decision'] as const;
export type Victory = (typeof VICTORIES)[number];

/** What three judges can come to. */
export const DECISIONS = ['unanimous', 'split', 'majority', 'draw'] as const;
export type DecisionType = (typeof DECISIONS)[number];

/** How a fight ended. */
export interface Result {
  /** Undefined for a draw. */
  readonly winner: SideKey | undefined;
  readonly victory: Victory;
  /** Points of the three judges; none where they were not asked, or are not told. */
  readonly cards: readonly BySide<number>[];
  /** Whether it was stopped in the break after its round, as by a corner. */
  readonly inBreak?: boolean;
  /** What the judges said where their points are not told. */
  readonly decision?: DecisionType;
}

/** A fight as far as it was fought; plain JSON data. */
export interface CombatState {
  readonly sides: Sides;
  readonly rules: CombatRules;
  /** Who said how long the fight is; absent while it is the usual length. */
  readonly formatBy?: FormatBy;
  /** Whether the source tells rounds alone: nothing of what is done in them, nor when in its round the fight ended. */
  readonly onlyRounds: boolean;
  /** 'break' from the end of a round until the next begins. */
  readonly phase: 'pre-game' | 'in-play' | 'break' | 'final';
  /** The running round, or the last one, from 1; 0 before the first. */
  readonly round: number;
  /** Seconds fought of it. */
  readonly second: number;
  /** Standing, or who is on top. */
  readonly position: Position;
  /** Who was knocked down last and has not recovered. */
  readonly hurt: SideKey | undefined;
  /** Every round begun. */
  readonly work: readonly BySide<Work>[];
  readonly firstKnockdown: SideKey | undefined;
  /** Who won by a knockout of which it is not told whether it knocked the other down. */
  readonly untoldKnockdown?: SideKey;
  readonly firstTakedown: SideKey | undefined;
  /** Undefined while it is on, and for a fight that was called off. */
  readonly result: Result | undefined;
  readonly lastPlay: string | undefined;
  readonly plays: number;
}

export const NO_WORK: BySide<Work> = {
  home: { strikes: 0, knockdowns: 0, takedowns: 0, control: 0 },
  away: { strikes: 0, knockdowns: 0, takedowns: 0, control: 0 },
};

/**
 * Before the first bell.
 * @param announced the rules by the format of the fixture, where it has one
 * @param onlyRounds whether it says that rounds alone are told
 */
export function initialState(sides: Sides, announced?: CombatRules, onlyRounds = false): CombatState {
  return {
    sides,
    rules: announced ?? THREE_ROUNDS,
    ...(announced && { formatBy: 'fixture' }),
    onlyRounds,
    phase: 'pre-game',
    round: 0,
    second: 0,
    position: 'standing',
    hurt: undefined,
    work: [],
    firstKnockdown: undefined,
    firstTakedown: undefined,
    result: undefined,
    lastPlay: undefined,
    plays: 0,
  };
}

/** Whether the fight was called off without a result. */
export function isNoContest({ phase, result }: CombatState): boolean {
  return phase === 'final' && result === undefined;
}

/** What a fighter did in all rounds together. */
export function workOf({ work }: Pick<CombatState, 'work'>, side: SideKey, what: keyof Work): number {
  return work.reduce((sum, round) => sum + round[side][what], 0);
}

/** The round that is on, or the next one, from 1. */
export function roundAhead({ phase, round }: CombatState): number {
  return phase === 'in-play' || phase === 'final' ? round : round + 1;
}

/** Whether the last bell has gone and only the judges are waited for. */
export function isWithJudges({ phase, round, rules }: CombatState): boolean {
  return phase === 'break' && round === rules.rounds;
}
