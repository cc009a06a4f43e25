/** What to do with a numbered update of one page path. */
export type Verdict = 'apply' | 'drop' | 'gap';

/** The last number seen of one subscription on one connection; undefined before the first. */
export interface UpdateOrder {
  readonly last: number | undefined;
}

export const unordered: UpdateOrder = { last: undefined };

/**
 * Orders the updates of one subscription, which the server numbers one by one for as long as a connection lasts. An older or
 * repeated number is dropped; a missing one means something was lost, so the page must be fetched again (the update itself is
 * still newer and is applied). With each connection begin unordered: the server may have counted from elsewhere since.
 */
export function judge(order: UpdateOrder, sequence: number): { verdict: Verdict; order: UpdateOrder } {
  const { last } = order;
  if (last !== undefined && sequence <= last) return { verdict: 'drop', order };
  const verdict = last !== undefined && sequence > last + 1 ? 'gap' : 'apply';
  return { verdict, order: { last: sequence } };
}
