import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PriceBoard, priceBoardSchema } from '../testing/price-board.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const schema = priceBoardSchema(new PriceBoard());

// The public audit suite of the GraphQL-over-HTTP specification; it asks for `{ __typename }` and the like, and for a type by name.
describe.each([{ introspection: false }, { introspection: true }])(
  'introspection: $introspection',
  (options) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer(schema, { config: options });
    });
    afterAll(() => server.close());

    for (const audit of serverAudits({ url: () => `${server.url}/graphql`, fetchFn: fetch })) {
      test(`GraphQL over HTTP: ${audit.name} [API-001]`, async () => {
        const result = await audit.fn();
        if (result.status !== 'ok') throw new Error(result.reason);
        expect(result.status).toBe('ok');
      });
    }
  },
);
