import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';
import { repositoryFolder } from './repository.ts';
import { buildSchema, schemaText } from './schema.ts';

const schema: GraphQLSchema = buildSchema();

const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
  (type): type is GraphQLObjectType => type instanceof GraphQLObjectType,
);

test('every field of a root says who may ask for it', () => {
  const silent = roots.flatMap((type) =>
    Object.values(type.getFields())
      .filter(({ extensions }) => !saysWho(extensions.pothosOptions))
      .map((field) => `${type.name}.${field.name}`),
  );
  expect(roots).toHaveLength(3);
  expect(silent).toEqual([]);
});

test('what is shared is for everyone: it is executed for nobody in particular', () => {
  for (const type of roots) {
    for (const field of Object.values(type.getFields())) {
      if (field.extensions.shared === undefined) continue;
      const options = field.extensions.pothosOptions;
      expect(options, `${type.name}.${field.name}`).toMatchObject({ authScopes: { public: true } });
    }
  }
});

test('the committed schema is what the code says: `npm run schema` writes it [API-012]', () => {
  const committed = readFileSync(join(repositoryFolder, 'apps/server/schema.graphql'), 'utf8');
  expect(schemaText()).toBe(committed);
});

function saysWho(options: unknown): boolean {
  return (
    typeof options === 'object' && options !== null && 'authScopes' in options && Boolean(options.authScopes)
  );
}
