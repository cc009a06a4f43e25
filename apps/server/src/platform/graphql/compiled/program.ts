import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Runnable, Variables } from '../run.ts';
import { collectFields } from './collect.ts';
import type { Plan } from './complete.ts';
import type { Facts } from './execution.ts';
import { createField } from './field.ts';
import { Selection } from './selection.ts';

export interface ProgramParts extends Pick<Runnable, 'schema' | 'document'> {
  readonly operation: OperationDefinitionNode;
  /** Values of the variables that @skip and @include ask. */
  readonly conditions: Variables;
}

/**
 * An operation as functions that call each other. What is asked of an object of some type is made once, when first such an
 * object comes, however many ways lead there: a text with all of it written out is as long as the ways are many.
 */
export class Program implements Plan, Facts {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly #conditions: Variables;
  /** By type and numbers of selection sets. */
  readonly #selections = new Map<string, Selection>();
  readonly #numbers = new Map<SelectionSetNode, number>();

  constructor({ schema, document, operation, conditions }: ProgramParts) {
    this.schema = schema;
    this.operation = operation;
    this.#conditions = conditions;
    const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
    this.fragments = Object.fromEntries(fragments.map((node) => [node.name.value, node]));
  }

  /** What is asked of the root. */
  root(): Selection {
    const type = this.schema.getRootType(this.operation.operation);
    if (!type) throw new Error(`The schema has no ${this.operation.operation}.`);
    return this.#selection(type, [this.operation.selectionSet]);
  }

  selectionOf(type: GraphQLObjectType, nodes: readonly FieldNode[]): Selection {
    return this.#selection(
      type,
      nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
    );
  }

  #selection(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Selection {
    const key = `${type.name} ${sets.map((set) => this.#numberOf(set)).join(' ')}`;
    const known = this.#selections.get(key);
    if (known) return known;
    const collecting = { schema: this.schema, fragments: this.fragments, conditions: this.#conditions };
    const fields = [...collectFields(collecting, type, sets)].flatMap(
      ([key, nodes]) => createField(this, type, key, nodes) ?? [],
    );
    const selection = new Selection(fields);
    this.#selections.set(key, selection);
    return selection;
  }

  #numberOf(set: SelectionSetNode): number {
    const known = this.#numbers.get(set);
    if (known !== undefined) return known;
    this.#numbers.set(set, this.#numbers.size);
    return this.#numbers.size - 1;
  }
}
