import type { FieldNode, GraphQLField, GraphQLObjectType, GraphQLResolveInfo, ResponsePath } from 'graphql';
import type { Execution } from './execution.ts';

/** What is known of a field before it is read. */
export interface FieldFacts {
  /** Its name in the answer. */
  readonly key: string;
  /** All that ask for it. */
  readonly nodes: readonly FieldNode[];
  readonly parentType: GraphQLObjectType;
  readonly definition: GraphQLField<unknown, unknown>;
}

/**
 * What a resolver may ask about the field it answers. Hardly any does, so all but three references is looked up when asked,
 * the path as well.
 */
export class FieldInfo implements GraphQLResolveInfo {
  readonly field: FieldFacts;
  readonly execution: Execution;
  readonly #above: ResponsePath | undefined;
  #path: ResponsePath | undefined;

  /** @param above where the object stands that the field belongs to; undefined for a root field */
  constructor(field: FieldFacts, execution: Execution, above: ResponsePath | undefined) {
    this.field = field;
    this.execution = execution;
    this.#above = above;
  }

  /** The same object whenever it is asked, for errors are told apart by it. */
  get path(): ResponsePath {
    this.#path ??= { prev: this.#above, key: this.field.key, typename: this.field.parentType.name };
    return this.#path;
  }

  get fieldName() {
    return this.field.definition.name;
  }

  get fieldNodes() {
    return this.field.nodes;
  }

  get returnType() {
    return this.field.definition.type;
  }

  get parentType() {
    return this.field.parentType;
  }

  get schema() {
    return this.execution.facts.schema;
  }

  get fragments() {
    return this.execution.facts.fragments;
  }

  get operation() {
    return this.execution.facts.operation;
  }

  get rootValue() {
    return this.execution.root;
  }

  get variableValues() {
    return this.execution.variables;
  }
}
