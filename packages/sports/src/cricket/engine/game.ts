import { PLAYERS } from '../play.ts';
import type { DeliveryBook } from './deliveries.ts';

/** Legal balls after which the runs of an innings are kept: 6, 10, 15, 25 and 40 overs. */
export const MARK_BALLS = Uint16Array.of(36, 60, 90, 150, 240);
export const MARKS = MARK_BALLS.length;
/** Overs whose runs are kept: the one under way and the next two. */
export const OVERS_KEPT = 3;

/** In Game.toCome, the bit of who retired stands so far above that of his place. */
export const RETIRED_SHIFT = 16;
/** Of an innings that places 0 and 1 open, who may come in. */
export const OPENED = ((1 << PLAYERS) - 1) & ~0b11;

/**
 * A match in the engine: small integers, changed in place, so that a whole match costs microseconds. Sides are 0 (home) and
 * 1 (away).
 */
export class Game {
  /** Overs an innings lasts. */
  overs = 20;
  /** 0 and 1, from 2 on in super overs. */
  innings = 0;
  /** The side at bat. */
  bat = 0;
  /** The side that batted first. */
  first = 0;
  runs = 0;
  wickets = 0;
  balls = 0;
  limit = 120;
  maxWickets = 10;
  /** Runs that win the innings, 0 where there is no target. */
  target = 0;
  /** Of the second innings where rain changed it; 0 otherwise. */
  revised = 0;
  striker = 0;
  nonStriker = 1;
  /** Who may come in, a bit each: who has not been in by place, then (see RETIRED_SHIFT) who retired. */
  toCome = OPENED;
  over = 0;
  /** 1 once this innings is over. */
  closed = 0;
  /** 0 nobody, 1 home, 2 away. */
  winner = 0;
  /** 1 where no super over breaks a tie. */
  tieStands = 0;
  /** The number of the over in the first place of overRuns, counted over both innings. */
  firstOver = 0;
  readonly totals = new Uint16Array(2);
  readonly lost = new Uint8Array(2);
  readonly fours = new Uint8Array(2);
  readonly sixes = new Uint8Array(2);
  readonly wides = new Uint8Array(2);
  /** How many of a side have come in since the match was loaded: at wickets with a ball to come. */
  readonly came = new Uint8Array(2);
  /** Runs by side and place in the order; after them those of super overs, which count for nobody. */
  readonly batters = new Uint16Array(3 * PLAYERS);
  /** Runs at the fall of each wicket, and how: side * 10 + wicket. */
  readonly falls = new Uint16Array(20);
  readonly methods = new Uint8Array(20);
  /** Runs after each mark: side * MARKS + mark. */
  readonly marks = new Uint16Array(2 * MARKS);
  readonly overRuns = new Uint8Array(OVERS_KEPT);

  /** Runs of the side at bat when the over under way began. */
  overBegan = 0;

  /** The last ball: what it came to, how a batter was out (index of DISMISSALS) and at which place. */
  result = 0;
  dismissal = 0;
  outPlace = 0;

  /** Of home and away, then of both when they chase; a game that is only loaded and looked at needs none. */
  books: readonly DeliveryBook[] = [];

  /** Takes over another game's situation. */
  copy(from: Game): void {
    this.overs = from.overs;
    this.innings = from.innings;
    this.bat = from.bat;
    this.first = from.first;
    this.runs = from.runs;
    this.wickets = from.wickets;
    this.balls = from.balls;
    this.limit = from.limit;
    this.maxWickets = from.maxWickets;
    this.target = from.target;
    this.revised = from.revised;
    this.striker = from.striker;
    this.nonStriker = from.nonStriker;
    this.toCome = from.toCome;
    this.over = from.over;
    this.closed = from.closed;
    this.winner = from.winner;
    this.tieStands = from.tieStands;
    this.firstOver = from.firstOver;
    this.overBegan = from.overBegan;
    // Loops, for a call of a built-in costs more than these few numbers.
    for (let side = 0; side < 2; side++) {
      this.totals[side] = from.totals[side] ?? 0;
      this.lost[side] = from.lost[side] ?? 0;
      this.fours[side] = from.fours[side] ?? 0;
      this.sixes[side] = from.sixes[side] ?? 0;
      this.wides[side] = from.wides[side] ?? 0;
      this.came[side] = from.came[side] ?? 0;
    }
    for (let at = 0; at < 3 * PLAYERS; at++) this.batters[at] = from.batters[at] ?? 0;
    for (let at = 0; at < 20; at++) {
      this.falls[at] = from.falls[at] ?? 0;
      this.methods[at] = from.methods[at] ?? 0;
    }
    for (let at = 0; at < 2 * MARKS; at++) this.marks[at] = from.marks[at] ?? 0;
    for (let at = 0; at < OVERS_KEPT; at++) this.overRuns[at] = from.overRuns[at] ?? 0;
  }
}

/** The book of the side at bat. @throws RangeError for a game that was only loaded */
export function bookOf(game: Game): DeliveryBook {
  const book = game.books[game.bat + (game.target === 0 ? 0 : 2)];
  if (book === undefined) throw new RangeError('a game is played with the books of both sides');
  return book;
}

/** Overs counted over both innings, from 0, so that one number names them. */
export const OVERS_AN_INNINGS = 100;
