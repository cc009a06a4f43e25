import { CUT_AFTER, HOLES, ROUNDS } from '../rules.ts';
import type { GolfState } from '../state.ts';
import { keptTable } from './score-tables.ts';

/** A player who is in, ready to play on: what is known of each half of the tournament, and what each round still adds. */
export interface Entrant {
  readonly player: number;
  readonly half: number;
  readonly rest: number;
  /** One a round; of zeros for a finished one. */
  readonly tables: readonly Int8Array[];
  /** Of the running round, what is known. */
  readonly today: number;
}

/** Everybody who is in. */
export function entrants(state: GolfState, skills: readonly number[]): Entrant[] {
  return state.cards.flatMap((card, player) => {
    if (card.status !== 'in') return [];
    const known = Array.from({ length: ROUNDS }, (_, round) => {
      const isRunning = round === card.rounds.length;
      return card.rounds[round] ?? (isRunning ? card.today : 0);
    });
    const tables = known.map((_, round) => {
      const left = HOLES - (round === card.rounds.length ? card.thru : 0);
      return keptTable(skills[player] ?? 0, round < card.rounds.length ? 0 : left);
    });
    return {
      player,
      half: sum(known.slice(0, CUT_AFTER)),
      rest: sum(known.slice(CUT_AFTER)),
      tables,
      today: known[state.round - 1] ?? 0,
    };
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
