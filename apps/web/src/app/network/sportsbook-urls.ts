import * as v from 'valibot';
import type { GraphQLAnswer, GraphQLFormattedError } from './answer.ts';

/** Where the sportsbook of this person's region is asked. */
export interface SportsbookUrls {
  readonly graphql: string;
  readonly websocket: string;
}

const OURS: SportsbookUrls = { graphql: '/graphql', websocket: '/graphql/ws' };
const CODE = 'UNAUTHORIZED_REGION';

/** A path of the server that says so, or an address that nobody between can read: tokens are sent there. */
const address = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https:\/\/|wss:\/\/)/));
const given = v.object({ graphql: address, websocket: address });

let current = OURS;

export function sportsbookUrls(): SportsbookUrls {
  return current;
}

/** Back to the sportsbook of the server that this app came from. @internal For tests. */
export function resetSportsbookUrls(): void {
  current = OURS;
}

/** Whether an answer says that the sportsbook that was asked is not the one of the region somebody is in. */
export function isOtherRegion({
  errors,
}: {
  readonly errors?: readonly GraphQLFormattedError[] | undefined;
}): boolean {
  return errors?.some(({ extensions }) => extensions?.code === CODE) ?? false;
}

/** Keeps the addresses such an answer gives, if it gives any it may. Answers whether there is somewhere else to ask. */
export function moveSportsbook({ errors }: GraphQLAnswer): boolean {
  for (const { extensions } of errors ?? []) {
    const read = v.safeParse(given, extensions?.sportsbookUrls);
    if (extensions?.code !== CODE || !read.success) continue;
    const isElsewhere = read.output.graphql !== current.graphql;
    current = read.output;
    return isElsewhere;
  }
  return false;
}
