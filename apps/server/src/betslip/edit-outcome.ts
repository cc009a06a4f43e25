import type { PricedSlip } from './priced-slip.ts';
import { type Refusal, type RefusalCode, refusal } from './refusal.ts';

export type EditOutcome =
  | { readonly kind: 'edited'; readonly slip: PricedSlip }
  /** Nothing was changed. */
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export function refusedWith(code: RefusalCode): EditOutcome {
  return { kind: 'refused', refusal: refusal(code) };
}
