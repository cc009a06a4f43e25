import { loserPoints, racePoints } from '../rally/race-table.ts';
import type { Measure, SideKey } from '../sport.ts';
import { BROKEN, NOT_PLAYED, type TennisOutcomes, TOLD_GAMES, TOLD_POINTS, toldAt } from './outcomes.ts';
import { GAME_TO, MOST_SETS } from './rules.ts';

export type TennisMeasure = Measure<TennisOutcomes>;

export const SETS = ['s1', 's2', 's3', 's4', 's5'] as const;
export type SetKey = (typeof SETS)[number];
/** The whole match, or a set of it. */
export type Period = 'game' | SetKey;

/** Number of a set, from 1. */
export function setNumber(key: SetKey): number {
  return SETS.indexOf(key) + 1;
}

/** Games of one side in a set, or in the match. */
export function gamesOf(side: SideKey, period: Period): TennisMeasure {
  const key = `points:${side}:${period}`;
  if (period !== 'game') {
    return {
      key,
      bind: ({ games }) => {
        const column = games[side][setNumber(period) - 1];
        return (index) => column?.[index] ?? 0;
      },
    };
  }
  return {
    key,
    bind: ({ games }) => {
      const columns = games[side];
      return (index) => {
        let sum = 0;
        for (let set = 0; set < MOST_SETS; set++) sum += columns[set]?.[index] ?? 0;
        return sum;
      };
    },
  };
}

/** Sets of one side in the match; of a single set, its games. */
export function setsOf(side: SideKey, period: Period): TennisMeasure {
  if (period !== 'game') return gamesOf(side, period);
  return {
    key: `sets:${side}`,
    bind: ({ games }) => {
      const own = games[side];
      const other = games[side === 'home' ? 'away' : 'home'];
      return (index) => {
        let sets = 0;
        for (let set = 0; set < MOST_SETS; set++) {
          if ((own[set]?.[index] ?? 0) > (other[set]?.[index] ?? 0)) sets += 1;
        }
        return sets;
      };
    },
  };
}

/** Who wins game `game` of a set: 1 home, 2 away, 0 when it is not played. */
export function gameWinnerOf(set: SetKey, game: number): TennisMeasure {
  const told = toldOf(set, game);
  return {
    key: `game-winner:${set}:${game}`,
    bind: (outcomes) => {
      const at = told(outcomes);
      return (index) => {
        const value = at(index);
        return value === NOT_PLAYED ? 0 : 1 + ((value - 1) & 1);
      };
    },
  };
}

/** The score of game `game` of a set: 1 plus twice what the loser had (0 to 3, 3 for a deuce), 1 more when away won; 0 as above. */
export function gameScoreOf(set: SetKey, game: number): TennisMeasure {
  const told = toldOf(set, game);
  return {
    key: `game-score:${set}:${game}`,
    bind: (outcomes) => {
      const at = told(outcomes);
      return (index) => {
        const value = at(index);
        if (value === NOT_PLAYED) return 0;
        const code = (value - 1) & (BROKEN - 1);
        return 1 + 2 * Math.min(3, loserPoints(code)) + (code & 1);
      };
    },
  };
}

/** Points played in game `game` of a set that is no tie-break; 0 when it is not played. */
export function gamePointsOf(set: SetKey, game: number): TennisMeasure {
  const told = toldOf(set, game);
  return {
    key: `game-points:${set}:${game}`,
    bind: (outcomes) => {
      const at = told(outcomes);
      return (index) => {
        const value = at(index);
        return value === NOT_PLAYED ? 0 : racePoints((value - 1) & (BROKEN - 1), GAME_TO, outcomes.ahead);
      };
    },
  };
}

function toldOf(set: SetKey, game: number): (outcomes: TennisOutcomes) => (index: number) => number {
  return ({ told }) =>
    (index) =>
      told[toldAt(index, setNumber(set), game)] ?? NOT_PLAYED;
}

/** Who reaches so many games first in a set: 1 home, 2 away, 0 neither. */
export function raceInSet(set: SetKey, to: number): TennisMeasure {
  return {
    key: `set-race:${set}:${to}`,
    bind:
      ({ told }) =>
      (index) => {
        const from = toldAt(index, setNumber(set), 1);
        let home = 0;
        let away = 0;
        for (let game = 0; game < TOLD_GAMES; game++) {
          const value = told[from + game] ?? NOT_PLAYED;
          if (value === NOT_PLAYED) return 0;
          if (((value - 1) & 1) === 0) home += 1;
          else away += 1;
          if (home === to) return 1;
          if (away === to) return 2;
        }
        return 0;
      },
  };
}

/** Games of the match that the server lost. */
export const breaksOfServe: TennisMeasure = {
  key: 'breaks:game',
  bind:
    ({ told, laterBreaks }) =>
    (index) => {
      const start = toldAt(index, 1, 1);
      let breaks = laterBreaks[index] ?? 0;
      for (let at = start; at < start + MOST_SETS * TOLD_GAMES; at++) {
        if ((told[at] ?? 0) >= BROKEN) breaks += 1;
      }
      return breaks;
    },
};

/** Who wins point `point` of a game: 1 home, 2 away, 0 when it is not played. */
export function pointWinnerOf(set: SetKey, game: number, point: number): TennisMeasure {
  return {
    key: `point:${set}:${game}:${point}`,
    bind: ({ letters, rally, rallySet, rallyGame }) => {
      if (letters !== undefined) {
        const letter = letters.get(`${setNumber(set)} ${game}`)?.charAt(point - 1);
        const winner = letter === 'h' ? 1 : letter === 'a' ? 2 : 0;
        return () => winner;
      }
      if (setNumber(set) !== rallySet || game !== rallyGame) return () => 0;
      return (index) => rally[index * TOLD_POINTS + point - 1] ?? 0;
    },
  };
}

/** Aces, or double faults, of one side or of both. */
export function servesOf(what: 'aces' | 'doubleFaults', side: SideKey | undefined): TennisMeasure {
  return {
    key: `${what}:${side ?? 'both'}`,
    bind: (outcomes) => {
      const { home, away } = outcomes[what];
      if (side !== undefined) {
        const own = side === 'home' ? home : away;
        return (index) => own[index] ?? 0;
      }
      return (index) => (home[index] ?? 0) + (away[index] ?? 0);
    },
  };
}

/** Aces the home side is ahead. */
export const aceLead: TennisMeasure = {
  key: 'ace-lead',
  bind: ({ aces }) => {
    const { home, away } = aces;
    return (index) => (home[index] ?? 0) - (away[index] ?? 0);
  },
};
