import type { RequestContext } from '../platform/graphql/context.ts';
import type { Origin } from './request.ts';

/** From whom and where a request came, and in which session. */
export function originOf({ viewer, ipAddress, userAgent }: RequestContext): Origin {
  return { ipAddress, userAgent, ...(viewer.kind === 'patron' && { sessionId: viewer.sessionId }) };
}
