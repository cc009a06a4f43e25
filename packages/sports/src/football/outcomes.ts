import { noQuarterPoints, type QuarterPeriod } from '../kit/quarters.ts';
import type { Outcomes } from '../market-definition.ts';
import type { BySide, SideKey } from '../sport.ts';
import { SLOTS } from './engine/work.ts';
import type { PlayerCount } from './players.ts';

export type Period = QuarterPeriod;

/** Scores of one game that are kept in order; far beyond any game played. */
export const MAX_SCORES = 48;

/** Complete games as columns: points of each side in each period, and the scores in order. */
export interface FootballOutcomes extends Outcomes {
  readonly points: BySide<Readonly<Record<Period, Uint8Array>>>;
  /** 1 where overtime was played. */
  readonly overtime: Uint8Array;
  /** MAX_SCORES packed scores for each game, see scoring.ts. */
  readonly scoring: Uint16Array;
  /** How many of them are filled. */
  readonly scoringCount: Uint8Array;
  /** A word for each slot of the home side and then of the away side, SLOTS * 2 for each game, see engine/work.ts. */
  readonly work: Uint16Array;
  readonly passTouchdowns: BySide<Uint8Array>;
  readonly interceptions: BySide<Uint8Array>;
  /** What is known of the players so far; undefined where the source does not say it all, and the columns of players are empty. */
  readonly told: BySide<ToldPlayers> | undefined;
  /** Whether it is known of each touchdown who scored it, or that its scorer is not told. */
  readonly scorersTold: boolean;
  /** Where the source says no more who did what: what it said before. */
  readonly toldBefore: ToldBefore | undefined;
}

/** What is known of the players of a real game. */
export type ToldOfGame = Pick<FootballOutcomes, 'told' | 'scorersTold' | 'toldBefore'>;

/** Counts of players, by what is counted, side and place in the roster. */
export type ToldBefore = (what: PlayerCount, side: SideKey, place: number) => number;

/** What the columns of players leave out, of a side. */
export interface ToldPlayers {
  /** What the quarterback threw beyond what was caught, and how often; below 0 where others threw, too. */
  readonly passYards: number;
  readonly completions: number;
  /** Points kicked after touchdowns by others than the kicker. */
  readonly othersKicks: number;
}

const NOT_TOLD: ToldOfGame = { told: undefined, scorersTold: false, toldBefore: undefined };

export function emptyOutcomes(size: number, known: ToldOfGame = NOT_TOLD): FootballOutcomes {
  const players = known.told === undefined ? 0 : size;
  return {
    size,
    points: { home: noQuarterPoints(size), away: noQuarterPoints(size) },
    overtime: new Uint8Array(size),
    scoring: new Uint16Array(size * MAX_SCORES),
    scoringCount: new Uint8Array(size),
    work: new Uint16Array(players * SLOTS * 2),
    passTouchdowns: { home: new Uint8Array(players), away: new Uint8Array(players) },
    interceptions: { home: new Uint8Array(players), away: new Uint8Array(players) },
    ...known,
  };
}

/** Adds up halves, regulation and game from the quarters and overtime. */
export function sumPeriods(outcomes: FootballOutcomes): void {
  for (const points of [outcomes.points.home, outcomes.points.away]) {
    for (let i = 0; i < outcomes.size; i++) {
      const h1 = at(points.q1, i) + at(points.q2, i);
      const late = at(points.q3, i) + at(points.q4, i);
      points.h1[i] = h1;
      points.h2[i] = late + at(points.ot, i);
      points.reg[i] = h1 + late;
      points.game[i] = h1 + late + at(points.ot, i);
    }
  }
}

function at(column: Uint8Array, index: number): number {
  return column[index] ?? 0;
}
