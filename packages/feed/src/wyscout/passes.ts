import type { WyscoutEvent } from './match-file.ts';
import { ASSIST, GOAL, hasTag, isShot, OWN_GOAL } from './tags.ts';

/** The passes that goals came of, by the goal: the last one marked as such since the goal before, if it is of the same side and half. */
export function passesOf(events: readonly WyscoutEvent[]): ReadonlyMap<WyscoutEvent, WyscoutEvent> {
  const passes = new Map<WyscoutEvent, WyscoutEvent>();
  let last: WyscoutEvent | undefined;
  for (const event of events) {
    const isGoal = isShot(event) && hasTag(event, GOAL);
    if (isGoal && last?.teamId === event.teamId && last.matchPeriod === event.matchPeriod)
      passes.set(event, last);
    if (isGoal || hasTag(event, OWN_GOAL)) last = undefined;
    if (hasTag(event, ASSIST)) last = event;
  }
  return passes;
}
