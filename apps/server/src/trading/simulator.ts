import type { MeasureColumn } from '@fairline/sports/count-marks.ts';
import type { MainLines, Sides } from '@fairline/sports/sport.ts';
import type { PackedColumn } from './packed-column.ts';

/** What is on the board of a family of lines now, so that it can stay there. */
export interface FamilyOnBoard {
  readonly family: string;
  readonly main: string;
  readonly keys: readonly string[];
}

/** Everything is plain data: a job travels to another thread and back. */
export interface PriceJob {
  readonly kind: 'price';
  readonly sport: string;
  readonly sides: Sides;
  /** The sport's own state and strength. */
  readonly state: unknown;
  readonly strength: unknown;
  readonly samples: number;
  readonly seed: number;
  readonly board: readonly FamilyOnBoard[];
  /** Keys of markets that open bets are on: those that have a line are counted as long as their family is offered. */
  readonly held?: readonly string[];
  /** Of families of lines only the main ones, for a game that is far off; those on the board stay. */
  readonly mainOnly: boolean;
  /** Whose columns are wanted: every market's, or those of the lines on the event's card. */
  readonly columns: 'all' | 'card';
  /** Whether the columns of the result are to be packed. */
  readonly packed: boolean;
}

/** A market as the samples see it: for each selection, in the market's order, how many samples win and push. */
export interface PricedMarket {
  readonly key: string;
  readonly main: boolean;
  readonly wins: readonly number[];
  readonly pushes: readonly number[];
  /** Places of selections that are not sold for now. */
  readonly shut?: readonly number[];
}

export interface PriceResult {
  readonly samples: number;
  readonly markets: readonly PricedMarket[];
  /** Of the lines that were asked for as held, those that are not among them. */
  readonly held?: readonly PricedMarket[];
  /** Whether no group was sold of what they were made for (shutsGroups of the sport). */
  readonly areGroupsShut?: boolean;
  /** Families that stand aside until somebody looks at the event: how many more bets there are than are priced. */
  readonly asides: number;
  /** The measures of the markets that were asked for in every sample, by the measure's key. */
  readonly columns: ReadonlyMap<string, MeasureColumn | PackedColumn>;
  /** The same of single selections that are decided by a measure of their own, as those on one of a field; with 'all' alone. */
  readonly ownColumns: ReadonlyMap<string, MeasureColumn | PackedColumn>;
  /** Undefined once the winner is known. */
  readonly winChances: WinChances | undefined;
  /** Of who wins in the end, where somebody has to and the main lines may end level; undefined of any other game. */
  readonly endChances: WinChances | undefined;
}

/** Who will have won, each 0 to 1. */
export interface WinChances {
  /** The home side, ties counted half. */
  readonly home: number;
  /** Neither, in a sport that sells the draw; elsewhere 0. */
  readonly draw: number;
}

/** Finds the strengths under which the model agrees with outside lines. */
export interface FitJob {
  readonly kind: 'fit';
  readonly sport: string;
  readonly lines: MainLines;
}

/** The home side's chance in each of these states. */
export interface WinProbabilityJob {
  readonly kind: 'win-probability';
  readonly sport: string;
  readonly sides: Sides;
  readonly states: readonly unknown[];
  /** Who has won: by the main line, or in the end, where those are not the same. */
  readonly by: 'main-line' | 'end';
  readonly strength: unknown;
  readonly samples: number;
  readonly seed: number;
}

export type Job = PriceJob | FitJob | WinProbabilityJob;

/**
 * How urgent a job is, the most urgent first. 'owed': first prices of what there are open bets on, as after a restart.
 * 'opening': games in play that have no price yet. 'live': games in play that somebody looks at or has bet on. 'awaited': prices
 * before the game that somebody waits for. 'first': first prices of all other games that start within the hour. 'unwatched':
 * games in play that nobody looks at. 'listed': first prices of games that start later. 'soon': all samples of a game
 * before its start, new prices of one that starts within the hour, fits of others. 'background': new prices of games that start
 * later, and curves drawn again after a start. But for the first, all have
 * their turns while the others wait (JobQueue).
 */
export type Priority =
  | 'owed'
  | 'opening'
  | 'live'
  | 'awaited'
  | 'first'
  | 'unwatched'
  | 'listed'
  | 'soon'
  | 'background';

/** Does the heavy arithmetic, somewhere. The same job gives the same result, wherever it is done. */
export interface Simulator {
  /** Job and priority are asked for when the job's turn has come: while it waits, the game goes on. So is the priority of a fit. */
  price(job: () => PriceJob, priority: () => Priority): Promise<PriceResult>;
  fit(job: FitJob, priority: () => Priority): Promise<unknown>;
  winProbability(job: WinProbabilityJob): Promise<readonly WinChances[]>;
  close(): Promise<void>;
}

/** The simulator was closed, or its thread broke down, before the job was done. */
export class SimulationAbandoned extends Error {
  override readonly name = 'SimulationAbandoned';
}
