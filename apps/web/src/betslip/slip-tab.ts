export type SlipTab = 'STRAIGHT' | 'PARLAY' | 'TEASER';

/** Which tab of the slip is open, and whether the slip is new: nobody has said yet how they want to bet. */
export interface TabState {
  readonly tab: SlipTab;
  readonly isNew: boolean;
}

export type TabEvent =
  /** Somebody chose a tab. */
  | { readonly type: 'chosen'; readonly tab: SlipTab }
  /** Another number of selections; `before` is undefined when the slip was just loaded. What was placed takes its own away. */
  | {
      readonly type: 'counted';
      readonly before: number | undefined;
      readonly now: number;
      readonly isPlacing: boolean;
    }
  /** The receipt of what was placed was put away, with so many selections on the slip. */
  | { readonly type: 'receipt-closed'; readonly now: number }
  /** The teaser's selections were taken off, and so many others stayed. */
  | { readonly type: 'teaser-cleared'; readonly left: number };

export const newSlip: TabState = { tab: 'STRAIGHT', isNew: true };

/** Pure: the specification's rules of the tabs. An event that changes nothing returns the same object. */
export function tabReducer(state: TabState, event: TabEvent): TabState {
  switch (event.type) {
    case 'chosen':
      return state.tab === event.tab && !state.isNew ? state : { tab: event.tab, isNew: false };
    case 'counted':
      // The receipt is read on the tab that the bet was placed on.
      if (event.now === 0 && event.isPlacing) return { ...state, isNew: true };
      return counted(state, event.before, event.now);
    case 'receipt-closed':
      return event.now === 0 ? newSlip : state;
    case 'teaser-cleared':
      return { ...state, tab: event.left > 1 ? 'PARLAY' : 'STRAIGHT' };
  }
}

function counted(state: TabState, before: number | undefined, now: number): TabState {
  if (now === 0) return newSlip;
  if (now === 1) return state.tab === 'STRAIGHT' || before === now ? state : { ...state, tab: 'STRAIGHT' };
  const isGrowing = before !== undefined && before < 2;
  return isGrowing && state.isNew && state.tab === 'STRAIGHT' ? { tab: 'PARLAY', isNew: false } : state;
}
