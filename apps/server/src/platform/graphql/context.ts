import { GraphQLError } from 'graphql';

/** Who asks. A visitor holds the anonymous token of the startup query, a patron is logged in. */
export type Viewer =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'visitor'; readonly visitorId: string }
  | { readonly kind: 'patron'; readonly patronId: string; readonly sessionId: string };

/**
 * What resolvers can call: each domain's schema file adds its own face by declaration merging,
 * `declare module '../platform/graphql/context.ts' { interface Services { wallet: Wallet } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains
export interface Services {}

/** What every resolver gets with a request or a subscription. */
export interface RequestContext {
  readonly viewer: Viewer;
  readonly services: Services;
  /** Milliseconds since the epoch when the request came in. */
  readonly now: number;
  readonly ipAddress: string;
  readonly userAgent: string;
  /** ISO 3166-2, as the client believes it (header x-region-code): to be checked before it counts. */
  readonly regionCode?: string | undefined;
}

/** The patron who asks. Throws UNAUTHENTICATED for anyone else: call it under the scope `patron`. */
export function requirePatron(context: Pick<RequestContext, 'viewer'>): string {
  if (context.viewer.kind !== 'patron') throw unauthenticated();
  return context.viewer.patronId;
}

/** Whose betslip it is: 'patron:<id>' or 'visitor:<id>'. Throws UNAUTHENTICATED without a token. */
export function ownerOf(viewer: Viewer): string {
  switch (viewer.kind) {
    case 'patron':
      return `patron:${viewer.patronId}`;
    case 'visitor':
      return `visitor:${viewer.visitorId}`;
    case 'nobody':
      throw unauthenticated();
  }
}

/** The error of a missing, expired or insufficient token. */
export function unauthenticated(): GraphQLError {
  return new GraphQLError('You are not logged in. Please log in again to proceed.', {
    extensions: { code: 'UNAUTHENTICATED' },
  });
}
