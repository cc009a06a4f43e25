import { parseSelectionRawId } from '@fairline/sports/raw-id.ts';
import { byEvent } from './by-event.ts';
import type { Edit } from './edit.ts';
import type { JointPrices } from './offered.ts';
import type { AcceptedGroup, HeldSelection, Slip } from './slip.ts';

/**
 * An edit, and after it the joint price of each event's selections as its owner gets to see it now. A group that is as it
 * was keeps the price that was accepted.
 */
export function seeingGroups(edit: Edit, prices: JointPrices): Edit {
  return (slip) => {
    const result = edit(slip);
    if (result.kind === 'refused' || result.slip === slip) return result;
    const groups = seenGroups(result.slip, prices);
    return { kind: 'slip', slip: { ...result.slip, groups: groups.length > 0 ? groups : undefined } };
  };
}

function seenGroups(slip: Slip, prices: JointPrices): AcceptedGroup[] {
  const events = byEvent(slip.selections, (one) => one.eventId);
  return [...events].flatMap(([eventId, members]) => {
    if (members.length < 2) return [];
    const selectionIds = members.map((one) => one.selectionId);
    return (
      slip.groups?.find((group) => isSame(group.selectionIds, selectionIds)) ?? seen(eventId, members, prices)
    );
  });
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

function seen(eventId: string, members: readonly HeldSelection[], prices: JointPrices): AcceptedGroup[] {
  const selectionIds = members.map((one) => one.selectionId);
  const legs = selectionIds.flatMap((id) => parseSelectionRawId(id) ?? []);
  const price = prices.joint(eventId, legs);
  return price.kind === 'priced' ? [{ eventId, selectionIds, odds: price.odds }] : [];
}
