import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  type ValidationContext,
  visit,
} from 'graphql';

/** A rule for a schema that is not shown: refuses what would list it. Of single types see withoutTypes. */
export function refuseSchema(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      if (node.name.value !== '__schema') return;
      context.reportError(
        new GraphQLError(
          'GraphQL introspection has been disabled, but the requested query contained the field "__schema".',
          { nodes: [node] },
        ),
      );
    },
  };
}

/** The same document where whatever type it asks for is one that does not exist: that is answered with null, and is no error. */
export function withoutTypes(document: DocumentNode): DocumentNode {
  return visit(document, {
    Field: (node) => (node.name.value === '__type' ? ofNoType(node) : undefined),
  });
}

function ofNoType(node: FieldNode): FieldNode {
  return {
    ...node,
    arguments: [
      {
        kind: Kind.ARGUMENT,
        name: { kind: Kind.NAME, value: 'name' },
        value: { kind: Kind.STRING, value: '' },
      },
    ],
  };
}
