import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  isNonNullType,
  type ResponsePath,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql';
import { argumentsOf } from './arguments.ts';
import { completeOf, type Plan } from './complete.ts';
import type { Complete } from './completion.ts';
import type { ArgumentValues, Execution } from './execution.ts';
import { type FieldFacts, FieldInfo } from './field-info.ts';
import { isThenable } from './is-thenable.ts';
import type { Field } from './selection.ts';
import { standIn } from './stand-in.ts';

type Definition = FieldFacts['definition'];

/** A field of objects of a type, as all its nodes ask it; undefined when the type has no such field. */
export function createField(
  plan: Plan,
  parentType: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
): Field | undefined {
  const [node] = nodes;
  if (node?.name.value === TypeNameMetaFieldDef.name) return { key, read: () => parentType.name };
  const definition = node && definitionOf(plan, parentType, node.name.value);
  return definition && new ResolvedField({ plan, parentType, key, node, nodes, definition });
}

function definitionOf({ schema }: Plan, type: GraphQLObjectType, name: string): Definition | undefined {
  const isQuery = type === schema.getQueryType();
  if (isQuery && name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (isQuery && name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return type.getFields()[name];
}

interface FieldParts extends FieldFacts {
  readonly plan: Plan;
  /** The first of the nodes: all have the same arguments. */
  readonly node: FieldNode;
}

/** A field that its resolver answers. */
export class ResolvedField implements Field, FieldFacts {
  readonly key: string;
  readonly nodes: readonly FieldNode[];
  readonly parentType: GraphQLObjectType;
  readonly definition: Definition;
  readonly #resolve: GraphQLFieldResolver<unknown, unknown>;
  readonly #arguments: (execution: Execution) => ArgumentValues;
  readonly #complete: Complete;

  constructor({ plan, parentType, key, node, nodes, definition }: FieldParts) {
    this.key = key;
    this.nodes = nodes;
    this.parentType = parentType;
    this.definition = definition;
    this.#resolve = definition.resolve ?? defaultFieldResolver;
    this.#arguments = argumentsOf(definition, node);
    this.#complete = completeOf(definition.type, nodes, plan);
  }

  read(source: unknown, execution: Execution, above: ResponsePath | undefined): unknown {
    const info = new FieldInfo(this, execution, above);
    try {
      const resolve = this.#resolve;
      const value = resolve(source, this.#arguments(execution), execution.context, info);
      const done = isThenable(value) ? this.#late(value, info) : this.#complete(value, info, undefined);
      return done instanceof Promise ? done.catch((error: unknown) => this.#fail(error, info)) : done;
    } catch (error) {
      return this.#fail(error, info);
    }
  }

  async #late(value: PromiseLike<unknown>, info: FieldInfo): Promise<unknown> {
    return this.#complete(await value, info, undefined);
  }

  #fail(error: unknown, info: FieldInfo): null {
    return standIn(error, info, info.path, isNonNullType(this.definition.type));
  }
}
