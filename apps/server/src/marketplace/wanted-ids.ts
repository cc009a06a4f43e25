import { createHash } from 'node:crypto';
import { publicError } from '../platform/graphql/errors.ts';
import { fromGlobalId } from '../platform/graphql/node.ts';

/** Things one subscription follows at most; a page of more is followed by its path. */
const MOST_IDS = 250;
/** Longer than any id of ours. */
const LONGEST_ID = 200;

/**
 * Raw ids of ids as the wire has them, each once; raw ids, too, are taken.
 * @param typename of what they name; undefined for cards, whose kind has many names
 * @throws GraphQLError BAD_USER_INPUT for none, too many, and for what cannot be an id of ours
 */
export function rawIdsOf(typename: string | undefined, ids: readonly string[]): string[] {
  checkCount(ids.length);
  return [...new Set(ids.map((id) => rawIdOf(typename, id)))];
}

/** @throws GraphQLError BAD_USER_INPUT */
export function checkCount(count: number): void {
  if (count === 0) throw publicError('BAD_USER_INPUT', 'Name at least one id to follow.');
  if (count <= MOST_IDS) return;
  const message = `One subscription follows at most ${MOST_IDS} ids: use several, or follow a page by its path.`;
  throw publicError('BAD_USER_INPUT', message);
}

/** @throws GraphQLError BAD_USER_INPUT */
export function rawIdOf(typename: string | undefined, id: string): string {
  if (id === '' || id.length > LONGEST_ID) {
    throw publicError('BAD_USER_INPUT', `An id has 1 to ${LONGEST_ID} characters.`);
  }
  const global = fromGlobalId(id);
  const isTyped =
    global && (typename === undefined ? /MarketCard$/.test(global.typename) : global.typename === typename);
  return isTyped ? global.rawId : id;
}

/** A short name for a group of ids, to number its updates by. */
export function groupName(kind: string, content: unknown): string {
  return `${kind} ${createHash('sha256').update(JSON.stringify(content)).digest('base64')}`;
}
