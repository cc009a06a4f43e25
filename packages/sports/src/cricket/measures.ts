import type { Measure, SideKey } from '../sport.ts';
import { OVERS_AN_INNINGS } from './engine/game.ts';
import { type CricketOutcomes, keptAs, type Period } from './outcomes.ts';
import { PLAYERS } from './play.ts';

export type CricketMeasure = Measure<CricketOutcomes>;

/** Runs of one side by the end of a stretch of its innings. */
export function pointsOf(side: SideKey, period: Period): CricketMeasure {
  return {
    key: `points:${side}:${period}`,
    bind: ({ points, oversEach }) => {
      const own = points[side][keptAs(period, oversEach)];
      return (index) => own[index] ?? 0;
    },
  };
}

/** Who won: 1 for home, -1 for away, 0 for nobody; super overs count in 'winner' and not in 'regular'. */
export function winnerBy(column: 'winner' | 'regular'): CricketMeasure {
  return {
    key: column,
    bind: (outcomes) => {
      const codes = outcomes[column];
      return (index) => [0, 1, -1][codes[index] ?? 0] ?? 0;
    },
  };
}

/** 1 where the side that batted first won, 0 elsewhere. */
export const firstWins: CricketMeasure = {
  key: 'first-wins',
  bind:
    ({ first, winner }) =>
    (index) =>
      winner[index] === first[index] ? 1 : 0,
};

export type Counted = 'fours' | 'sixes' | 'wides' | 'wickets';

/** Fours, sixes, wides or wickets lost of a side, or of both. */
export function countOf(what: Counted, side?: SideKey): CricketMeasure {
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

/** By how many more the home side has. */
export function leadIn(what: Counted): CricketMeasure {
  return {
    key: `lead:${what}`,
    bind: (outcomes) => {
      const { home, away } = outcomes[what];
      return (index) => (home[index] ?? 0) - (away[index] ?? 0);
    },
  };
}

/** Runs of the batter of a place in the order, 0 to 10. */
export function batterOf(side: SideKey, place: number): CricketMeasure {
  return {
    key: `batter:${side}:${place}`,
    bind: ({ batters }) => {
      const column = batters[side][place];
      return (index) => column?.[index] ?? 0;
    },
  };
}

/** The places of a side's batters who made the most runs, as bits: 1 for place 0, 5 for places 0 and 2. */
export function topBattersOf(side: SideKey): CricketMeasure {
  return {
    key: `top-batters:${side}`,
    bind: ({ batters }) => {
      const columns = batters[side];
      return (index) => {
        let most = -1;
        let best = 0;
        for (let place = 0; place < PLAYERS; place++) {
          const runs = columns[place]?.[index] ?? 0;
          if (runs > most) best = 0;
          if (runs >= most) best |= 1 << place;
          most = Math.max(most, runs);
        }
        return best;
      };
    },
  };
}

/** The places of topBattersOf, in order. */
export function placesIn(best: number): number[] {
  return Array.from({ length: PLAYERS }, (_, place) => place).filter((place) => best & (1 << place));
}

/** The most runs of any batter of a side, or of the match. */
export function highestScore(side?: SideKey): CricketMeasure {
  return {
    key: `highest-score:${side ?? 'both'}`,
    bind: ({ batters }) => {
      const columns = side === undefined ? [...batters.home, ...batters.away] : batters[side];
      return (index) => columns.reduce((best, column) => Math.max(best, column[index] ?? 0), 0);
    },
  };
}

/** Runs of a side at the fall of its n-th wicket, from 1; at the end of the innings when it does not fall. */
export function fallOf(side: SideKey, n: number): CricketMeasure {
  return {
    key: `fall:${side}:${n}`,
    bind: ({ falls }) => {
      const column = falls[side][n - 1];
      return (index) => column?.[index] ?? 0;
    },
  };
}

/** How it falls: 1 and on in the order of DISMISSALS, 0 when it does not. */
export function methodOf(side: SideKey, n: number): CricketMeasure {
  return {
    key: `method:${side}:${n}`,
    bind: ({ methods }) => {
      const column = methods[side][n - 1];
      return (index) => column?.[index] ?? 0;
    },
  };
}

/** Runs of an over, from 1, of the first or second innings. */
export function overOf(innings: number, over: number): CricketMeasure {
  const number = (innings - 1) * OVERS_AN_INNINGS + over - 1;
  return {
    key: `over:${innings}:${over}`,
    bind: ({ overs, firstOver }) => {
      const column = overs[number - firstOver];
      return (index) => column?.[index] ?? 0;
    },
  };
}
