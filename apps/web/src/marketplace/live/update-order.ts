/** What to do with a numbered update of one page path. */
export type Verdict = 'apply' | 'drop' | 'gap';

/** The last number seen on a path; undefined before the first. */
export interface UpdateOrder {
  readonly last: number | undefined;
}

export const unordered: UpdateOrder = { last: undefined };

/**
 * Orders the updates of one path, which the server numbers one by one. An older or repeated number is dropped; a missing
 * one means something was lost, so the page must be fetched again (the update itself is still newer and is applied).
 */
export function judge(order: UpdateOrder, sequence: number): { verdict: Verdict; order: UpdateOrder } {
  const { last } = order;
  if (last !== undefined && sequence <= last) return { verdict: 'drop', order };
  const verdict = last !== undefined && sequence > last + 1 ? 'gap' : 'apply';
  return { verdict, order: { last: sequence } };
}
