import { madeOnce } from '../kit/made-once.ts';
import type { SideKey } from '../sport.ts';
import { decisionOf } from './cards.ts';
import {
  type CombatOutcomes,
  DRAW,
  emptyOutcomes,
  KNOCKOUT,
  MAJORITY,
  SPLIT,
  SUBMISSION,
  UNANIMOUS,
} from './outcomes.ts';
import { fightSeconds } from './rules.ts';
import { type CombatState, isNoContest, type Result, roundAhead, workOf } from './state.ts';

const ENDINGS = { unanimous: UNANIMOUS, split: SPLIT, majority: MAJORITY, draw: DRAW } as const;

/** The real fight as far as it was fought, as one sample. */
export const actual = madeOnce((state: CombatState): CombatOutcomes => {
  const outcomes = emptyOutcomes(1, roundAhead(state), state.onlyRounds);
  outcomes.winner[0] = sideCode(state.result?.winner);
  outcomes.ending[0] = state.result ? endingOf(state.result) : 0;
  outcomes.round[0] = state.round;
  outcomes.seconds[0] = fightSeconds(state.round, state.second);
  outcomes.firstKnockdown[0] = sideCode(state.firstKnockdown);
  outcomes.firstTakedown[0] = sideCode(state.firstTakedown);
  for (const side of ['home', 'away'] as const) {
    outcomes.knockdowns[side][0] = workOf(state, side, 'knockdowns');
    outcomes.takedowns[side][0] = workOf(state, side, 'takedowns');
    state.work.forEach((round, at) => {
      outcomes.strikes[side][at]?.fill(round[side].strikes);
    });
  }
  const { rules, untoldKnockdown } = state;
  const calledOff = isNoContest(state) ? state : undefined;
  return {
    ...outcomes,
    rules,
    realTakedowns: state.work.map(({ home, away }) => ({ home: home.takedowns, away: away.takedowns })),
    inBreak: state.result?.inBreak === true,
    ...(untoldKnockdown && { untoldKnockdown }),
    calledOff,
  };
});

function endingOf(result: Result): number {
  const { victory } = result;
  if (victory === 'decision') return ENDINGS[decisionOf(result)];
  return victory === 'submission' ? SUBMISSION : KNOCKOUT;
}

export function sideCode(side: SideKey | undefined): number {
  if (side === undefined) return 0;
  return side === 'home' ? 1 : 2;
}
