import type { WyscoutEvent } from './match-file.ts';

/** Wyscout's tags: what became of an event, and the referee's cards. */
export const GOAL = 101;
export const OWN_GOAL = 102;
/** Of the pass before a goal. */
export const ASSIST = 301;
export const RED = 1701;
export const YELLOW = 1702;
export const SECOND_YELLOW = 1703;
export const ACCURATE = 1801;

export function hasTag({ tags }: WyscoutEvent, tag: number): boolean {
  return tags.some(({ id }) => id === tag);
}

const SHOTS: ReadonlySet<string> = new Set(['Penalty', 'Free kick shot']);

export function isShot({ eventName, subEventName }: WyscoutEvent): boolean {
  return eventName === 'Shot' || SHOTS.has(subEventName);
}
