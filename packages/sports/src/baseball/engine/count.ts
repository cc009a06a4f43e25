/** What a pitch comes to, as shares that add up to 1. */
export interface Pitch {
  readonly ball: number;
  /** Called or missed. */
  readonly strike: number;
  readonly foul: number;
  readonly hitBatter: number;
  readonly inPlay: number;
}

/** What a plate appearance comes to before the ball is put in play, as shares that add up to 1. */
export interface CountShares {
  readonly strikeout: number;
  readonly walk: number;
  readonly hitByPitch: number;
  readonly inPlay: number;
}

/** How a batter and a pitcher differ from the average pair: the odds of a ball, and of a strike, are multiplied. */
export interface Discipline {
  readonly balls: number;
  readonly strikes: number;
}

const HIT_BATTER = 0.0027;

/** What brings the shares below to 22.5 % strikeouts and 8.4 % walks, the averages of the seasons 2019 to 2024. */
const BALLS = 0.955;
const STRIKES = 1.11;

/**
 * How often, in proportion, a pitch is a [ball, strike, foul, in play] at each count of balls and strikes: the shape of the
 * major leagues' pitch-by-pitch tables of 2015 to 2023, rounded.
 */
const SHARES: readonly (readonly (readonly [number, number, number, number])[])[] = [
  [
    [0.39, 0.385, 0.105, 0.12],
    [0.41, 0.245, 0.165, 0.18],
    [0.425, 0.17, 0.205, 0.2],
  ],
  [
    [0.37, 0.305, 0.15, 0.175],
    [0.375, 0.24, 0.185, 0.2],
    [0.38, 0.185, 0.225, 0.21],
  ],
  [
    [0.365, 0.31, 0.15, 0.175],
    [0.34, 0.225, 0.21, 0.225],
    [0.33, 0.19, 0.245, 0.235],
  ],
  [
    [0.37, 0.545, 0.035, 0.05],
    [0.32, 0.245, 0.2, 0.235],
    [0.255, 0.195, 0.275, 0.275],
  ],
];

/** What the next pitch comes to at a count. */
export function pitchAt(balls: number, strikes: number, { balls: b, strikes: s }: Discipline): Pitch {
  const [ball, strike, foul, inPlay] = SHARES[balls]?.[strikes] ?? [0.39, 0.385, 0.105, 0.12];
  const missed = ball * b * BALLS;
  const past = strike * s * STRIKES;
  const sum = (missed + past + foul + inPlay) / (1 - HIT_BATTER);
  return {
    ball: missed / sum,
    strike: past / sum,
    foul: foul / sum,
    inPlay: inPlay / sum,
    hitBatter: HIT_BATTER,
  };
}

/** What a plate appearance comes to from a count on; fouls with two strikes are thrown again. */
export function sharesFrom(balls: number, strikes: number, discipline: Discipline): CountShares {
  const pitch = pitchAt(balls, strikes, discipline);
  const afterBall =
    balls === 3
      ? { strikeout: 0, walk: 1, hitByPitch: 0, inPlay: 0 }
      : sharesFrom(balls + 1, strikes, discipline);
  const afterStrike =
    strikes === 2
      ? { strikeout: 1, walk: 0, hitByPitch: 0, inPlay: 0 }
      : sharesFrom(balls, strikes + 1, discipline);
  const fouled = strikes === 2 ? 0 : pitch.foul;
  const again = strikes === 2 ? 1 - pitch.foul : 1;
  const mix = (key: keyof CountShares, own: number): number =>
    (own + pitch.ball * afterBall[key] + (pitch.strike + fouled) * afterStrike[key]) / again;
  return {
    strikeout: mix('strikeout', 0),
    walk: mix('walk', 0),
    hitByPitch: mix('hitByPitch', pitch.hitBatter),
    inPlay: mix('inPlay', pitch.inPlay),
  };
}
