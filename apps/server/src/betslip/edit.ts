import { type Refusal, refusal } from './refusal.ts';
import type { Slip } from './slip.ts';

/** The slip after an edit, or why it was not made. An edit that changes nothing answers the slip itself. */
export type EditResult =
  | { readonly kind: 'slip'; readonly slip: Slip }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export type Edit = (slip: Slip) => EditResult;

export function edited(slip: Slip): EditResult {
  return { kind: 'slip', slip };
}

export function refused(code: Parameters<typeof refusal>[0]): EditResult {
  return { kind: 'refused', refusal: refusal(code) };
}

/** Both edits, or neither. */
export function inTurn(first: Edit, second: Edit): Edit {
  return (slip) => {
    const result = first(slip);
    return result.kind === 'refused' ? result : second(result.slip);
  };
}
