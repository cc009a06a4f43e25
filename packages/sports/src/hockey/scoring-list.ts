import { clockText } from '../kit/words.ts';
import type { BySide, ScoringPlay } from '../sport.ts';
import type { GoalStrength, ScoredGoal } from './play.ts';
import { nameOfPeriod } from './rules.ts';
import { winnerOf } from './score.ts';
import type { HockeyState } from './state.ts';
import { skaterName } from './story/narrate.ts';

/**
 * Every goal so far with who scored it, in order, the one of a shoot-out's winner last. Nothing of a game that began before goals
 * were kept as they were told: what is missing would make no score of those that are there.
 */
export function scoringList(state: HockeyState): ScoringPlay[] {
  const { goals, scored = [], shootout } = state;
  if (scored.length !== goals.length) return [];
  const score = { home: 0, away: 0 };
  const list = scored.map((goal) => {
    score[goal.side] += 1;
    return scoringPlay(state, goal, { ...score });
  });
  const winner = winnerOf(shootout);
  if (winner === undefined) return list;
  score[winner] += 1;
  return [...list, { side: winner, when: 'SO', what: 'Wins the shoot-out', player: '', ...score }];
}

const WHAT: Readonly<Record<GoalStrength, string>> = {
  even: 'Goal',
  'power-play': 'Power-play goal',
  'short-handed': 'Short-handed goal',
  'empty-net': 'Goal into the empty net',
};

function scoringPlay({ sides }: HockeyState, goal: ScoredGoal, score: BySide<number>): ScoringPlay {
  const { side, period, clock, player, strength } = goal;
  return {
    side,
    when: `${nameOfPeriod(period)} ${clockText(clock)}`,
    what: WHAT[strength],
    player: player === undefined ? '' : skaterName(sides[side], player),
    ...score,
  };
}
