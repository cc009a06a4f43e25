/** What a ball comes to: 0 for nothing, then one, two, three, four and six runs off the bat, and what is no run of it. */
const ONE = 1;
const FOUR = 4;
const SIX = 5;
export const WICKET = 6;
export const WIDE = 7;
export const NO_BALL = 8;
export const LEG_BYE = 9;

/** By what a ball comes to: its runs, those off the bat, whether the batters change ends, and whether it counts for the over. */
const BALL_RUNS = Uint8Array.of(0, 1, 2, 3, 4, 6, 0, 1, 1, 1);
export const BAT_RUNS = Uint8Array.of(0, 1, 2, 3, 4, 6, 0, 0, 0, 0);
const CROSSES = Uint8Array.of(0, 1, 0, 1, 0, 0, 0, 0, 0, 1);
const LEGAL = Uint8Array.of(1, 1, 1, 1, 1, 1, 1, 0, 0, 1);
/**
 * An entry says all that a ball comes to in fields that can be added up over an over, 10 to 15 balls at most: what
 * counts of it for the over, runs, fours, sixes and wides, then runs off the bat. Above them stand a wicket and, as the sign,
 * whether the batters change ends.
 */
export const LEGAL_MASK = 15;
export const RUNS_SHIFT = 4;
export const RUNS_MASK = 127;
const FOURS_SHIFT = 11;
const SIXES_SHIFT = 14;
const WIDES_SHIFT = 17;
export const BAT_SHIFT = 22;
export const BAT_FIELD = 7 << BAT_SHIFT;
export const WICKET_BIT = 1 << 28;
const CROSSES_SHIFT = 31;
const entryOf = (result: number): number =>
  (LEGAL[result] ?? 0) |
  ((BALL_RUNS[result] ?? 0) << RUNS_SHIFT) |
  (Number(result === FOUR) << FOURS_SHIFT) |
  (Number(result === SIX) << SIXES_SHIFT) |
  (Number(result === WIDE) << WIDES_SHIFT) |
  ((BAT_RUNS[result] ?? 0) << BAT_SHIFT) |
  (result === WICKET ? WICKET_BIT : 0) |
  ((CROSSES[result] ?? 0) << CROSSES_SHIFT);
/** By what a ball comes to. */
export const ENTRIES = Int32Array.from({ length: LEG_BYE + 1 }, (_, result) => entryOf(result));
/** Fours, sixes and wides of entries added up, ten bits each from the lowest. */
export function tallyOf(added: number): number {
  return (
    ((added >> FOURS_SHIFT) & 7) |
    (((added >> SIXES_SHIFT) & 7) << 10) |
    (((added >> WIDES_SHIFT) & 31) << 20)
  );
}

/** Results in one table, a power of two: one is drawn by ten bits, three balls by one random number. */
export const TABLE_BITS = 10;
export const TABLE_SIZE = 1 << TABLE_BITS;

/** How hard a side goes for runs: level 0 aims at 3.5 an over, each further one at 0.75 more. */
export const LEVELS = 16;
const LOWEST_RATE = 3.5;
const RATE_STEP = 0.75;
const LEVELS_PER_RUN = 1 / RATE_STEP;

export function levelFor(rate: number): number {
  const level = (rate - LOWEST_RATE) * LEVELS_PER_RUN + 0.5;
  return level < 1 ? 0 : level >= LEVELS ? LEVELS - 1 : level | 0;
}

/** Batters by what they can: the first five, all-rounders, bowlers who bat, and the rest. */
export const CLASSES = 4;
export const CLASS_OF = Uint8Array.of(0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3);

/** Of what is hit at a rate: chances of one, two, three, four and six runs and of a wicket. */
interface Anchor {
  readonly rate: number;
  readonly hits: readonly [one: number, two: number, three: number, four: number, six: number];
  readonly wicket: number;
}

/**
 * From ball-by-ball tables of men's internationals and of the Indian Premier League of 2018 to 2025, rounded: what batters get,
 * and risk, when they score at such a rate.
 */
const ANCHORS: readonly Anchor[] = [
  { rate: 3.5, hits: [0.3, 0.04, 0.004, 0.045, 0.003], wicket: 0.014 },
  { rate: 5, hits: [0.365, 0.055, 0.005, 0.072, 0.011], wicket: 0.0205 },
  { rate: 7.5, hits: [0.38, 0.065, 0.004, 0.115, 0.038], wicket: 0.041 },
  { rate: 9.5, hits: [0.365, 0.07, 0.004, 0.145, 0.073], wicket: 0.06 },
  { rate: 12, hits: [0.335, 0.08, 0.003, 0.175, 0.122], wicket: 0.088 },
  { rate: 15, hits: [0.28, 0.08, 0.003, 0.205, 0.19], wicket: 0.13 },
];

/** Extras as shares of all balls: one wide in thirty, a no-ball in two hundred and fifty, a leg bye in eighty. */
const WIDES = 0.033;
const NO_BALLS = 0.004;
const LEG_BYES = 0.013;

/** What later batters make of the same intent: fewer runs, and out sooner. */
const CLASS_RUNS = [1, 0.98, 0.82, 0.6] as const;
const CLASS_RISK = [1, 1.08, 1.45, 2.1] as const;

/** What one unit of strength, a run in twenty overs, does to runs off the bat and to the chance of a wicket. */
const RUNS_PER_UNIT = 0.0052;
const RISK_PER_UNIT = -0.0042;

/** For one side: LEVELS times CLASSES tables one after the other, each with every result of a ball as often as it comes up. */
export type DeliveryBook = Uint8Array;

export function deliveryBook(strength: number): DeliveryBook {
  const book = new Uint8Array(LEVELS * CLASSES * TABLE_SIZE);
  for (let level = 0; level < LEVELS; level++) {
    const mixed = anchorAt(LOWEST_RATE + RATE_STEP * level);
    for (let sort = 0; sort < CLASSES; sort++) {
      const runs = Math.exp(RUNS_PER_UNIT * strength) * (CLASS_RUNS[sort] ?? 1);
      const risk = Math.exp(RISK_PER_UNIT * strength) * (CLASS_RISK[sort] ?? 1);
      write(book, (level * CLASSES + sort) * TABLE_SIZE, mixed, runs, risk);
    }
  }
  return book;
}

function write(
  book: DeliveryBook,
  start: number,
  { hits, wicket }: Anchor,
  runs: number,
  risk: number,
): void {
  const bowled = 1 - WIDES - NO_BALLS - LEG_BYES;
  const [one, two, three, four, six] = hits;
  // Better batters find the boundary more often rather than run more.
  const shares = [
    one * Math.sqrt(runs),
    two * Math.sqrt(runs),
    three,
    four * runs ** 1.25,
    six * runs ** 1.4,
  ];
  let exact = 0;
  let from = 0;
  const put = (result: number, share: number) => {
    exact += share * TABLE_SIZE;
    const to = Math.round(exact);
    book.fill(result, start + from, start + to);
    from = to;
  };
  shares.forEach((share, at) => {
    put(ONE + at, bowled * share);
  });
  put(WICKET, bowled * Math.min(0.35, wicket * risk));
  put(WIDE, WIDES);
  put(NO_BALL, NO_BALLS);
  put(LEG_BYE, LEG_BYES);
}

/** The anchors around a rate, mixed. */
function anchorAt(rate: number): Anchor {
  const above = ANCHORS.findIndex((anchor) => anchor.rate >= rate);
  const high = ANCHORS[above < 0 ? ANCHORS.length - 1 : above];
  const low = ANCHORS[Math.max(0, (above < 0 ? ANCHORS.length : above) - 1)];
  if (high === undefined || low === undefined) throw new RangeError(`no anchor around ${rate}`);
  const share = high.rate === low.rate ? 0 : (rate - low.rate) / (high.rate - low.rate);
  const mix = (from: number, to: number): number => from + (to - from) * share;
  return {
    rate,
    hits: [
      mix(low.hits[0], high.hits[0]),
      mix(low.hits[1], high.hits[1]),
      mix(low.hits[2], high.hits[2]),
      mix(low.hits[3], high.hits[3]),
      mix(low.hits[4], high.hits[4]),
    ],
    wicket: mix(low.wicket, high.wicket),
  };
}
