import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getArgumentValues,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import type { Services } from './context.ts';
import { type SharedField, sharedFieldOf } from './shared.ts';

/** One root field of a document whose answer is the same for everyone. */
export interface SharedRoot {
  readonly node: FieldNode;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly field: SharedField;
}

/** The root fields when every one of them is shared; undefined when one is not, or for a mutation. */
export function sharedRoots(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): readonly SharedRoot[] | undefined {
  const type = schema.getRootType(operation.operation);
  if (!type || operation.operation === OperationTypeNode.MUTATION) return undefined;
  const roots: SharedRoot[] = [];
  for (const node of rootFields(operation.selectionSet, fragmentsOf(document))) {
    if (node.name.value === '__typename') continue;
    const definition = type.getFields()[node.name.value];
    const field = definition && sharedFieldOf(definition.extensions);
    if (!definition || !field) return undefined;
    roots.push({ node, definition, field });
  }
  return roots.length > 0 ? roots : undefined;
}

/** Names of an operation's root fields, each once. */
export function rootFieldNames(document: DocumentNode, { selectionSet }: OperationDefinitionNode): string[] {
  const names = [...rootFields(selectionSet, fragmentsOf(document))].map(({ name }) => name.value);
  return [...new Set(names)];
}

/** Asks for the present versions of a document's root fields with given variables; cheap, for every request. */
export type VersionReader = () => number | undefined;

/**
 * What reads each root field's version, its arguments worked out once. Undefined when a field has no versions or
 * the variables do not fit.
 */
export function versionReaders(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  roots: readonly SharedRoot[],
  variables: Readonly<Record<string, unknown>>,
  services: Services,
): readonly VersionReader[] | undefined {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!coerced) return undefined;
  const readers: VersionReader[] = [];
  for (const { node, definition, field } of roots) {
    const { version } = field;
    if (!version) return undefined;
    const args = getArgumentValues(definition, node, coerced);
    readers.push(() => version(args, services));
  }
  return readers;
}

function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return new Map(fragments.map((node) => [node.name.value, node]));
}

function* rootFields(
  selectionSet: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Generator<FieldNode> {
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) yield selection;
    else if (selection.kind === Kind.INLINE_FRAGMENT) yield* rootFields(selection.selectionSet, fragments);
    else {
      const fragment = fragments.get(selection.name.value);
      if (fragment) yield* rootFields(fragment.selectionSet, fragments);
    }
  }
}
