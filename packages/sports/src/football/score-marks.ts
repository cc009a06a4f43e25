import { madeOnce } from '../kit/made-once.ts';
import { type FootballOutcomes, MAX_SCORES } from './outcomes.ts';
import { DEFENSIVE_CONVERSION, FIELD_GOAL, isLate, kindOf, periodOf, SAFETY, TOUCHDOWN } from './scoring.ts';

/** What is asked of the scores of each game, found in one pass; packed scores are 0 for none, returned tries aside. */
export interface ScoreMarks {
  readonly firstTouchdown: Uint16Array;
  readonly firstFieldGoal: Uint16Array;
  /** The first one after halftime. */
  readonly firstLater: Uint16Array;
  readonly last: Uint16Array;
  readonly touchdowns: Uint8Array;
  readonly fieldGoals: Uint8Array;
  readonly safeties: Uint8Array;
  /** In the last two minutes of the first half. */
  readonly late: Uint8Array;
}

export const scoreMarks = madeOnce((outcomes: FootballOutcomes): ScoreMarks => {
  const { size } = outcomes;
  const marks: ScoreMarks = {
    firstTouchdown: new Uint16Array(size),
    firstFieldGoal: new Uint16Array(size),
    firstLater: new Uint16Array(size),
    last: new Uint16Array(size),
    touchdowns: new Uint8Array(size),
    fieldGoals: new Uint8Array(size),
    safeties: new Uint8Array(size),
    late: new Uint8Array(size),
  };
  for (let index = 0; index < size; index++) markGame(outcomes, index, marks);
  return marks;
});

function markGame({ scoring, scoringCount }: FootballOutcomes, index: number, marks: ScoreMarks): void {
  const first = index * MAX_SCORES;
  const end = first + (scoringCount[index] ?? 0);
  let [firstTouchdown, firstFieldGoal, firstLater, last] = [0, 0, 0, 0];
  let [touchdowns, fieldGoals, safeties, late] = [0, 0, 0, 0];
  for (let at = first; at < end; at++) {
    const packed = scoring[at] ?? 0;
    const kind = kindOf(packed);
    if (kind === DEFENSIVE_CONVERSION) continue;
    last = packed;
    if (periodOf(packed) >= 3) firstLater ||= packed;
    else if (periodOf(packed) === 2 && isLate(packed)) late += 1;
    if (kind === TOUCHDOWN) {
      firstTouchdown ||= packed;
      touchdowns += 1;
    } else if (kind === FIELD_GOAL) {
      firstFieldGoal ||= packed;
      fieldGoals += 1;
    } else if (kind === SAFETY) safeties += 1;
  }
  marks.firstTouchdown[index] = firstTouchdown;
  marks.firstFieldGoal[index] = firstFieldGoal;
  marks.firstLater[index] = firstLater;
  marks.last[index] = last;
  marks.touchdowns[index] = touchdowns;
  marks.fieldGoals[index] = fieldGoals;
  marks.safeties[index] = safeties;
  marks.late[index] = late;
}
