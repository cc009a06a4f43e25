import { type FieldNode, type GraphQLField, getArgumentValues, Kind, type ValueNode } from 'graphql';
import type { ArgumentValues, Execution } from './execution.ts';

const NONE: ArgumentValues = Object.freeze({});
const none = () => NONE;

/** What answers a field's arguments in an execution. It throws a GraphQLError where a variable that is needed has no value. */
export function argumentsOf(
  definition: GraphQLField<unknown, unknown>,
  node: FieldNode,
): (execution: Execution) => ArgumentValues {
  if (definition.args.length === 0) return none;
  if (node.arguments?.some(({ value }) => hasVariable(value))) {
    const inExecution = ({ argumentValues, variables }: Execution): ArgumentValues => {
      // By this function, not by the node: types of one interface may have other defaults, and further arguments.
      const known = argumentValues.get(inExecution);
      if (known) return known;
      const values = getArgumentValues(definition, node, variables);
      argumentValues.set(inExecution, values);
      return values;
    };
    return inExecution;
  }
  let values: ArgumentValues | undefined;
  return () => {
    values ??= getArgumentValues(definition, node);
    return values;
  };
}

function hasVariable(node: ValueNode): boolean {
  switch (node.kind) {
    case Kind.VARIABLE:
      return true;
    case Kind.LIST:
      return node.values.some(hasVariable);
    case Kind.OBJECT:
      return node.fields.some(({ value }) => hasVariable(value));
    default:
      return false;
  }
}
