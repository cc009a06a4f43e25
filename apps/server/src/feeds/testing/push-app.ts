import fastify from 'fastify';
import { readProviders } from '../providers.ts';
import { pushRoutes } from '../push.routes.ts';
import type { PushParts } from '../push.ts';

const TOKEN = 'acme-token-of-thirty-letters-1';

/** A server to which the provider 'acme' alone pushes. */
export function pushApp(parts: PushParts) {
  const app = fastify();
  pushRoutes(parts, readProviders(`acme=${TOKEN}`) ?? [])(app);
  return {
    /** Sends the body of one request. */
    post: (payload: string | Buffer) =>
      app.inject({
        method: 'POST',
        url: '/api/feed/messages',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
        payload,
      }),
    close: () => app.close(),
  };
}
