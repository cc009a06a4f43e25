import type {
  FragmentDefinitionNode,
  GraphQLError,
  GraphQLSchema,
  OperationDefinitionNode,
  ResponsePath,
} from 'graphql';
import type { RequestContext } from '../context.ts';
import type { Variables } from '../run.ts';

/** Values of a field's arguments by name. */
export type ArgumentValues = Readonly<Record<string, unknown>>;

/** What all executions of an operation have in common. */
export interface Facts {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
}

/** One execution of an operation: what it was given, and the errors of fields so far. */
export class Execution {
  readonly facts: Facts;
  readonly root: unknown;
  readonly context: RequestContext;
  /** Coerced. */
  readonly variables: { [variable: string]: unknown };
  readonly errors: GraphQLError[] = [];
  /** Of fields whose arguments hang on variables: worked out once, however many objects have the field. */
  readonly argumentValues = new Map<object, ArgumentValues>();
  /** Where null stands for an error; undefined is the whole answer. */
  readonly #nulled = new Set<ResponsePath | undefined>();

  constructor(facts: Facts, root: unknown, context: RequestContext, variables: Variables) {
    this.facts = facts;
    this.root = root;
    this.context = context;
    this.variables = variables;
  }

  /** Notes why null stands at a place, unless it lies in something that is null by now. */
  fail(error: GraphQLError, place: ResponsePath | undefined): void {
    for (let path = place; path !== undefined; path = path.prev) if (this.#nulled.has(path)) return;
    if (this.#nulled.has(undefined)) return;
    this.#nulled.add(place);
    this.errors.push(error);
  }
}
