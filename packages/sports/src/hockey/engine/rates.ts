/** What a side can be up against, from its own point of view. */
export const EVEN = 0;
export const POWER_PLAY = 1;
/** Two skaters more. */
export const DOUBLE_POWER_PLAY = 2;
export const SHORT_HANDED = 3;
export const DOUBLE_SHORT_HANDED = 4;
export const FOUR_ON_FOUR = 5;
export const THREE_ON_THREE = 6;
export const OVERTIME_POWER_PLAY = 7;
export const OVERTIME_SHORT_HANDED = 8;
/** Six skaters, the own net empty. */
export const EXTRA_ATTACKER = 9;
/** The other net empty. */
export const AT_EMPTY_NET = 10;

interface Rate {
  /** Shots on goal of the side in 60 minutes of the situation. */
  readonly shots: number;
  /** Share of them that go in. */
  readonly share: number;
}

/**
 * Averages of a side in recent NHL seasons, rounded, from general knowledge of the league and not from a data set kept here:
 * 30 shots and 3.05 goals a game, 2.4 goals an hour at five against five, 7.3 on the power play (which scores one time in five),
 * 0.8 short-handed, 7.7 with an extra attacker against 19 into the empty net, and nearly two of three overtimes won in play.
 */
const RATES: readonly Rate[] = [
  { shots: 29.5, share: 0.0825 },
  { shots: 53, share: 0.138 },
  { shots: 70, share: 0.22 },
  { shots: 8.5, share: 0.095 },
  { shots: 4, share: 0.08 },
  { shots: 31, share: 0.095 },
  { shots: 38, share: 0.165 },
  { shots: 60, share: 0.18 },
  { shots: 10, share: 0.12 },
  { shots: 52, share: 0.148 },
  { shots: 21, share: 0.9 },
];

/** Minor penalties of a side in a game. */
export const PENALTIES_A_GAME = 3.05;
/** Share of attempts that go in in a shoot-out. */
export const SHOOTOUT_SHARE = 0.32;
/** Goals an average side scores in a game: what a strength is measured against. */
export const GOALS_A_GAME = 3.05;

/**
 * Goals of each period, in units of the average, as long as both nets are kept; overtime has averages of its own. Of regulation's
 * goals some 30 % fall in the first period, 35 in the second, where the way to the own bench is long, and 35 in the third, those at
 * empty nets among them: recent NHL seasons, rounded, from general knowledge.
 */
const PERIOD_GOALS: readonly number[] = [0.97, 1.135, 0.89, 1];

/** How many situations there are. */
export const SITUATIONS = RATES.length;
/** Entries of a side in the tables by period and situation. */
export const SIDE_RATES = PERIOD_GOALS.length * SITUATIONS;

const HOUR = 3600;

/** Shots in a second, by period and situation, of a side of this strength. */
export function shotRates(strength: number): Float64Array {
  return Float64Array.from(ratesOf(strength), ({ shots }) => shots / HOUR);
}

/** Share of shots that go in, in 2¹⁶ths, by period and situation. */
export function goalShares(strength: number): Int32Array {
  return Int32Array.from(ratesOf(strength), ({ share }) => Math.round(Math.min(0.98, share) * 2 ** 16));
}

/** Half of what makes for more goals is that there are more shots, and half that more of them go in. */
function ratesOf(strength: number): Rate[] {
  return PERIOD_GOALS.flatMap((goals) =>
    RATES.map(({ shots, share }, situation) => {
      const isKept = situation !== EXTRA_ATTACKER && situation !== AT_EMPTY_NET;
      const factor = Math.sqrt(Math.exp(strength / GOALS_A_GAME) * (isKept ? goals : 1));
      return { shots: shots * factor, share: share * factor };
    }),
  );
}

export const PENALTY_RATE = PENALTIES_A_GAME / HOUR;

/** The side ahead shoots less and the one behind more, per goal of lead, up to three. */
export const LEAD_EFFECT = 0.05;
/** Of what it shoots less it makes up this share, waiting for better chances: goals depend on the lead far less than shots. */
export const MADE_UP = 0.55;
/** Level late in the third period both sides play for the point: from so many seconds left on, by so much less. */
export const CAREFUL_SECONDS = 600;
export const CAREFUL_FACTOR = 0.78;

/** Times between events in units of their mean: 1,024 evenly spread quantiles of the exponential distribution. */
export const WAITS: Float64Array = Float64Array.from({ length: 1024 }, (_, i) => -Math.log((i + 0.5) / 1024));
