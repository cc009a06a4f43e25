import type { GraphQLSchema } from 'graphql';
import { builder } from './platform/graphql/builder.ts';
import './platform/graphql/error-types.ts';
import './platform/graphql/shared-types.ts';

/** The whole schema: importing a domain's `.schema.ts` adds its part, so this is called after all imports. */
export function buildSchema(): GraphQLSchema {
  return builder.toSchema();
}
