import type { Penalty } from '@fairline/sports/hockey/state.ts';
import type { SideKey } from '@fairline/sports/sport.ts';

/** Who sits in the box on either side, in the order they came. */
export interface Boxes {
  readonly home: readonly Penalty[];
  readonly away: readonly Penalty[];
}

/** Two run at a time; a third one waits. */
const RUNNING = 2;
/** From this long on a goal does not end a penalty. */
const MAJOR_MINUTES = 5;
/** A misconduct keeps a player off, and nobody short. */
const MISCONDUCT_MINUTES = 10;

/** After some seconds of play: those whose time is up are out. */
export function served(boxes: Boxes, seconds: number): Boxes {
  return { home: servedBy(boxes.home, seconds), away: servedBy(boxes.away, seconds) };
}

function servedBy(box: readonly Penalty[], seconds: number): readonly Penalty[] {
  if (seconds <= 0 || box.length === 0) return box;
  const step = Math.min(seconds, ...box.slice(0, RUNNING).map((penalty) => penalty.seconds));
  const left = box.map((penalty, at) =>
    at < RUNNING ? { ...penalty, seconds: penalty.seconds - step } : penalty,
  );
  return servedBy(
    left.filter((penalty) => penalty.seconds > 0),
    seconds - step,
  );
}

/** Of a penalty: whether it is a minor or a major. A misconduct is longer, and a penalty shot has no minutes. */
export function keepsShort(minutes: number): boolean {
  return minutes > 0 && minutes < MISCONDUCT_MINUTES;
}

/** One more goes in. */
export function sentOff(boxes: Boxes, side: SideKey, minutes: number): Boxes {
  if (!keepsShort(minutes)) return boxes;
  const penalty = { seconds: minutes * 60, major: minutes >= MAJOR_MINUTES };
  return { ...boxes, [side]: [...boxes[side], penalty].slice(0, 8) };
}

/** A goal lets out the one who has been there longest of a side that is short, or takes two minutes off four. */
export function afterGoal(boxes: Boxes, scorer: SideKey): Boxes {
  const side = scorer === 'home' ? 'away' : 'home';
  if (boxes[side].length <= boxes[scorer].length) return boxes;
  const at = boxes[side].findIndex(({ major }) => !major);
  const found = boxes[side][at];
  if (found === undefined) return boxes;
  const rest = found.seconds > 120 ? [{ ...found, seconds: 120 }] : [];
  return { ...boxes, [side]: [...boxes[side].slice(0, at), ...rest, ...boxes[side].slice(at + 1)] };
}
