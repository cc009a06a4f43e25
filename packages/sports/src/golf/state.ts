import { fieldOf, MOST_IN_FIELD } from '../kit/field.ts';
import type { Sides } from '../sport.ts';

/** 'absent' never started, 'out' gave up or was disqualified. */
export type CardStatus = 'in' | 'cut' | 'out' | 'absent';

/** A player's score card; strokes are told against par: -4 is four under. */
export interface Card {
  /** Of each finished round. */
  readonly rounds: readonly number[];
  /** Holes played of the round that is not finished. */
  readonly thru: number;
  /** Against par on those. */
  readonly today: number;
  readonly status: CardStatus;
}

/** A tournament as far as it was played; plain JSON data. */
export interface GolfState {
  readonly sides: Sides;
  readonly phase: 'pre-game' | 'in-play' | 'playoff' | 'final';
  /** The running round, or the next one, from 1. */
  readonly round: number;
  /** Messages with scores since the round began: who tees off later starts later. */
  readonly stretch: number;
  /** One a player, in the field's order. */
  readonly cards: readonly Card[];
  /** The worst total that made the cut; undefined before it. */
  readonly cutLine: number | undefined;
  /** Number of who won. */
  readonly winner: number | undefined;
  readonly lastPlay: string | undefined;
  readonly plays: number;
}

const BLANK: Card = { rounds: [], thru: 0, today: 0, status: 'in' };

/** Before the first tee shot. @throws RangeError for a field of more than MOST_IN_FIELD */
export function initialState(sides: Sides): GolfState {
  const field = fieldOf(sides);
  if (field.length > MOST_IN_FIELD) throw new RangeError(`a field has at most ${MOST_IN_FIELD} players`);
  return {
    sides,
    phase: 'pre-game',
    round: 1,
    stretch: 0,
    cards: field.map(() => BLANK),
    cutLine: undefined,
    winner: undefined,
    lastPlay: undefined,
    plays: 0,
  };
}

/** All strokes against par so far. */
export function totalOf({ rounds, today }: Card): number {
  return rounds.reduce((sum, round) => sum + round, today);
}

/** Against par after so many finished rounds. */
export function totalAfter({ rounds }: Card, count: number): number {
  return rounds.slice(0, count).reduce((sum, round) => sum + round, 0);
}

/** Holes finished in all rounds. */
export function holesOf({ rounds, thru }: Card): number {
  return rounds.length * 18 + thru;
}

/** Whether nothing more comes of a player's round. @param round from 0 */
export function isRoundIn({ status, rounds }: Card, round: number): boolean {
  return status !== 'in' || rounds.length > round;
}

/** Whether a player has no part in a round: was cut or left before it, or never came. @param round from 0 */
export function missesRound({ status, rounds, thru }: Card, round: number): boolean {
  if (status === 'in') return false;
  return status === 'absent' || rounds.length < round || (rounds.length === round && thru === 0);
}

/** The total of every player who is still in the tournament; undefined for the others. */
export function runningTotals({ cards }: GolfState): (number | undefined)[] {
  return cards.map((card) => (card.status === 'in' ? totalOf(card) : undefined));
}

/** Numbers of those with the lowest total of all who are in. */
export function leaders(state: GolfState): number[] {
  const totals = runningTotals(state);
  const best = Math.min(...totals.filter((total) => total !== undefined));
  return totals.flatMap((total, player) => (total === best ? [player] : []));
}
