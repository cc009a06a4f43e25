import type { Services } from './context.ts';

/**
 * Marks a root field whose answer depends on its arguments only, never on the viewer:
 * `extensions: shared({ version: (args, services) => services.marketplace.pageVersion(String(args.canonicalUrl)) })`.
 */
export interface SharedField {
  /**
   * For a query field: a number that changes whenever the field's answer for these arguments does. A whole answer
   * made of such fields is then kept as bytes and sent again while all its versions stay. It is asked with every
   * request, so it must cost next to nothing. Undefined: no version now, execute.
   */
  readonly version?: (args: Readonly<Record<string, unknown>>, services: Services) => number | undefined;
}

export function shared(field: SharedField = {}): { shared: SharedField } {
  return { shared: field };
}

/** The mark on a field's extensions. */
export function sharedFieldOf(extensions: Readonly<Record<string, unknown>>): SharedField | undefined {
  const mark = extensions.shared;
  return isSharedField(mark) ? mark : undefined;
}

function isSharedField(mark: unknown): mark is SharedField {
  return typeof mark === 'object' && mark !== null;
}
