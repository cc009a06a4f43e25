import type { Odds } from '@fairline/money/odds.ts';
import type { MarketType, SelectionType } from '@fairline/sports/market-definition.ts';
import type { SelectionAddress } from '@fairline/sports/raw-id.ts';
import type { SideKey } from '@fairline/sports/sport.ts';
import type { EventScoreboard } from '@fairline/sports/sports.ts';
import type { LegOutcome } from '@fairline/wagering/outcome.ts';
import type { CatalogueEvent } from '../catalogue/catalogue.ts';
import type { WinChances } from './simulator.ts';

/** docs/states/event-book.md has the table. */
export type BookStatus = 'open' | 'suspended' | 'closed' | 'settled';
/** As the book's; a line that left the board is 'closed', a decided market 'settled'. */
export type SelectionStatus = BookStatus;

/** One way to bet, as it stands now. Views never change: a change makes new ones. */
export interface SelectionView {
  /** '<eventId>~<marketKey>~<selectionKey>' */
  readonly rawId: string;
  readonly eventId: string;
  readonly marketKey: string;
  readonly selectionKey: string;
  readonly status: SelectionStatus;
  /** Undefined when the selection has no price: its market is closed or settled, or was never priced. */
  readonly odds: Odds | undefined;
  /** What the market itself would pay, while an operator's price pays more: an odds boost. */
  readonly was?: Odds;
  /** The fair chance to win, 0 to 1, a push left out; no margin in it. */
  readonly probability: number;
  readonly marketName: string;
  readonly selectionName: string;
  readonly type: SelectionType;
  readonly side?: SideKey;
  /** The line as seen from this selection: -3.5, 47.5; absent where there is none. */
  readonly points?: number;
  /** Of its market. */
  readonly sequence: number;
  /** Of a market that is sold: no sample of the game wins it any more, as "No Goal" after a goal. */
  readonly isGone?: true;
  /** Of a market that an operator keeps from sale. */
  readonly isStopped?: true;
  /** How it came out; only in a book of settled markets (Trading.settled). */
  readonly outcome?: LegOutcome;
}

/** What a market is about: enough to choose a few among hundreds. */
export interface MarketHead {
  readonly key: string;
  readonly type: MarketType;
  /** Where it stands on the event page: 'game' | 'half' | 'quarter' | 'team' | 'scoring' … */
  readonly classification: string;
  /** Markets that differ only in their line share a family. */
  readonly family: string;
  /** The most balanced line of its family. */
  readonly main: boolean;
  readonly status: SelectionStatus;
  /** The places of its selections that an operator's price makes pay more, of a market on a board that has any. */
  readonly boosted?: string | undefined;
  /** An operator keeps it from sale, whatever its event does. */
  readonly isStopped?: true | undefined;
}

export interface MarketView extends MarketHead {
  /** '<eventId>~<key>' */
  readonly rawId: string;
  readonly eventId: string;
  readonly name: string;
  /** Of one player: what its name begins with, as the game has him, before what is counted of everybody alike. */
  readonly player?: string;
  /** Grows with each change of this market, also over restarts; fits 32 bits. */
  readonly sequence: number;
  readonly selections: readonly SelectionView[];
}

/** Who will have won, as seen at a moment of the game. */
export interface WinProbability extends WinChances {
  /** 0 at kickoff, 1 at the end of regulation (and after). */
  readonly elapsed: number;
}

export type { EventScoreboard };

/**
 * Whether there are prices of the game as it stands: 'present'; otherwise nothing of it is sold, and its 'first' are being made, as
 * after a start, or 'new' ones, for the game has moved on from those there were.
 */
export type PriceState = 'present' | 'first' | 'new';

/**
 * Why an event that trades takes no bets now: a play is under way, new 'odds' are being made, they have to settle after
 * a 'jump', the 'data' of the game are missing or in doubt, its 'start' is overdue, it is postponed, or the 'house' ordered it.
 */
export type Suspension = 'play' | 'odds' | 'jump' | 'data' | 'start' | 'postponed' | 'house';

/** An event with everything a page shows of it. */
export interface BookView {
  readonly event: CatalogueEvent;
  readonly status: BookStatus;
  /** Why it is not open, in words for an operator; empty when it is. */
  readonly reasons: readonly string[];
  /** The same as people are told; undefined while it is open, and once it does not trade any more. */
  readonly suspension: Suspension | undefined;
  /** Grows with each change of anything in the book, also over restarts; fits 32 bits. */
  readonly sequence: number;
  /** Another number whenever it was not open in between, also over restarts. */
  readonly interruptions: number;
  /** The sport's own state. */
  readonly state: unknown;
  readonly scoreboard: EventScoreboard;
  readonly priceState: PriceState;
  /** Markets on the board, open or suspended, in the order to show them. Made when they are read: ask for few where few do. */
  readonly markets: readonly MarketView[];
  /** Of the markets those with a price, in the same order. */
  readonly onOffer: readonly MarketHead[];
  /** Lines that were decided since the prices were made, the last of their families: others may come with the next. Absent: none. */
  readonly usedUp?: readonly MarketHead[];
  /** Families with a price, and those that get one once somebody looks at the event. */
  readonly betCount: number;
  /** Of the markets one. */
  market(key: string): MarketView | undefined;
  readonly winProbability: readonly WinProbability[];
}

export interface Grade {
  /** Half outcomes and dead heats, too: of quarter lines and ties for places. */
  readonly outcome: LegOutcome;
  /** What decided it, in a sentence: "Bills won 24-20." */
  readonly text: string;
  /** Sequence of the feed message of the event that decided it. */
  readonly feedSequence: number;
  /** The event is over, and nobody can say how it came out: it is void. */
  readonly isUnknown?: true;
}

/** Results of an event that were corrected, and bets that nobody has looked at since. */
export interface Correction {
  readonly eventId: string;
  /** Of the event's last correction; a later one has a higher number. */
  readonly number: bigint;
}

/** Legs of one event that one price may join. */
export const MAX_SAME_GAME_LEGS = 8;

/** A selection of the event that a joint price is asked for. */
export interface JointLeg {
  readonly marketKey: string;
  readonly selectionKey: string;
}

/** One way in which no leg loses. */
export interface JointWay {
  /** Those of `legs` that push, by their place: a bit each. */
  readonly pushed: number;
  /** 0 to 1, without a margin. */
  readonly chance: number;
}

/**
 * One price for several selections of an event. Refusals: 'too-many' for more than MAX_SAME_GAME_LEGS; 'pricing' while the
 * samples that would tell are made, which takes a second or two: bookChanged tells when they are there; 'unavailable' when a
 * leg is not open, and while the sport sells no group of what is; 'not-sold' when they hardly ever win together, or one of them is paid by halves or has no samples; 'conflict'
 * when `legs` (indexes, rising) can never all win, or when one of them cannot lose once the others win, so that nothing is
 * combined.
 */
export type JointPrice =
  | {
      readonly kind: 'priced';
      readonly odds: Odds;
      /** 1 / the fair decimal price, no margin in it. Without a push among the samples: the chance that all legs win. */
      readonly probability: number;
      /** The chance that all legs win, and those that some push while all others win. */
      readonly ways: readonly JointWay[];
      /** The book's. */
      readonly sequence: number;
    }
  | { readonly kind: 'refused'; readonly reason: 'conflict'; readonly legs: readonly number[] }
  | { readonly kind: 'refused'; readonly reason: 'unavailable' | 'not-sold' | 'pricing' | 'too-many' };

/** What the house could lose on a market, in minor units. */
export interface MarketExposure {
  /** The most that one selection may cost, unless an operator says otherwise. */
  readonly limit: bigint;
  /** What open bets on a selection win, by its key: the most that it costs, which the limit is of. Not there: nothing. */
  readonly winnings: ReadonlyMap<string, bigint>;
  /** What it loses if a selection wins, by its key, with the stakes that are open on the others; below 0 where it gains. Not there: nothing. */
  readonly losses: ReadonlyMap<string, bigint>;
}

/** Prices of a market, or of one selection, that an operator has declared plainly wrong. */
export interface PriceError {
  /** Of the order; of two about the same price the higher one is in force. */
  readonly number: bigint;
  readonly marketKey: string;
  /** Undefined: every selection of the market. */
  readonly selectionKey: string | undefined;
  /** Bets placed from then on, and before `until`. */
  readonly from: Date;
  readonly until: Date;
  /** What bets are paid at instead; undefined: they are void. */
  readonly odds: Odds | undefined;
  /** For the patron to read. */
  readonly reason: string;
}

/**
 * The prices and results of every event. What is read without a promise is answered at once, from memory. Some reads are taken for a
 * look and order the pricing that an event lacks without one: `selection` of a closed line, `heldWays` that are not known, and a `joint`
 * price that is refused, but for too many legs or while the sport sells no group. A `joint` price of several legs prolongs a look. What
 * changes is told by the topics in trading.topics.ts.
 */
export interface Trading {
  book(eventId: string): BookView | undefined;
  /** Events that are not over, and those that ended within the last hour. */
  books(): Iterable<BookView>;
  market(rawId: string): MarketView | undefined;
  /** Somebody looks at an event that is far off: its alternative lines and full prices are made, for some minutes (lookEnding). */
  look(eventId: string): void;
  /**
   * A selection by its raw id. Also for lines that left the board (status closed or settled, no odds) or are
   * not priced yet, as after a start (suspended, no odds); undefined for an id
   * no event here ever had.
   */
  selection(rawId: string): SelectionView | undefined;
  /** The chance that a selection pushes, 0 to 1: of all ways in which it may end. 0 for one that is not on a board. */
  pushChance(leg: SelectionAddress): number;
  /** The chance that a selection wins, a push left out, by the newest samples: its price may stand still on an older one. Undefined off the board. */
  newestChance(leg: SelectionAddress): number | undefined;
  /** How many samples the newest chances of an event are of; 0 where there are none. */
  sampleCount(eventId: string): number;
  /** The price of all legs together, made from the samples that priced each of them. One leg has its own price. */
  joint(eventId: string, legs: readonly JointLeg[]): JointPrice;
  /**
   * How legs of an event that open bets are on may end without a loss, by the newest samples, also where they are sold no more: what
   * a cash-out goes by. None where one of them loses in all samples, undefined where it is not known; 'suspended' while an operator keeps one of them back, and while the sport sells
   * no group.
   */
  heldWays(eventId: string, legs: readonly JointLeg[]): readonly JointWay[] | 'suspended' | undefined;
  /**
   * What is paid on the legs that are left when others are void or pushed: a price for every subset, at the index whose bits
   * are the legs kept. The last equals joint(). Undefined for no leg, and where a leg is not open or the legs cannot all win;
   * empty for too many legs, and while the sport sells no group.
   */
  jointOfSubsets(eventId: string, legs: readonly JointLeg[]): readonly (Odds | undefined)[];
  /**
   * How a selection came out, from its key alone; undefined while that is not known. Of an event on record what the house cannot tell
   * is void. Events long over need recall first.
   */
  grade(eventId: string, marketKey: string, selectionKey: string): Grade | undefined;
  /**
   * Whether a selection of an event under way is certain to lose as the game stands, though its market may be decided later. False of
   * what is decided with its market, and of an event that is over: grade answers there.
   */
  isLost(eventId: string, marketKey: string, selectionKey: string): boolean;
  /** Prices of an event that were declared wrong, by number, also of one that is long over. */
  priceErrors(eventId: string): readonly PriceError[];
  /** An event that is over and left the memory, as it ended, without markets; undefined when nothing is on record. */
  past(eventId: string): Promise<BookView | undefined>;
  /**
   * The same with every market that it ever offered, as it came out; one that no selection of was graded is left out. Long in the
   * making: ask once. Undefined when nothing is on record.
   */
  settled(eventId: string): Promise<BookView | undefined>;
  /** Loads the final state of an event that left the memory, so that grade answers for it. False when there is none. */
  recall(eventId: string): Promise<boolean>;
  /** Whose bets are still to be corrected; kept over restarts until closeCorrection. */
  corrections(): Promise<readonly Correction[]>;
  /** Every bet was looked at by these results. A later correction of the event stays. */
  closeCorrection(correction: Correction): Promise<void>;
  /** The most that an operator lets bets on the event win, or one selection of the market cost, in minor units; undefined: no word. */
  orderedLimit(eventId: string, marketKey?: string): bigint | undefined;
  /** Takes note of what open bets could cost, by whoever takes them: prices may follow, and operators see it. */
  setExposure(eventId: string, marketKey: string, exposure: MarketExposure): void;
}
