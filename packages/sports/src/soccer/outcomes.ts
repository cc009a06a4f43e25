import type { Outcomes } from '../market-definition.ts';
import type { BySide } from '../sport.ts';
import { WORDS } from './player-words.ts';
import { MAX_GOALS } from './scoring.ts';
import { ALL_TOLD, type Untold } from './untold.ts';

/** Stretches that goals are bet on: the halves, both of them ('reg', what the house's rules mean by a game), and all of it. */
export const PERIODS = ['h1', 'h2', 'reg', 'et', 'game'] as const;
export type Period = (typeof PERIODS)[number];

/** What is counted beside goals; extra time does not count. */
export const COUNTS = ['corners', 'cards', 'reds', 'shots', 'onTarget'] as const;
export type Count = (typeof COUNTS)[number];
export type CountPeriod = 'h1' | 'h2' | 'reg';

/** Complete games as columns. */
export interface SoccerOutcomes extends Outcomes {
  readonly goals: BySide<Readonly<Record<Period, Uint8Array>>>;
  readonly counts: Readonly<Record<Count, BySide<Readonly<Record<CountPeriod, Uint8Array>>>>>;
  /** MAX_GOALS packed goals for each game, see scoring.ts. */
  readonly scoring: Uint16Array;
  readonly scoringCount: Uint8Array;
  /** Whose the first 32 corners were, a bit each, set for away; those of extra time are left out. */
  readonly cornerOrder: Uint32Array;
  readonly cornerCount: Uint8Array;
  readonly penalties: Uint8Array;
  /** 1 where extra time was played, if only in part. */
  readonly extraTime: Uint8Array;
  /** 0 without a shoot-out, 1 where home won it, 2 where away did. */
  readonly shootout: Uint8Array;
  /** A word for each player of the home side and then of the away side, WORDS for each game; see player-words.ts. */
  readonly players: Uint16Array;
  /** What of them is not known of what was played so far. */
  readonly untold: BySide<Untold>;
}

export function emptyOutcomes(size: number, untold = ALL_TOLD): SoccerOutcomes {
  const column = () => new Uint8Array(size);
  const goals = () => ({ h1: column(), h2: column(), reg: column(), et: column(), game: column() });
  const halves = () => ({ h1: column(), h2: column(), reg: column() });
  const bySide = () => ({ home: halves(), away: halves() });
  return {
    size,
    goals: { home: goals(), away: goals() },
    counts: {
      corners: bySide(),
      cards: bySide(),
      reds: bySide(),
      shots: bySide(),
      onTarget: bySide(),
    },
    scoring: new Uint16Array(size * MAX_GOALS),
    scoringCount: column(),
    cornerOrder: new Uint32Array(size),
    cornerCount: column(),
    penalties: column(),
    extraTime: column(),
    shootout: column(),
    players: new Uint16Array(size * WORDS),
    untold,
  };
}

/** Adds up both halves and the whole game. */
export function sumPeriods(outcomes: SoccerOutcomes): void {
  for (const { h1, h2, reg, et, game } of [outcomes.goals.home, outcomes.goals.away]) {
    for (let i = 0; i < outcomes.size; i++) {
      const both = (h1[i] ?? 0) + (h2[i] ?? 0);
      reg[i] = both;
      game[i] = both + (et[i] ?? 0);
    }
  }
  for (const count of COUNTS) {
    for (const { h1, h2, reg } of [outcomes.counts[count].home, outcomes.counts[count].away]) {
      for (let i = 0; i < outcomes.size; i++) reg[i] = (h1[i] ?? 0) + (h2[i] ?? 0);
    }
  }
}
