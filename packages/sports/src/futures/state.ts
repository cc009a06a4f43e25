import { fieldOf, MOST_IN_FIELD } from '../kit/field.ts';
import type { Sides } from '../sport.ts';

/** Chances of listed games are told in ten-thousandths. */
export const CHANCES = 10_000;

/** A game of the season that is still to come; sides by their number in the field. */
export interface ListedGame {
  /** Its number in the schedule: its luck hangs on it, whenever it is told. */
  readonly number: number;
  readonly home: number;
  readonly away: number;
  /** Of CHANCES, that the home side wins, and that nobody does. */
  readonly win: number;
  readonly draw: number;
  /** Of the play-offs it belongs to, from 0; absent before them. */
  readonly round?: number;
}

/** What a side has done; scores are summed up over its games. */
export interface Row {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly difference: number;
}

/** Two sides that may meet in a round, by their numbers in the field. */
export interface Meeting {
  readonly one: number;
  readonly other: number;
  /** Of CHANCES, that the one wins each game of their series, if it is played. */
  readonly chances: readonly number[];
}

/** Play-offs that are played as games of their league. */
export interface Bracket {
  /** Of each round, who may meet in it. */
  readonly meetings: readonly (readonly Meeting[])[];
  /** Of each round, how many games each side has won in it. */
  readonly won: readonly (readonly number[])[];
}

/** A league's season as far as it was played; plain JSON data. */
export interface SeasonState {
  readonly sides: Sides;
  /** 'regular' once the schedule is told; from 'playoffs' on the table stands. */
  readonly phase: 'pre-game' | 'regular' | 'playoffs' | 'final';
  /** Without result, in the schedule's order; of play-offs that are played those that are certain. */
  readonly left: readonly ListedGame[];
  /** Of those left, the numbers of those in play. */
  readonly begun: readonly number[];
  /** Games of the schedule, told or not. */
  readonly scheduled: number;
  /** In the field's order. */
  readonly rows: readonly Row[];
  /** In the field's order, a thousand for a chance of e to 1 of beating an average side. */
  readonly ratings: readonly number[];
  /** The table when it was made, best first, ties by lot; empty before. */
  readonly order: readonly number[];
  /** Who is left in each bracket, in its order; see playoffs.ts. */
  readonly alive: readonly (readonly number[])[];
  readonly round: number;
  /** Where play-offs are played as games; absent where a round is told at once. */
  readonly bracket?: Bracket;
  /** Of each conference, once it has one. */
  readonly conferenceWinners: readonly number[];
  readonly champion: number | undefined;
  readonly lastPlay: string | undefined;
  readonly plays: number;
}

const NOTHING_YET: Row = { wins: 0, losses: 0, draws: 0, difference: 0 };

/** Before the schedule is known. @throws RangeError for more than MOST_IN_FIELD sides */
export function initialState(sides: Sides): SeasonState {
  const field = fieldOf(sides);
  if (field.length > MOST_IN_FIELD) throw new RangeError(`a league has at most ${MOST_IN_FIELD} sides`);
  return {
    sides,
    phase: 'pre-game',
    left: [],
    begun: [],
    scheduled: 0,
    rows: field.map(() => NOTHING_YET),
    ratings: field.map(() => 0),
    order: [],
    alive: [],
    round: 0,
    conferenceWinners: [],
    champion: undefined,
    lastPlay: undefined,
    plays: 0,
  };
}

/** Whether a side is in a game that has begun: whoever watches it knows more of the season than its chances say. */
export function isPlaying({ left, begun }: SeasonState, side: number): boolean {
  return left.some(({ number, home, away }) => (home === side || away === side) && begun.includes(number));
}

export function isTableMade({ phase }: SeasonState): boolean {
  return phase === 'playoffs' || phase === 'final';
}
