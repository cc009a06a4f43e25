/** What one unit staked on a selection gets in one outcome of the event. */
export const LOSS = 0;
export const WIN = 1;
export const PUSH = 2;
/** Quarter lines: half the stake wins, or loses, and the other half comes back. */
export const HALF_WIN = 3;
export const HALF_LOSS = 4;
export type Mark = typeof LOSS | typeof WIN | typeof PUSH | typeof HALF_WIN | typeof HALF_LOSS;

/** A tie for fewer places than there are tied: a win is shared, each of `tied` gets `places`/`tied` of it. */
export interface DeadHeatShare {
  readonly places: number;
  readonly tied: number;
}

/** N complete outcomes of one event as columns of equal length; what the columns mean is the sport's own affair. */
export interface Outcomes {
  readonly size: number;
}

/** Samples by number, `to` not included. */
export interface SampleRange {
  /** A multiple of SAMPLES_BLOCK of samples.ts. */
  readonly from: number;
  readonly to: number;
}

export type SelectionType =
  | 'HOME_MONEYLINE'
  | 'AWAY_MONEYLINE'
  | 'DRAW'
  | 'HOME_SPREAD'
  | 'AWAY_SPREAD'
  | 'OVER'
  | 'UNDER'
  | 'EXACTLY'
  | 'YES'
  | 'NO'
  | 'OTHER';

export type MarketType =
  | 'MONEYLINE'
  | 'THREE_WAY_MONEYLINE'
  | 'SPREAD'
  | 'TOTAL'
  | 'TEAM_TOTAL'
  | 'WINNING_MARGIN'
  | 'FIRST_SCORE'
  | 'NEXT_SCORE'
  | 'ODD_EVEN'
  | 'OUTRIGHT'
  | 'YES_NO'
  | 'OTHER';

/**
 * What decides a market in each outcome, as one small integer: a margin, a total, who scored next. Equal keys measure the same.
 * Methods, so that sports can be handled without knowing O.
 */
export interface Measure<O extends Outcomes> {
  readonly key: string;
  /** Looks up the columns once. Values lie between -2048 and 6143. */
  bind(outcomes: O): (index: number) => number;
  /** The same of all outcomes at once, into `room`, which is as long: many times as quick. See kit/columns.ts. */
  fill?(outcomes: O, room: Int32Array): void;
}

/** One way to bet on a market: a rule over outcomes that prices it (share of samples) and grades it (the real outcome). */
export interface SelectionDefinition<O extends Outcomes> {
  /** Unique in its market: 'home', 'away', 'draw', 'over', 'under', 'home-1-6' … Letters, digits, dot and dash only. */
  readonly key: string;
  readonly type: SelectionType;
  readonly name: string;
  /** The line as seen from this selection, in points (+3.5, -3.5, 47.5); absent where there is none. */
  readonly points?: number;
  readonly side?: 'home' | 'away';
  /** What decides this one, where each of a field is decided by something of its own: its place. Otherwise the market's. */
  readonly measure?: Measure<O>;
  /** The rule that prices and grades: what one unit gets at a value of the measure. */
  grade(value: number): Mark;
  /** How a win at that value is shared; absent where it never is, undefined where it is not. */
  deadHeat?(value: number): DeadHeatShare | undefined;
  /** The same for outcome number `index`; to go through many, see count-marks.ts. */
  mark(outcomes: O, index: number): Mark;
}

/** What a count is held against. */
export interface CountLine {
  /** More is over it, less under it. */
  readonly line: number;
  /** The line is a mark that has to be reached: so many are enough. */
  readonly isMark?: true;
  /** What is counted. */
  readonly unit: { readonly one: string; readonly many: string };
}

/** A market as a rule. Its key alone is enough to build it again, so any bet can be graded long after the line left the board. */
export interface MarketDefinition<O extends Outcomes> {
  /** e.g. 'spread:game:-3.5' (home line), 'total:q1:9.5', 'moneyline:game'. Letters, digits, colon, dot, dash only. */
  readonly key: string;
  readonly type: MarketType;
  /** Where it stands on the event page: 'game' | 'half' | 'quarter' | 'team' | 'scoring' … */
  readonly classification: string;
  readonly name: string;
  /** Of one player: what its name begins with, before what is counted of everybody alike. */
  readonly player?: string;
  /** Markets that differ only in their line share a family, e.g. 'spread:game'. */
  readonly family: string;
  readonly measure: Measure<O>;
  /** Of a count: what it measures of a game that is on is how far the count has come. Absent where it is anything else. */
  readonly count?: CountLine;
  /**
   * Of a winning margin whose selections are bands of the home side's lead: that is what it measures, and their keys are 'tie', or
   * 'home' or 'away' with the ends of the band, 'home-1-6', 'away-31-up', 'home-2'. Absent where it is anything else.
   */
  readonly isLead?: true;
  /** How many selections win together in each outcome that is not pushed: 1, but for markets like a double chance. */
  readonly winners: number;
  readonly selections: readonly SelectionDefinition<O>[];
}

/** A market to offer now; main marks the most balanced line of its family. */
export interface MarketOffer<O extends Outcomes> {
  readonly market: MarketDefinition<O>;
  readonly main: boolean;
  /** Not priced, although it is a main line, while nobody looks at the event. */
  readonly isAside?: boolean;
}
