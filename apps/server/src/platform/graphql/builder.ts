import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import type { RequestContext } from './context.ts';
import { unauthenticated } from './context.ts';

/**
 * The one schema builder. A domain's `.schema.ts` imports it and adds its types and fields as a side effect.
 *
 * Fields are non-null and arguments required unless they say `nullable: true` / `required: false`.
 * Every field of Query, Mutation and Subscription declares `authScopes`:
 * `{ public: true }` anyone, `{ viewer: true }` any valid token, `{ patron: true }` who is logged in.
 * A root field whose answer is the same for everyone says so with `extensions: shared(...)` (shared.ts): whole answers
 * made of such fields are kept as bytes, and such subscriptions (realtime/live-source.ts) are executed once for all.
 */
export const builder = new SchemaBuilder<{
  Context: RequestContext;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: true;
  AuthScopes: { public: boolean; viewer: boolean; patron: boolean };
  Scalars: {
    ID: { Input: string; Output: string };
    DateTime: { Input: Date; Output: Date };
    Long: { Input: bigint; Output: bigint };
  };
}>({
  plugins: [ScopeAuthPlugin, ComplexityPlugin],
  defaultFieldNullability: false,
  defaultInputFieldRequiredness: true,
  complexity: { defaultComplexity: 1, defaultListMultiplier: 5 },
  scopeAuth: {
    authorizeOnSubscribe: true,
    authScopes: ({ viewer }) => ({
      public: true,
      viewer: viewer.kind !== 'nobody',
      patron: viewer.kind === 'patron',
    }),
    unauthorizedError: () => unauthenticated(),
  },
});

builder.queryType({});
builder.mutationType({});
builder.subscriptionType({});
