import {
  type FieldNode,
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLList,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { leafSerializers } from '../leaf-serializers.ts';
import { completeAbstract } from './complete-abstract.ts';
import { completeList } from './complete-list.ts';
import type { Complete } from './completion.ts';
import { isThenable } from './is-thenable.ts';
import type { Selection } from './selection.ts';

/** What functions of one operation share. */
export interface Plan {
  readonly schema: GraphQLSchema;
  /** What field nodes of one key ask of an object of a type. */
  selectionOf(type: GraphQLObjectType, nodes: readonly FieldNode[]): Selection;
}

type Composite = GraphQLObjectType | GraphQLAbstractType | GraphQLList<GraphQLOutputType>;

const requiredLeaves = new WeakMap<GraphQLLeafType, Complete>();
const optionalLeaves = new WeakMap<GraphQLLeafType, Complete>();

/** How values of a type go out, with what the nodes ask of them. */
export function completeOf(type: GraphQLOutputType, nodes: readonly FieldNode[], plan: Plan): Complete {
  const isRequired = isNonNullType(type);
  const nullable = isRequired ? type.ofType : type;
  if (isLeafType(nullable)) return leafOf(nullable, isRequired);
  const complete = completeValue(nullable, nodes, plan);
  return isRequired ? required(complete) : optional(complete);
}

/** Most fields are leaves, and those of a type go out in the same way. */
function leafOf(type: GraphQLLeafType, isRequired: boolean): Complete {
  const leaves = isRequired ? requiredLeaves : optionalLeaves;
  const known = leaves.get(type);
  if (known) return known;
  const complete = isRequired ? required(completeLeaf(type)) : optional(completeLeaf(type));
  leaves.set(type, complete);
  return complete;
}

function completeValue(type: Composite, nodes: readonly FieldNode[], plan: Plan): Complete {
  if (isListType(type)) return completeList(type.ofType, completeOf(type.ofType, nodes, plan));
  if (isObjectType(type)) return completeObject(type, nodes, plan);
  return completeAbstract(type, plan.schema, (runtimeType) => completeObject(runtimeType, nodes, plan));
}

function required(complete: Complete): Complete {
  return (value, info, place) => {
    if (value instanceof Error) throw value;
    if (value !== null && value !== undefined) return complete(value, info, place);
    throw new Error(`Cannot return null for non-nullable field ${info.parentType.name}.${info.fieldName}.`);
  };
}

function optional(complete: Complete): Complete {
  return (value, info, place) => {
    if (value instanceof Error) throw value;
    return value === null || value === undefined ? null : complete(value, info, place);
  };
}

function completeLeaf(type: GraphQLLeafType): Complete {
  const serialize = leafSerializers[type.name] ?? ((value: unknown) => type.serialize(value));
  return (value) => {
    const serialized = serialize(value);
    if (serialized !== null && serialized !== undefined) return serialized;
    throw new Error(`The type ${type.name} has nothing to write for a value.`);
  };
}

function completeObject(type: GraphQLObjectType, nodes: readonly FieldNode[], plan: Plan): Complete {
  const { isTypeOf } = type;
  let selection: Selection | undefined;
  const read: Complete = (value, info, place) => {
    selection ??= plan.selectionOf(type, nodes);
    return selection.read(value, info.execution, place ?? info.path);
  };
  if (!isTypeOf) return read;
  const checked = (is: boolean, ...[value, info, place]: Parameters<Complete>) => {
    if (is) return read(value, info, place);
    throw new GraphQLError(`Expected a value of type "${type.name}".`, { nodes });
  };
  return (value, info, place) => {
    const is = isTypeOf(value, info.execution.context, info);
    return isThenable(is)
      ? Promise.resolve(is).then((late) => checked(late, value, info, place))
      : checked(is, value, info, place);
  };
}
