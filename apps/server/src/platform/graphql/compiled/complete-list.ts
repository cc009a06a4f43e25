import {
  GraphQLError,
  type GraphQLOutputType,
  getNullableType,
  isLeafType,
  isNonNullType,
  type ResponsePath,
} from 'graphql';
import type { Complete } from './completion.ts';
import type { FieldInfo } from './field-info.ts';
import { isThenable } from './is-thenable.ts';
import { standIn } from './stand-in.ts';

/**
 * How lists go out.
 * @param complete how items of the type do
 */
export function completeList(type: GraphQLOutputType, complete: Complete): Complete {
  const isRequired = isNonNullType(type);
  const isLeaf = isLeafType(getNullableType(type));
  const itemOf = (item: unknown, info: FieldInfo, list: ResponsePath | undefined, index: number) => {
    // A leaf asks for its place only when it fails.
    let known = isLeaf ? undefined : placeOf(info, list, index);
    const fail = (error: unknown) => {
      known ??= placeOf(info, list, index);
      return standIn(error, info, known, isRequired);
    };
    try {
      const done = isThenable(item) ? later(item, info, known) : complete(item, info, known);
      return done instanceof Promise ? done.catch(fail) : done;
    } catch (error) {
      return fail(error);
    }
  };
  const later = async (item: PromiseLike<unknown>, info: FieldInfo, place: ResponsePath | undefined) =>
    complete(await item, info, place);
  return (value, info, place) => {
    if (!isIterable(value)) {
      const name = `${info.parentType.name}.${info.fieldName}`;
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${name}".`);
    }
    const answer: unknown[] = [];
    let isLate = false;
    try {
      for (const item of value) {
        const done = itemOf(item, info, place, answer.length);
        if (done instanceof Promise) isLate = true;
        answer.push(done);
      }
    } catch (error) {
      if (!isLate) throw error;
      // What is under way may fail as well, and is to be heard of before the answer goes out.
      return Promise.allSettled(answer).then(() => {
        throw error;
      });
    }
    return isLate ? Promise.all(answer) : answer;
  };
}

function placeOf(info: FieldInfo, list: ResponsePath | undefined, key: number): ResponsePath {
  return { prev: list ?? info.path, key, typename: undefined };
}

/** Text counts as one value. */
function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}
