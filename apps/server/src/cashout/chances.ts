import { type Rational, zero } from '@fairline/money/rational.ts';
import { selectionRawId } from '@fairline/sports/raw-id.ts';
import { gradedMarketKey, type PlacedLeg } from '../bets/bets.ts';
import type { JointWay, SelectionView, Trading } from '../trading/trading.ts';
import { inParts, sureChance } from './luck.ts';

/** Reads memory only. */
export type Board = Pick<
  Trading,
  | 'book'
  | 'selection'
  | 'newestChance'
  | 'pushChance'
  | 'sampleCount'
  | 'joint'
  | 'heldWays'
  | 'grade'
  | 'isLost'
  | 'priceErrors'
>;

/** How the legs on an event may end without a loss. */
export interface Ways {
  /** That all of them win. */
  readonly chance: Rational;
  /** That some of them push while the others win: an offer is worth what the bet pays then. */
  readonly pushes: readonly PushChance[];
}

/**
 * Chances that an offer was worked out from: what luck leaves of those that the samples say, if the event stands alone. Of several events
 * an offer goes by `sampled`, and luck is allowed for in all of them together.
 */
export interface Chance extends Ways {
  readonly eventId: string;
  /** Of the event, undecided. */
  readonly legs: readonly PlacedLeg[];
  /** Of the book. */
  readonly sequence: number;
  /** Of the book: another number once it was suspended in between. */
  readonly interruptions: number;
  /** The fair ones, without overround, as the samples say. */
  readonly sampled: Ways;
  /** How many samples say so. */
  readonly samples: number;
}

export interface PushChance {
  readonly pushed: readonly PlacedLeg[];
  readonly chance: Rational;
}

/**
 * 'SUSPENDED': it comes back. 'AS_GOOD_AS_LOST': a leg loses in all of the newest samples; only a correction of the game, or what hardly
 * ever happens, brings it back. 'UNPRICED': what is sold no more wins too seldom among them, or the legs of an event have no joint price.
 */
export type NoChance = 'SUSPENDED' | 'AS_GOOD_AS_LOST' | 'UNPRICED';

/**
 * The chances that these undecided legs win: one for each event, all its legs together, because legs of one event depend on each other.
 * @param kept what an offer pays of its fair value, 0 to 1
 */
export function chancesOf(
  board: Board,
  legs: readonly PlacedLeg[],
  kept: Rational,
): readonly Chance[] | NoChance {
  const byEvent = new Map<string, PlacedLeg[]>();
  for (const leg of legs) {
    const others = byEvent.get(leg.eventId);
    if (others) others.push(leg);
    else byEvent.set(leg.eventId, [leg]);
  }
  const chances: Chance[] = [];
  for (const [eventId, together] of byEvent) {
    const chance = chanceOnEvent(board, eventId, together, kept);
    if (typeof chance === 'string') return chance;
    chances.push(chance);
  }
  return chances;
}

function chanceOnEvent(
  board: Board,
  eventId: string,
  legs: readonly PlacedLeg[],
  kept: Rational,
): Chance | NoChance {
  const book = board.book(eventId);
  const asked = legs.map((leg) => ({ marketKey: gradedMarketKey(leg), selectionKey: leg.selectionKey }));
  const views = asked.map((leg) => board.selection(selectionRawId({ ...leg, eventId })));
  if (asked.some((leg) => board.heldWays(eventId, [leg])?.length === 0)) return 'AS_GOOD_AS_LOST';
  if (book?.status !== 'open' || views.some((view) => view?.status === 'suspended')) return 'SUSPENDED';
  const ways = waysOf(board, eventId, asked, views);
  if (ways === 'suspended') return 'SUSPENDED';
  if (ways === undefined) return 'UNPRICED';
  const samples = board.sampleCount(eventId);
  const { sequence, interruptions } = book;
  const sure = waysOfLegs(legs, ways, (chance) => sureChance(chance, samples, kept));
  return {
    eventId,
    legs,
    sequence,
    interruptions,
    ...sure,
    sampled: waysOfLegs(legs, ways, inParts),
    samples,
  };
}

function waysOfLegs(
  legs: readonly PlacedLeg[],
  ways: readonly JointWay[],
  chanceOf: (sampled: number) => Rational,
): Ways {
  // A way that never came is not listed.
  const all = ways.find(({ pushed }) => pushed === 0);
  const pushes = ways
    .filter(({ pushed }) => pushed !== 0)
    .map((way) => ({
      pushed: legs.filter((_, place) => (way.pushed & (1 << place)) !== 0),
      chance: chanceOf(way.chance),
    }));
  return { chance: all ? chanceOf(all.chance) : zero, pushes };
}

/** Of legs that are sold as they are sold; else by what is known of the lines that bets are open on. */
function waysOf(
  board: Board,
  eventId: string,
  legs: Parameters<Board['joint']>[1],
  views: readonly (SelectionView | undefined)[],
): ReturnType<Board['heldWays']> {
  const areSold = views.every((view) => view?.status === 'open' && view.odds !== undefined);
  if (!areSold) return board.heldWays(eventId, legs);
  const [view] = views;
  return view && views.length === 1 ? waysOfOne(view, board) : jointWays(board, eventId, legs);
}

/** A price that stands still is of a chance that may have been higher; and the chance of a selection leaves the push out. */
function waysOfOne(view: SelectionView, board: Board): readonly JointWay[] {
  const push = board.pushChance(view);
  const chance = Math.min(view.probability, board.newestChance(view) ?? view.probability);
  const wins = { pushed: 0, chance: chance * (1 - push) };
  return push > 0 ? [wins, { pushed: 1, chance: push }] : [wins];
}

function jointWays(board: Board, eventId: string, legs: Parameters<Board['joint']>[1]) {
  const joint = board.joint(eventId, legs);
  if (joint.kind === 'priced') return joint.ways;
  // Each is sold: together they will be again.
  return joint.reason === 'unavailable' ? 'suspended' : undefined;
}
