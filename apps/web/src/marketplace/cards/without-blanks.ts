import { type EventMoment, phaseOf } from '../event/event-state.ts';
import { useOutcomes } from '../results/outcomes.ts';
import { offerOf, type WireSelection } from '../selection/selection-view.ts';

type Way = Pick<WireSelection, 'status'>;

/** Whether there is a price, or one that is locked: a blank is neither. */
export function isBlank({ status }: Way): boolean {
  return offerOf({ status, isDisabled: false, odds: undefined }).kind === 'placeholder';
}

/** Whether it cannot win any more, though others of its market can. */
function isGone({ status }: Way): boolean {
  return status === 'FINISHED';
}

/**
 * What leaves out the blanks of a market that stands in rows of its own before its event begins: they never had a price. In play
 * they keep their places, so that nothing moves under the finger, but for those that cannot win any more; with nothing but blanks,
 * and among results, all stay.
 */
export function useWithoutBlanks(
  event: EventMoment,
): <S extends Way>(selections: readonly S[]) => readonly S[] {
  const isOver = useOutcomes() !== undefined;
  const isLeftOut = phaseOf(event) === 'upcoming' ? isBlank : isGone;
  return (selections) => {
    const left = isOver ? [] : selections.filter((selection) => !isLeftOut(selection));
    return left.length === 0 ? selections : left;
  };
}
