import type { League } from '../rules.ts';

/** A league-average side's game: what it attempts and what comes of it, counted for one side. */
export interface LeagueRates {
  readonly twosMade: number;
  readonly twosMissed: number;
  readonly threesMade: number;
  readonly threesMissed: number;
  readonly assists: number;
  /** Of the made twos, those with a free throw on top. */
  readonly andOnes: number;
  /** Fouls on missed twos and threes. */
  readonly twoShots: number;
  readonly threeShots: number;
  readonly turnovers: number;
  /** Of the turnovers. */
  readonly offensiveFouls: number;
  readonly steals: number;
  /** Of the missed twos. */
  readonly blocks: number;
  /** Fouls away from a shot, late ones on purpose left out. */
  readonly fouls: number;
  /** Share of free throws that go in. */
  readonly freeThrow: number;
  /** Share of missed shots the shooting side gets back, balls out of bounds included. */
  readonly kept: number;
  /** Average seconds of an attempt with the ball newly won. */
  readonly seconds: number;
  /** Seconds a side has to shoot. */
  readonly shotClock: number;
}

/**
 * NBA: averages of a side over all 1,230 games of 2018-19 (NBA.com team game log: 57.2 twos at 52.0 %, 32.0 threes at 35.5 %,
 * 23.1 free throws at 76.6 %, 14.1 turnovers, 24.6 assists, 10.4 offensive rebounds, 20.9 fouls, 111.2 points). How fouls split
 * is inferred from the free throws. WNBA and college: rounded season averages of 2023 and 2023-24 (about 82.5 and 73.5 points a
 * side), from general knowledge of the leagues, not from a data set kept here; so are steals and blocks, the NBA's as well.
 */
export const RATES: Readonly<Record<League, LeagueRates>> = {
  nba: {
    twosMade: 29.7,
    twosMissed: 27.5,
    threesMade: 11.36,
    threesMissed: 20.65,
    assists: 24.6,
    andOnes: 2.6,
    twoShots: 6.9,
    threeShots: 0.7,
    turnovers: 14.1,
    offensiveFouls: 1.9,
    steals: 7.7,
    blocks: 4.9,
    fouls: 8.3,
    freeThrow: 0.766,
    kept: 0.235,
    seconds: 13.42,
    shotClock: 24,
  },
  wnba: {
    twosMade: 22.1,
    twosMissed: 22.4,
    threesMade: 7.8,
    threesMissed: 15.0,
    assists: 20.2,
    andOnes: 1.9,
    twoShots: 4.9,
    threeShots: 0.4,
    turnovers: 13.6,
    offensiveFouls: 1.7,
    steals: 7.3,
    blocks: 4.0,
    fouls: 8.0,
    freeThrow: 0.795,
    kept: 0.25,
    seconds: 14.49,
    shotClock: 24,
  },
  ncaab: {
    twosMade: 18.6,
    twosMissed: 18.4,
    threesMade: 7.6,
    threesMissed: 14.9,
    assists: 13.6,
    andOnes: 2.0,
    twoShots: 5.0,
    threeShots: 0.4,
    turnovers: 11.9,
    offensiveFouls: 1.8,
    steals: 6.5,
    blocks: 3.4,
    fouls: 8.2,
    freeThrow: 0.718,
    kept: 0.29,
    seconds: 15.98,
    shotClock: 30,
  },
};
