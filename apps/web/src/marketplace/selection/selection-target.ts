import { createContext, useContext } from 'react';
import { type SlipSelection, useSlipSelection } from '../../betslip/slip-context.tsx';

/** A hook: whether a selection is chosen, and what pressing it does. */
export type UseSelection = (id: string) => SlipSelection;

const SelectionTarget = createContext<UseSelection>(useSlipSelection);

/** Sends the odds buttons inside it somewhere else than to the betslip. Its value never changes while it is shown. */
export const SelectionTargetProvider = SelectionTarget.Provider;

export function useSelectionTarget(): UseSelection {
  return useContext(SelectionTarget);
}
