import {
  defaultTypeResolver,
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';
import type { Complete } from './completion.ts';
import { isThenable } from './is-thenable.ts';

/**
 * How values of an interface or a union go out: as what the type's resolver says they are.
 * @param completeAs makes how values of an object type go out, once for each that comes
 */
export function completeAbstract(
  type: GraphQLAbstractType,
  schema: GraphQLSchema,
  completeAs: (type: GraphQLObjectType) => Complete,
): Complete {
  const resolveType = type.resolveType ?? defaultTypeResolver;
  const known = new Map<string, Complete>();
  const completeNamed = (name: string | undefined): Complete => {
    const made = name === undefined ? undefined : known.get(name);
    if (made) return made;
    const runtimeType = possibleType(schema, type, name);
    const complete = completeAs(runtimeType);
    known.set(runtimeType.name, complete);
    return complete;
  };
  return (value, info, place) => {
    const name = resolveType(value, info.execution.context, info, type);
    return isThenable(name)
      ? Promise.resolve(name).then((late) => completeNamed(late)(value, info, place))
      : completeNamed(name)(value, info, place);
  };
}

function possibleType(
  schema: GraphQLSchema,
  type: GraphQLAbstractType,
  name: string | undefined,
): GraphQLObjectType {
  const runtimeType = name === undefined ? undefined : schema.getType(name);
  if (isObjectType(runtimeType) && schema.isSubType(type, runtimeType)) return runtimeType;
  throw new GraphQLError(`A value of "${type.name}" resolved to "${name}", which is no type it can have.`);
}
