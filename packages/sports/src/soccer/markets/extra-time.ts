import { fillMeasure, type Room } from '../../kit/columns.ts';
import { totalLines } from '../../kit/families.ts';
import type { SelectionRule } from '../../kit/kind.ts';
import { total } from '../../kit/lines.ts';
import type { LineFamily } from '../../kit/main-line.ts';
import { isToldWhole, UNTOLD } from '../../kit/untold-count.ts';
import { threeWay } from '../../kit/winner.ts';
import { type Measure, PUSH } from '../../market-definition.ts';
import { extraTime } from '../contest.ts';
import type { SoccerOutcomes } from '../outcomes.ts';
import type { SoccerKind } from './kinds.ts';

// It is sold as soon as a level game has to go on, and some then go straight to a shoot-out: stakes come back.

/** threeway:et */
export const extraTimeResult = ifPlayed(threeWay(extraTime, 'Result'));
/** total:et:<line> */
export const extraTimeTotal = ifPlayed(total(extraTime));

export const extraTimeLines: LineFamily<SoccerOutcomes> = totalLines(extraTime, 'et');

/** The stake comes back where there was no extra time. */
function ifPlayed(kind: SoccerKind): SoccerKind {
  return {
    ...kind,
    build(args, sides) {
      const built = kind.build(args, sides);
      const selections = built?.selections.map(givenBack);
      return built && selections && { ...built, selections, measure: played(built.measure) };
    },
    explain: (facts) =>
      facts.outcomes.extraTime[0] === 1 ? kind.explain(facts) : 'Stake back: there was no extra time',
  };
}

function givenBack(rule: SelectionRule): SelectionRule {
  return { ...rule, grade: (value) => (isToldWhole(value) ? rule.grade(value) : PUSH) };
}

/** UNTOLD where there was none. */
function played(measure: Measure<SoccerOutcomes>): Measure<SoccerOutcomes> {
  return {
    key: `if-played:${measure.key}`,
    bind: (outcomes) => {
      const valueAt = measure.bind(outcomes);
      return (index) => (outcomes.extraTime[index] === 1 ? valueAt(index) : UNTOLD);
    },
    fill: (outcomes, room) => {
      fillMeasure(measure, outcomes, room);
      leaveOut(outcomes.extraTime, room);
    },
  };
}

function leaveOut(extra: Uint8Array, room: Room): void {
  for (let index = 0; index < room.length; index++) if (extra[index] !== 1) room[index] = UNTOLD;
}
