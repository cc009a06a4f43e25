import { statusLabel, type WireSelection } from '../marketplace/selection/selection-view.ts';

/** How a shared selection stands now. */
export type SharedLegState = 'open' | 'Suspended' | 'Closed';

/** A selection that left the board is closed. */
export function legState(selection: WireSelection | null | undefined): SharedLegState {
  return selection ? (statusLabel(selection) ?? 'open') : 'Closed';
}

/** What is said about the selections that are not on sale; undefined when all are. */
export function unavailableText(states: readonly SharedLegState[]): string | undefined {
  const off = states.filter((state) => state !== 'open').length;
  if (off === 0) return undefined;
  if (off === states.length) return 'Nothing of this bet is on sale now.';
  return off === 1
    ? 'One selection is not on sale now and is left out.'
    : `${off} selections are not on sale now and are left out.`;
}
