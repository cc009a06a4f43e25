import type { Outcomes } from '../market-definition.ts';
import type { BySide } from '../sport.ts';
import { isLikeTwenty } from './length.ts';
import { PLAYERS } from './play.ts';
import type { CricketState } from './state.ts';

/** Stretches of an innings whose runs are kept: so many overs from its start. */
export const MARKED = ['o6', 'o10', 'o15', 'o25', 'o40'] as const;
export type Marked = (typeof MARKED)[number];
/**
 * Stretches that are not offered any more, as bets were placed on them: 'pp' the first part of an innings (6 overs of 20, 10 of
 * 50), 'half' its first half, 'late' what comes before the last overs (15 of 20, 40 of 50).
 */
export type Share = 'pp' | 'half' | 'late';
/** Stretches that are bet on; 'game' is the whole innings. */
export type Period = Marked | Share | 'game';

/** How many overs those of a match of so many are. */
const SHARES = {
  twenty: { pp: 'o6', half: 'o10', late: 'o15' },
  fifty: { pp: 'o10', half: 'o25', late: 'o40' },
} as const;

/** Shares of a match by what they are in overs. @param overs an innings lasts */
export function sharesOf(overs: number): Readonly<Record<Share, Marked>> {
  return isLikeTwenty(overs) ? SHARES.twenty : SHARES.fifty;
}

/** The stretch by which its runs are kept. @param overs an innings lasts */
export function keptAs(period: Period, overs: number): Marked | 'game' {
  return markedAs(period, overs) ?? 'game';
}

/** The same of a stretch by its name in a key; undefined where it is none. @param overs an innings lasts */
export function markedAs(name: string, overs: number): Marked | undefined {
  const shares: Readonly<Record<string, Marked | undefined>> = sharesOf(overs);
  return shares[name] ?? MARKED.find((marked) => marked === name);
}

export const WICKETS = 10;

/** Complete matches as columns. */
export interface CricketOutcomes extends Outcomes {
  /** Overs an innings of the match lasts. */
  readonly oversEach: number;
  /** Runs of each side by the end of each stretch of its innings. */
  readonly points: BySide<Readonly<Record<Marked | 'game', Uint16Array>>>;
  readonly wickets: BySide<Uint8Array>;
  readonly fours: BySide<Uint8Array>;
  readonly sixes: BySide<Uint8Array>;
  readonly wides: BySide<Uint8Array>;
  /** Runs by place in the order. */
  readonly batters: BySide<readonly Uint16Array[]>;
  /** How many came in after the state that the match was played on from. */
  readonly came: BySide<Uint8Array>;
  /** By place in the order, the how-manieth of those it is: 0 for who had come in before. */
  readonly turns: BySide<readonly number[]>;
  /** Runs of the side at the fall of each wicket; at the end of the innings for those that did not fall. */
  readonly falls: BySide<readonly Uint16Array[]>;
  /** How it fell: 1 and on in the order of DISMISSALS, 0 for one that did not. */
  readonly methods: BySide<readonly Uint8Array[]>;
  /** Who batted first, and who won before and after super overs: 1 home, 2 away, 0 nobody. */
  readonly first: Uint8Array;
  readonly regular: Uint8Array;
  readonly winner: Uint8Array;
  /** Balls in which the second innings reached its target; 0 where it did not. */
  readonly chaseBalls: Uint16Array;
  /** The number of the over in the first of `overs`: 100 for each innings before, and overs from 0. */
  readonly firstOver: number;
  /** Runs in the overs from there on, a column each. */
  readonly overs: readonly Uint8Array[];
  /** The one real match, where it was cut short of the overs it was sold by. */
  readonly cut: CricketState | undefined;
  /** Of the one real match, see CricketState. */
  readonly substitutes?: BySide<readonly number[]>;
}

interface Kept extends Pick<CricketOutcomes, 'turns' | 'firstOver'> {
  /** How many overs are kept. */
  readonly overs: number;
}

export function emptyOutcomes(
  size: number,
  oversEach: number,
  { turns, firstOver, overs }: Kept,
): CricketOutcomes {
  const bytes = () => new Uint8Array(size);
  const words = () => new Uint16Array(size);
  const both = <T>(make: () => T) => ({ home: make(), away: make() });
  const many =
    <T>(count: number, make: () => T) =>
    () =>
      Array.from({ length: count }, make);
  return {
    size,
    oversEach,
    points: both(() => ({
      o6: words(),
      o10: words(),
      o15: words(),
      o25: words(),
      o40: words(),
      game: words(),
    })),
    wickets: both(bytes),
    fours: both(bytes),
    sixes: both(bytes),
    wides: both(bytes),
    batters: both(many(PLAYERS, words)),
    came: both(bytes),
    turns,
    falls: both(many(WICKETS, words)),
    methods: both(many(WICKETS, bytes)),
    first: bytes(),
    regular: bytes(),
    winner: bytes(),
    chaseBalls: words(),
    firstOver,
    overs: Array.from({ length: overs }, bytes),
    cut: undefined,
  };
}
