import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { builder } from './platform/graphql/builder.ts';
import './platform/graphql/error-types.ts';
import './platform/graphql/shared-types.ts';
import './identity/identity.schema.ts';
import './session/session.schema.ts';
import './location/location.schema.ts';
import './favourites/favourites.schema.ts';
import './wallet/wallet.schema.ts';
import './cashier/cashier.schema.ts';
import './rewards/rewards.schema.ts';
import './marketplace/marketplace.schema.ts';
import './betslip/betslip.schema.ts';
import './bets/bets.schema.ts';
import './cashout/cashout.schema.ts';
import './streams/streams.schema.ts';

/** The whole schema: importing a domain's `.schema.ts` adds its part. */
export function buildSchema(): GraphQLSchema {
  return builder.toSchema();
}

/** The schema as it is committed. */
export function schemaText(): string {
  return `${printSchema(lexicographicSortSchema(buildSchema()))}\n`;
}
