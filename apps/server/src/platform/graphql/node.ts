import type { GraphQLResolveInfo } from 'graphql';
import { builder } from './builder.ts';
import type { RequestContext } from './context.ts';

/** Finds what a raw id names; null when there is no such thing or the viewer may not see it. */
export type NodeLoader = (rawId: string, context: RequestContext) => Promise<object | null>;

const loaders = new Map<string, NodeLoader>();

/** Makes a type's objects reachable through Query.node. Called once for each type, in its `.schema.ts`. */
export function registerNode(typename: string, load: NodeLoader): void {
  if (loaders.has(typename)) throw new Error(`Node type ${typename} is registered twice.`);
  loaders.set(typename, load);
}

/** The id on the wire: '<typename>:<rawId>'. */
export function toGlobalId(typename: string, rawId: string): string {
  return `${typename}:${rawId}`;
}

/** The parts of an id on the wire; null when it is not one. */
export function fromGlobalId(id: string): { readonly typename: string; readonly rawId: string } | null {
  const colon = id.indexOf(':');
  if (colon <= 0 || colon === id.length - 1) return null;
  return { typename: id.slice(0, colon), rawId: id.slice(colon + 1) };
}

/**
 * As which type a field was asked, by the field being answered: domain objects do not carry their GraphQL name, and one may
 * be asked as several types at once.
 */
const typenames = new WeakMap<GraphQLResolveInfo, string>();

/** Every implementing type defines its own `id` with toGlobalId. */
export const NodeRef = builder.interfaceRef<object>('Node').implement({
  resolveType: (_value, _context, info) => typenames.get(info),
  fields: (t) => ({
    id: t.id({
      resolve: (_value, _args, _context, info) => {
        throw new Error(`${info.parentType.name} does not say what its id is.`);
      },
    }),
  }),
});

builder.queryField('node', (t) =>
  t.field({
    type: NodeRef,
    nullable: true,
    authScopes: { public: true },
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context, info) => {
      const parts = fromGlobalId(id);
      const load = parts && loaders.get(parts.typename);
      if (!load) return null;
      typenames.set(info, parts.typename);
      return load(parts.rawId, context);
    },
  }),
);
