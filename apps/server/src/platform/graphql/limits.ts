import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** What a document that is not one of our own may ask for. */
export interface DocumentLimits {
  /** Fields within fields. */
  readonly depth: number;
  /** Objects and values it may answer, by each field's complexity; a list counts as several. */
  readonly cost: number;
  /** Fields of the root: each alias of a mutation is one more try at it. */
  readonly rootFields: number;
  /** Fields at all depths, those of a fragment as often as it is spread. */
  readonly fields: number;
}

/**
 * A page with all its markets and their odds costs some 6,000, the betslip with everything our app shows 35,000. The page as
 * our app asks it, each kind of card with all there is on it, would cost 360,000: only our own documents are without limits.
 * Measured, a cost of 100 is about a millisecond of work.
 */
export const defaultLimits: DocumentLimits = { depth: 18, cost: 40_000, rootFields: 20, fields: 2_000 };

/** What an operation asks, or a part of it, the fragments spread in it among it. */
export interface Measure {
  readonly depth: number;
  readonly cost: number;
  /** At all depths. */
  readonly fields: number;
  /** Of those, the ones of the selection itself. */
  readonly rootFields: number;
  /** Of the latter, the ones that may be asked only once. */
  readonly costly: number;
}

/** For a mutation's `extensions`: it takes so much work that one operation may ask it once, under however many aliases. */
export const costly = { costly: true } as const;

const NOTHING: Measure = { depth: 0, cost: 0, fields: 0, rootFields: 0, costly: 0 };
const FIELD: Measure = { depth: 1, cost: 1, fields: 1, rootFields: 1, costly: 0 };

/** The document must be valid for the schema. */
export function measure(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Measure {
  const root = schema.getRootType(operation.operation);
  return root ? new Meter(schema, document).measure(operation.selectionSet, root.name) : NOTHING;
}

/** A sentence on what is over the limit, or undefined. */
export function overLimit(measured: Measure, limits: DocumentLimits): string | undefined {
  const { depth, cost, fields, rootFields, costly } = measured;
  if (costly > 1) return 'The operation asks more than once what may be asked only once at a time.';
  if (rootFields > limits.rootFields) {
    return `The operation selects more than ${limits.rootFields} fields at its root.`;
  }
  if (fields > limits.fields) return `The operation selects ${fields} fields; ${limits.fields} is the most.`;
  if (depth > limits.depth) return `The operation is ${depth} fields deep; ${limits.depth} is the most.`;
  if (cost > limits.cost) return `The operation costs ${cost}; ${limits.cost} is the most.`;
  return undefined;
}

/** Each fragment is measured once for each type, so fragments within fragments cannot make the measuring long. */
class Meter {
  readonly #schema: GraphQLSchema;
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  readonly #measured = new Map<string, Measure>();

  constructor(schema: GraphQLSchema, document: DocumentNode) {
    this.#schema = schema;
    for (const node of document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.#fragments.set(node.name.value, node);
    }
  }

  measure(selectionSet: SelectionSetNode, typename: string): Measure {
    let { depth, cost, fields, rootFields, costly } = NOTHING;
    for (const selection of selectionSet.selections) {
      const part =
        selection.kind === Kind.FIELD
          ? this.#field(selection.name.value, selection.selectionSet, typename)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? this.measure(selection.selectionSet, selection.typeCondition?.name.value ?? typename)
            : this.#fragment(selection.name.value);
      depth = Math.max(depth, part.depth);
      cost += part.cost;
      fields += part.fields;
      rootFields += part.rootFields;
      costly += part.costly;
    }
    return { depth, cost, fields, rootFields, costly };
  }

  #fragment(name: string): Measure {
    const known = this.#measured.get(name);
    if (known) return known;
    const fragment = this.#fragments.get(name);
    const measured = fragment
      ? this.measure(fragment.selectionSet, fragment.typeCondition.name.value)
      : NOTHING;
    this.#measured.set(name, measured);
    return measured;
  }

  #field(name: string, selectionSet: SelectionSetNode | undefined, typename: string): Measure {
    const type = this.#schema.getType(typename);
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    if (!field) {
      // Of introspection: every field counts, what it costs is not known.
      const { fields } = selectionSet ? this.measure(selectionSet, '') : NOTHING;
      return { ...FIELD, fields: fields + 1 };
    }
    const own = complexityOf(field.extensions.complexity);
    const costly = field.extensions.costly === true ? 1 : 0;
    if (!selectionSet) return { ...FIELD, cost: own.field, costly };
    const inner = this.measure(selectionSet, getNamedType(field.type).name);
    return {
      depth: inner.depth + 1,
      cost: own.field + own.multiplier * inner.cost,
      fields: inner.fields + 1,
      rootFields: 1,
      costly,
    };
  }
}

/** What the complexity plugin wrote on the field. */
function complexityOf(complexity: unknown): { field: number; multiplier: number } {
  if (typeof complexity === 'number') return { field: complexity, multiplier: 1 };
  if (typeof complexity !== 'object' || complexity === null) return { field: 1, multiplier: 1 };
  const field = 'field' in complexity && typeof complexity.field === 'number' ? complexity.field : 1;
  const multiplier =
    'multiplier' in complexity && typeof complexity.multiplier === 'number' ? complexity.multiplier : 1;
  return { field, multiplier };
}
