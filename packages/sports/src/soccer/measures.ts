import { UNTOLD, untoldAfter } from '../kit/untold-count.ts';
import type { Measure, SideKey } from '../sport.ts';
import type { Count, CountPeriod, Period, SoccerOutcomes } from './outcomes.ts';
import { PLACES, PLAYER_COUNTS, type PlayerCount, WORDS } from './player-words.ts';
import { isOwnGoal, MAX_GOALS, NOBODY, playerOf, sideNumber, sideOf, stretchOf } from './scoring.ts';

export type SoccerMeasure = Measure<SoccerOutcomes>;

/** Goals of one side in a stretch. */
export function goalsOf(side: SideKey, period: Period): SoccerMeasure {
  return {
    key: `points:${side}:${period}`,
    bind: ({ goals }) => {
      const own = goals[side][period];
      return (index) => own[index] ?? 0;
    },
  };
}

/** What else is counted of one side in a stretch. */
export function countOf(count: Count, side: SideKey, period: CountPeriod, key: string): SoccerMeasure {
  return {
    key,
    bind: ({ counts }) => {
      const own = counts[count][side][period];
      return (index) => own[index] ?? 0;
    },
  };
}

/** Both halves' goals of a game in order: `visit` is called until it answers true. @returns what it was called with last then, 0 for none */
export function findGoal(
  outcomes: SoccerOutcomes,
  index: number,
  visit: (packed: number) => boolean,
): number {
  const first = index * MAX_GOALS;
  const count = outcomes.scoringCount[index] ?? 0;
  for (let i = 0; i < count; i++) {
    const packed = outcomes.scoring[first + i] ?? 0;
    if (stretchOf(packed) > 1) return 0;
    if (visit(packed)) return packed;
  }
  return 0;
}

/** The n-th goal of both halves, packed; 0 for none. */
export function nthGoal(outcomes: SoccerOutcomes, index: number, n: number): number {
  let seen = 0;
  return findGoal(outcomes, index, () => ++seen === n);
}

/** The last goal of both halves, packed; 0 for none. */
export function lastGoal(outcomes: SoccerOutcomes, index: number): number {
  let last = 0;
  findGoal(outcomes, index, (packed) => {
    last = packed;
    return false;
  });
  return last;
}

/** 1 for home, 2 for away, 0 without a goal. */
export function whose(packed: number): number {
  return packed === 0 ? 0 : sideOf(packed) + 1;
}

/** A goal's player as 1 + side * 16 + place in the roster; 0 without a goal. Own goals are nobody's; UNTOLD where it is not said. */
export function scorerCode(packed: number): number {
  if (packed === 0) return 0;
  if (!isOwnGoal(packed) && playerOf(packed) === NOBODY) return UNTOLD;
  return 1 + sideOf(packed) * 16 + (isOwnGoal(packed) ? NOBODY : playerOf(packed));
}

/** Goals of one player. */
export function goalsOfPlayer(side: SideKey, player: number): SoccerMeasure {
  const code = 1 + sideNumber(side) * 16 + player;
  return {
    key: `player:${side}:${player}`,
    bind: (outcomes) => {
      const told = outcomes.untold[side].goals?.[player];
      if (told !== undefined) return () => untoldAfter(told);
      return (index) => {
        let count = 0;
        findGoal(outcomes, index, (packed) => {
          if (scorerCode(packed) === code) count++;
          return false;
        });
        return count;
      };
    },
  };
}

/** What else is counted of one player in both halves; of cards 1 once he was shown one. */
export function countOfPlayer(count: PlayerCount, side: SideKey, player: number): SoccerMeasure {
  const at = sideNumber(side) * PLACES + player;
  const read = PLAYER_COUNTS[count];
  return {
    key: `player:${count}:${side}:${player}`,
    bind: ({ players, untold }) => {
      const told = untold[side][count]?.[player];
      if (told !== undefined) return () => untoldAfter(told);
      return (index) => read(players[index * WORDS + at] ?? 0);
    },
  };
}

/** Goals of one player and those he passed for. */
export function involvedOf(side: SideKey, player: number): SoccerMeasure {
  const goals = goalsOfPlayer(side, player);
  const assists = countOfPlayer('assists', side, player);
  return {
    key: `player:involved:${side}:${player}`,
    bind: (outcomes) => {
      const told = outcomes.untold[side].involved?.[player];
      if (told !== undefined) return () => untoldAfter(told);
      const [scored, passed] = [goals.bind(outcomes), assists.bind(outcomes)];
      return (index) => scored(index) + passed(index);
    },
  };
}

/** Who reaches so many goals first: 1 for home, 2 for away, 0 for neither. */
export function raceTo(goals: number): SoccerMeasure {
  return {
    key: `race:${goals}`,
    bind: (outcomes) => (index) => {
      const made = [0, 0];
      return whose(
        findGoal(outcomes, index, (packed) => {
          const side = sideOf(packed);
          made[side] = (made[side] ?? 0) + 1;
          return made[side] === goals;
        }),
      );
    },
  };
}

/** Whose the n-th corner was: 1 for home, 2 for away, 0 where there were fewer. */
export function nthCorner(n: number): SoccerMeasure {
  return {
    key: `corner:${n}`,
    bind:
      ({ cornerOrder, cornerCount }) =>
      (index) =>
        (cornerCount[index] ?? 0) < n ? 0 : 1 + (((cornerOrder[index] ?? 0) >>> (n - 1)) & 1),
  };
}
