import type { Scoreboard, SideBoard } from '../sport.ts';

/** One of a field as the leaderboard shows it. */
export interface LeaderboardRow {
  /** Number in the field, from 0. */
  readonly player: number;
  readonly name: string;
  readonly abbreviation: string;
  /** Nation or constructor; empty where there is none. */
  readonly team: string;
  /** As in Side; undefined where nobody told. */
  readonly country: string | undefined;
  /** "T3", "CUT", "WD", "DNF"; empty before it starts. */
  readonly place: string;
  /** One a column. */
  readonly values: readonly string[];
}

/** The scoreboard of an event with a field. Its score is the winner's number from 1, 0 until there is one. */
export interface FieldScoreboard extends Scoreboard {
  /** Of the values of a row: "Total", "Today", "Thru". */
  readonly columns: readonly string[];
  /** Best first. */
  readonly leaderboard: readonly LeaderboardRow[];
  readonly lastPlay: string | undefined;
}

/** Of a side that is none. */
export const NO_SIDE: SideBoard = { score: '', marker: undefined, note: '' };
