import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  Kind,
  type NamedTypeNode,
  type SelectionSetNode,
} from 'graphql';
import type { Variables } from '../run.ts';

export interface Collecting {
  readonly schema: GraphQLSchema;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Values of the variables that @skip and @include ask. */
  readonly conditions: Variables;
}

/** The fields that selection sets ask of an object of a type, by their keys in the answer, in the order of the first of each. */
export function collectFields(
  collecting: Collecting,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): ReadonlyMap<string, readonly FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const seen = new Set<string>();
  for (const set of sets) collect(collecting, type, set, fields, seen);
  return fields;
}

/** CollectFields of the specification of GraphQL, 6.3.2. */
function collect(
  collecting: Collecting,
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  fields: Map<string, FieldNode[]>,
  seen: Set<string>,
): void {
  for (const selection of selections) {
    if (!isIncluded(selection, collecting.conditions)) continue;
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      const nodes = fields.get(key);
      if (nodes) nodes.push(selection);
      else fields.set(key, [selection]);
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      if (fits(collecting.schema, type, selection.typeCondition))
        collect(collecting, type, selection.selectionSet, fields, seen);
    } else if (!seen.has(selection.name.value)) {
      seen.add(selection.name.value);
      const fragment = collecting.fragments[selection.name.value];
      if (fragment && fits(collecting.schema, type, fragment.typeCondition))
        collect(collecting, type, fragment.selectionSet, fields, seen);
    }
  }
}

function fits(schema: GraphQLSchema, type: GraphQLObjectType, condition: NamedTypeNode | undefined): boolean {
  if (!condition || condition.name.value === type.name) return true;
  const wanted = schema.getType(condition.name.value);
  return isAbstractType(wanted) && schema.isSubType(wanted, type);
}

function isIncluded(
  node: { readonly directives?: readonly DirectiveNode[] },
  conditions: Variables,
): boolean {
  if (!node.directives?.length) return true;
  const skip = getDirectiveValues(GraphQLSkipDirective, node, conditions);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, conditions);
  return skip?.if !== true && include?.if !== false;
}
